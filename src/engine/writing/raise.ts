/** Each goes up past what stands above it and is rated far lower, and no further. */
export function raise<Item>(items: readonly Item[], rate: (item: Item) => number, far: number): Item[] {
  const raised: Item[] = []
  for (const item of items) {
    let at = raised.length
    for (let above = raised[at - 1]; above !== undefined && rate(item) >= rate(above) + far; above = raised[at - 1])
      at -= 1
    raised.splice(at, 0, item)
  }
  return raised
}
