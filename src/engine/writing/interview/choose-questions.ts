// Which questions are put, of all that might be: first what the person most likely lacks, each thing once, and nothing odd.

const MOST_QUESTIONS = 3
/** Of 1; one question is put more lightly than another beside it. */
const WORTH_FIRST = 0.25
const WORTH_MORE = 0.42
/** How much of it is whether it is the gap. */
const GAP = 0.5

/** From 0 to 1, of what the two models say. */
export function blendQuestion({ gap, worth }: { gap: number; worth: number }): number {
  return GAP * gap + (1 - GAP) * worth
}

type Rated = { keys: readonly string[]; wish: string | undefined; worth: number }

/** The question most worth asking first. */
export function chooseQuestions<Q extends Rated>(
  rated: readonly Q[],
  { most = MOST_QUESTIONS, worth: least = WORTH_MORE }: { most?: number; worth?: number } = {},
): Q[] {
  const known = new Set<string>()
  return (
    rated
      .toSorted((one, other) => other.worth - one.worth)
      .filter(({ worth }, at) => worth >= (at === 0 ? WORTH_FIRST : least))
      // Each thing once, however often they name it, and of each wish one thing.
      .filter(({ keys, wish }) => {
        const all = wish ? [...keys, `wish:${wish}`] : keys
        const isNew = !all.some((key) => known.has(key))
        if (isNew) for (const key of all) known.add(key)
        return isNew
      })
      .slice(0, most)
  )
}
