// Two numbers that belong together: `5 to 6`, `from 11 to 4`, `between 90 and 100`.
import type { Quantity } from './quantity.ts'
import type { Word } from './read-words.ts'

/** `5 to 6 patients`, `from 11 pages to 4`: what one counts the other counts too. */
export function joinRanges(words: readonly Word[], numbers: readonly Quantity[]): Quantity[] {
  const joined = numbers.map((number) => ({ ...number }))
  for (let at = 0; at < joined.length - 1; at += 1) {
    const [one, other] = [joined[at], joined[at + 1]]
    if (!one || !other) continue
    const text = (from: number) =>
      words
        .slice(from, other.at)
        .map(({ lower }) => lower)
        .filter((lower) => !/^[$€£%]$/.test(lower))
        .join(' ')
    const [close, far] = [
      text(one.end)
        .replace(/^- (?=to|or)/, '')
        .replace(/^(to|or|and) a$/, '$1'),
      text(one.until),
    ]
    const before = words.slice(Math.max(0, one.at - 3), one.at).map(({ lower }) => lower)
    const isArrow = /(?:^|\s)(?:- >|→|= >)$/.test(close)
    const isChange = before.includes('from') || isArrow || one.value > other.value
    if (one.unit !== other.unit && one.unit !== '' && other.unit !== '') continue
    const isPair = /^(?:to|-|–|—|or|through)$/.test(close) || (close === 'and' && before.includes('between'))
    if (!isPair && !isArrow && !(isChange && /^(?:to|down to|up to)$/.test(far)) && !/^(?:and|versus|to)$/.test(close))
      continue
    Object.assign(one, { isPaired: true, isRange: isPair && !isChange })
    Object.assign(other, { isPaired: true, isRange: isPair && !isChange })
    if (one.head === '') Object.assign(one, { nouns: other.nouns, head: other.head })
    else if (other.head === '') Object.assign(other, { nouns: one.nouns, head: one.head })
    if (one.unit === '' && close !== 'and') one.unit = other.unit
    if (other.unit === '' && close !== 'and') other.unit = one.unit
    if (one.rate === '') one.rate = other.rate
    if (close === 'up to') other.bound = one.bound
  }
  return joined
}
