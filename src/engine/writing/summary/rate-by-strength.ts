// How much a line says of itself, apart from any posting.
import type { Career } from '../facts/career.ts'
import { tellsResult } from '../tells-result.ts'
import { strengthOf } from '../words/strength.ts'
import type { RateProof } from './choose-proofs.ts'
import { isWork } from './lead-sentence.ts'

const LATEST_JOBS = 4
/** What came of it goes before how much there was, and that before what was only done. */
const RESULT = 0.8
const AMOUNT = 0.4
const OLDER = 0.75
/** What is only done has to read well to stand at the top, and to be done still. */
const PLAIN = -0.05
const notMuch = /\b(?:days|evenings|nights|mornings|times) (?:a|per) (?:day|week|month|year)\b|\d\s?[ap]m\b/
const amount =
  /(?<![\p{L}\d.-])[$€£]?(?!1 )\d[\d,.]*(?![\p{L}\d])|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/u

/** The latest job first; of the others only what came of them. */
export function rateByStrength({ jobs }: Career): RateProof {
  const latest = jobs.find(isWork)
  return ({ job, place, told }) => {
    // Whoever has paid work is not told by what they do for nothing.
    if (place >= LATEST_JOBS || (latest && !isWork(job))) return undefined
    const bonus = tellsResult(told) ? RESULT : amount.test(told) && !notMuch.test(told) ? AMOUNT : 0
    const worth = strengthOf(told.toLowerCase()) - place * OLDER + bonus
    const isNear = job === latest || !latest
    return bonus === RESULT || (isNear && (bonus > 0 || worth >= PLAIN)) ? worth : undefined
  }
}
