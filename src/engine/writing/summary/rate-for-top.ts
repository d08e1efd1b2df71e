// Which lines a summary tells: those that people would put at the top, for one job or for none in particular.
import type { Career } from '../facts/career.ts'
import { tellsResult } from '../tells-result.ts'
import type { RateProof } from './choose-proofs.ts'
import { jobsByTime } from './say-who.ts'

/** A line rated lower belongs in its job: weak lines at the top cost readers more than none. */
const LEADS = 1.5
const FOLLOWS = 1.8
/** `Used the front desk phone`: what says neither how much nor what came of it has to be rated higher. */
const PLAIN = 0.5
const BELOW_TOP = 0.5
/** Of two that are nearly alike, what came of the work is told. */
const RESULT = 0.5
const amount = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i

/** How many; not `the 2nd Thursday`, nor `2 days a week`. */
const counts =
  /\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b(?! (?:days?|times|hours?|nights?|years?|months?)\b)/i

/** `ratings`: by the text of the line. */
export function rateForTop(career: Career, ratings: ReadonlyMap<string, number>): RateProof {
  const top = Math.max(
    0,
    ...jobsByTime(career)
      .slice(0, 3)
      .flatMap(({ lines }) => lines.map(({ text }) => ratings.get(text) ?? 0)),
  )
  return ({ line, told }, { isFirst }) => {
    const worth = ratings.get(line) ?? 0
    // Where the best line cannot be told, a lesser one in its place was refused.
    if (worth < top - (isFirst ? BELOW_TOP : 2 * BELOW_TOP)) return undefined
    // `Prepares W-2s` of a line that goes on to say how many mistakes fewer: its result is what was rated.
    const isWeakHalf = (/\d/.test(line) && !/\d/.test(told)) || (tellsResult(line) && !tellsResult(told))
    // A second line that only says what was done was refused two times in three.
    if (isWeakHalf || (!isFirst && !tellsResult(told) && !counts.test(told))) return undefined
    const least = (isFirst ? LEADS : FOLLOWS) + (amount.test(told) || tellsResult(told) ? 0 : PLAIN)
    return worth >= least ? worth + (tellsResult(told) ? RESULT : 0) : undefined
  }
}
