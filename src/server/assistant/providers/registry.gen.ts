// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import anthropic from './anthropic.ts'
import ollama from './ollama.ts'
import openai from './openai.ts'
import openaiCompatible from './openai-compatible.ts'

export const providers = {
  anthropic,
  ollama,
  openai,
  'openai-compatible': openaiCompatible,
} as const
