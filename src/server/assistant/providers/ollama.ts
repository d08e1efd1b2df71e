import type { Provider } from '../model/provider.ts'
import compatible from './openai-compatible.ts'

/** On this machine, at its usual address; it needs no key. */
export default { ...compatible, name: 'Ollama', baseUrl: 'http://localhost:11434/v1' } satisfies Provider
