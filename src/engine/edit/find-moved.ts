/** Which items of a row are elsewhere in another order of it, by their place now; the fewest that explain it. */
export function findMoved<Item>(before: readonly Item[], after: readonly Item[]): Map<number, 'up' | 'down'> {
  const taken = new Set<number>()
  const places = before.map((item) => {
    const place = after.findIndex((other, index) => other === item && !taken.has(index))
    taken.add(place)
    return place
  })
  const staying = longestRise(places)
  const moved = new Map<number, 'up' | 'down'>()
  for (const [from, to] of places.entries()) {
    if (to >= 0 && !staying.has(from)) moved.set(from, to < from ? 'up' : 'down')
  }
  return moved
}

/** The places of the longest run of numbers that only grow; those keep their order, and the rest went past them. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = []
  for (const [place, number] of numbers.entries()) {
    const shorter = best.filter((run) => (numbers[run.at(-1) ?? -1] ?? -1) < number)
    const longest = shorter.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push(number < 0 ? [] : [...longest, place])
  }
  return new Set(best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []))
}
