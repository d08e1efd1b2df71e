import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Provider } from '../model/provider.ts'

/** Anything that speaks the same protocol: vLLM, OpenRouter, LM Studio. */
export default {
  name: 'A compatible server',
  baseUrl: 'http://localhost:11434/v1',
  openModel: ({ model, apiKey, baseUrl, http }) =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL: baseUrl,
      fetch: http,
      supportsStructuredOutputs: true,
      ...(apiKey === null ? {} : { apiKey }),
    })(model),
} satisfies Provider
