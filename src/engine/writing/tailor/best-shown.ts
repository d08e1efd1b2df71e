// What each line of a career shows of what a posting asks for.
import type { Career } from '../facts/career.ts'
import { lacksName, proofsOf, wishesOf } from '../match/prove.ts'
import type { Posting } from '../posting/posting.ts'

/** So surely a wish is shown that it may be named. */
const NAMED = 0.6
/** Beside what they cannot do without, what they would like weighs half. */
const OF_NICE = 0.5

type Wish = { quote: string; phrase: string | undefined }
type Shown = {
  worth: number
  named: Wish | undefined /** It shows most of what they would only like. */
  isNice: boolean
}

/** What each line shows best, and the wish by its name where that reads right in a reason. */
export function bestShown(career: Career, posting: Posting): Map<string, Shown> {
  const shown = new Map<string, Shown>()
  const nice = new Set(posting.niceToHave.map(({ quote }) => quote))
  for (const { wish, weight } of wishesOf(posting)) {
    // Papers and years are shown elsewhere; a line that speaks of them is no work.
    if (/^(?:licence|degree|language|trait|physical)$/.test(wish.kind ?? '')) continue
    for (const { source, strength } of proofsOf(wish, career, posting)) {
      const worth = weight * strength * (nice.has(wish.quote) ? OF_NICE : 1)
      if (worth <= (shown.get(source.text)?.worth ?? 0)) continue
      const { kind, phrase, quote } = wish
      const canBeNamed =
        strength >= NAMED &&
        !lacksName(wish, career) &&
        kind !== undefined &&
        kind !== 'years' &&
        phrase &&
        !noName.test(phrase)
      shown.set(source.text, { worth, named: canBeNamed ? { quote, phrase } : undefined, isNice: nice.has(quote) })
    }
  }
  return shown
}

const noName = /\d|^an? \p{L}+ \p{L}+ing$|\byears?\b/u
