// One short line of an earlier job that nobody would miss, offered for deletion.
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career } from '../facts/career.ts'
import { rateTops } from '../match/rate-top.ts'
import { type Draft, dropOf } from './mend-lines.ts'

/** Of 3. */
const WEAK = 0.16
const FEWEST_LINES = 2
const LONGEST = 7
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i

export function dropWeakest(career: Career): Draft[] {
  const tops = rateTops(career)
  const weak = career.resume.experiences.slice(1).flatMap(({ id, description }) => {
    const bullets = splitLines(description).flatMap(({ kind, text }) => (kind === 'bullet' ? [text] : []))
    if (bullets.length < FEWEST_LINES) return []
    return bullets
      .map((before) => ({ id, before, worth: tops.get(plain(before)) ?? WEAK }))
      .filter(({ before, worth }) => worth < WEAK && !figure.test(before) && before.split(/\s+/).length <= LONGEST)
  })
  const [least] = weak.toSorted((one, other) => one.worth - other.worth)
  if (!least) return []
  const reason = 'Nobody hires for this; without it, the lines beside it stand out.'
  return [dropOf(`experiences.${least.id}.description`, least.before, reason)]
}
