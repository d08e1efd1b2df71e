import type { LanguageModel } from 'ai'
import type { HttpCall } from '#server/platform/http.ts'

type ModelSettings = {
  model: string
  apiKey: string | null
  baseUrl: string | null
}

/** One company or program that runs language models. */
export type Provider = {
  /** As a person knows it. */
  name: string
  /** Where it is reached when the environment names no other place. */
  baseUrl: string
  openModel: (settings: ModelSettings & { baseUrl: string; http: HttpCall }) => LanguageModel
}
