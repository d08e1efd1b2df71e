// Chooses among equals, always the same for the same letter, without chance.

/** Each call moves on, so that two choices in one letter do not go hand in hand; what was chosen before comes last. */
export type Choose = <T>(options: readonly T[]) => T | undefined

export function makeChooser(key: string): Choose {
  let state = 2_166_136_261
  for (const character of key) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  const uses = new Map<unknown, number>()
  return (options) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const least = Math.min(...options.map((option) => uses.get(option) ?? 0))
    const fresh = options.filter((option) => (uses.get(option) ?? 0) === least)
    const chosen = fresh[Math.floor((state / 4_294_967_296) * fresh.length)]
    uses.set(chosen, (uses.get(chosen) ?? 0) + 1)
    return chosen
  }
}

/** As choose, for what passes; the judge is asked about no more than it must. */
export function choosePassing<T>(choose: Choose, options: readonly T[], passes: (option: T) => boolean): T | undefined {
  let left = options
  while (left.length > 0) {
    const chosen = choose(left)
    if (chosen === undefined || passes(chosen)) return chosen
    left = left.filter((option) => option !== chosen)
  }
  return undefined
}

/** The phrase with its slots filled; undefined where one of them is empty. */
export function fill(phrase: string, slots: Readonly<Record<string, string | undefined>>): string | undefined {
  let isWhole = true
  const text = phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) isWhole = false
    return value ?? ''
  })
  return isWhole ? text.replace(/\.{2,}$/, '.').replace(/\s+/g, ' ') : undefined
}
