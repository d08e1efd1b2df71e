// Lines of a resume are looked at again for every sentence; what was found in one is kept as long as its words are.
import type { Token } from '../words/tokens.ts'

/**
 * Kept by the words themselves, not by their text: a text that is parsed anew has new words and numbers, and what was
 * found among the old ones would not be recognized among them.
 */
export function rememberByText<P extends { tokens: readonly Token[] }, R>(read: (parsed: P) => R): (parsed: P) => R {
  const known = new WeakMap<readonly Token[], { value: R }>()
  return (parsed) => {
    const found = known.get(parsed.tokens)
    if (found) return found.value
    const value = read(parsed)
    known.set(parsed.tokens, { value })
    return value
  }
}
