import { misspelledWords } from './misspellings.gen.ts'

export const misspellings: ReadonlyMap<string, string> = new Map(
  misspelledWords
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([from = '', to = '']) => [from, to] as const),
)
