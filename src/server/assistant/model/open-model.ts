import type { LanguageModel } from 'ai'
import type { Config } from '#server/config.ts'
import { openHttp } from '#server/platform/http.ts'
import { providers } from '../providers/registry.gen.ts'
import type { Provider } from './provider.ts'

export type Model = {
  model: LanguageModel
  /** Who gets to read what is sent, for the sentence on the page. */
  recipient: string
  /** Tells the operator that the key is refused. */
  onKeyRefused?: () => void
}

export type ModelLimits = { totalMs: number; betweenWordsMs: number; maxBytes: number }

export const modelLimits: ModelLimits = { totalMs: 60_000, betweenWordsMs: 20_000, maxBytes: 1024 * 1024 }

/** The configured model; null if our own engine does all the writing. */
export function openModel(ai: Config['ai'], limits: ModelLimits = modelLimits): Model | null {
  if (!ai) return null
  const provider: Provider = providers[ai.provider]
  const baseUrl = (ai.baseUrl ?? provider.baseUrl).replace(/\/+$/, '')
  const { host, hostname } = new URL(baseUrl)
  const http = openHttp({ hosts: [host], timeoutMs: limits.totalMs, maxBytes: limits.maxBytes })
  return {
    model: provider.openModel({ model: ai.model, apiKey: ai.apiKey, baseUrl, http }),
    recipient: ai.baseUrl ? hostname : provider.name,
  }
}
