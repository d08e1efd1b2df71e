// What a verb says together with its little word.
import type { Token } from '../words/tokens.ts'

/** `trained on the lathe` is learned, `wrote down` is recorded, `translated into` (no language) is turned. */
export function readParticle(tokens: readonly Token[], at: number, base: string): string {
  const rest = tokens.slice(at + 1, at + 7)
  if (base === 'train' && /^(?:on|in|as|under|at|for|with)$/.test(rest[0]?.lower ?? '')) return 'learn'
  if (base === 'writ' && rest.some(({ lower }, place) => lower === 'down' && place < 5)) return 'record'
  if (base === 'put' && rest[0]?.lower === 'together') return 'mak'
  if (base === 'lay' && rest.some(({ lower }, place) => lower === 'out' && place < 5)) return 'layout'
  if (base === 'sell' && rest[0]?.lower === 'out') return 'sellout'
  if (base === 'set' && rest[0]?.lower === 'up') return 'setup'
  const into = rest.findIndex(({ lower }) => lower === 'into')
  if (base === 'translat' && into >= 0 && /^\p{Ll}|^\d/u.test(rest[into + 1]?.text ?? '')) return 'turn'
  return base
}
