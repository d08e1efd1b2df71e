import { createAnthropic } from '@ai-sdk/anthropic'
import type { Provider } from '../model/provider.ts'

export default {
  name: 'Anthropic',
  baseUrl: 'https://api.anthropic.com/v1',
  // An empty key stays empty: the library would otherwise look for one in the environment itself.
  openModel: ({ model, apiKey, baseUrl, http }) =>
    createAnthropic({ apiKey: apiKey ?? '', baseURL: baseUrl, fetch: http })(model),
} satisfies Provider
