import { createOpenAI } from '@ai-sdk/openai'
import type { Provider } from '../model/provider.ts'

export default {
  name: 'OpenAI',
  baseUrl: 'https://api.openai.com/v1',
  // An empty key stays empty: the library would otherwise look for one in the environment itself.
  openModel: ({ model, apiKey, baseUrl, http }) =>
    createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl, fetch: http })(model),
} satisfies Provider
