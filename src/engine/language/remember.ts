// What is asked again and again is found once.

/** By a text; when there is too much of it, all is forgotten. */
export function remember<Found>(most: number, find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const found = find(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}

/** By a thing, for as long as it lives. */
export function rememberOf<Thing extends object, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { found: Found }>()
  return (thing) => {
    const kept = known.get(thing) ?? { found: find(thing) }
    known.set(thing, kept)
    return kept.found
  }
}
