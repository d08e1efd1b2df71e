/** One letter more, less or other, or two neighbours swapped; the first letter is seldom wrong. */
export function isOneSlipAway(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  let end = 0
  while (end < word.length - start && end < other.length - start && word.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = word.slice(start, word.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
