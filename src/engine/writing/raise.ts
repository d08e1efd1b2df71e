/**
 * The best of what is left goes first where it is rated far higher than what stands there; the rest keeps its order.
 * Letting each item rise only past its neighbours left the best line last below a row of lines that are a little better each.
 */
export function raise<Item>(items: readonly Item[], rate: (item: Item) => number, far: number): Item[] {
  const rated = items.map((item, at) => ({ item, at, rating: rate(item) }))
  const byRating = rated.toSorted((one, other) => other.rating - one.rating || one.at - other.at)
  const gone = new Set<number>()
  const raised: Item[] = []
  let best = 0
  for (const first of rated) {
    while (!gone.has(first.at)) {
      while (gone.has(byRating[best]?.at ?? -1)) best += 1
      const leader = byRating[best] ?? first
      const next = leader.rating >= first.rating + far ? leader : first
      gone.add(next.at)
      raised.push(next.item)
    }
  }
  return raised
}

const MANY = 6

/** Readers stop after two, or three of many: an order that leaves those where they are isn't worth a click. */
export function leadsAnew<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  return after.slice(0, before.length < MANY ? 2 : 3).some((item, at) => item !== before[at])
}
