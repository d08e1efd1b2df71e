import type { Config } from '#server/config.ts'
import { openHttp } from '#server/platform/http.ts'
import { providers } from '../providers/registry.gen.ts'

/** What the operator should know about the key at startup; undefined if it is accepted or there is no answer. */
export async function describeRefusedKey(ai: Config['ai']): Promise<string | undefined> {
  if (!ai?.apiKey) return undefined
  const baseUrl = (ai.baseUrl ?? providers[ai.provider].baseUrl).replace(/\/+$/, '')
  const http = openHttp({ hosts: [new URL(baseUrl).host], timeoutMs: 5000 })
  const headers =
    ai.provider === 'anthropic'
      ? { 'x-api-key': ai.apiKey, 'anthropic-version': '2023-06-01' }
      : { authorization: `Bearer ${ai.apiKey}` }
  const status = await http(`${baseUrl}/models`, { headers }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    // Offline at the start isn't a fault of the key.
    () => undefined,
  )
  return status === 401 || status === 403 ? keyRefused(providers[ai.provider].name) : undefined
}

export function keyRefused(name: string): string {
  return `${name} refuses AI_API_KEY: set a valid key. Until then, the offline engine does the writing.`
}
