// Where a task was asked for.

export type Place = { pathname: string; search: string }

/** The same phase of the same page for the same wish; what a page notes in its address meanwhile does not count. */
export function isSamePlace(one: Place, other: Place): boolean {
  const [mine, theirs] = [new URLSearchParams(one.search), new URLSearchParams(other.search)]
  const isSameWish = ['job', 'resume'].every((name) => mine.get(name) === theirs.get(name))
  return one.pathname === other.pathname && phaseOf(one.search) === phaseOf(other.search) && isSameWish
}

function phaseOf(search: string): string {
  return new URLSearchParams(search).get('phase') ?? 'input'
}
