// What a document has most of: looks, sizes, places of a name.

/** The keys by the sum of their weights, the heaviest first. */
export function rank<Key>(weighed: Iterable<readonly [key: Key, weight: number]>): [key: Key, sum: number][] {
  const sums = new Map<Key, number>()
  for (const [key, weight] of weighed) sums.set(key, (sums.get(key) ?? 0) + weight)
  return [...sums].sort(([, one], [, other]) => other - one)
}

/** The size most letters have. */
export function bodySize(texts: readonly { size: number; text: string }[]): number {
  const [[size] = [0]] = rank(texts.map(({ size: own, text }) => [Math.round(own * 2) / 2, text.length]))
  return size
}
