// The line that a job opens with. Another takes its place only where it clearly says more: of orders that only moved what is
// nearly alike, or put a long or broken line first, readers took one in three.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { countWords } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { mayRunOn } from './steps/split-line.ts'
import type { MendedJob } from './upgrade/mend-jobs.ts'

type Leading = {
  rate: (line: string) => number
  /** By so much of 3 the new first line has to say more than the old one. */
  far: number
  mayLead?: (line: string, first: string) => boolean
}

const LONGEST = 40

/** The lines with the best of them first, and with the second best after it where that says far more too. */
export function leadAnew(lines: readonly string[], { rate, far, mayLead = () => true }: Leading): string[] | undefined {
  const [first = ''] = lines
  const [best, next] = lines
    .filter((line) => line !== first && isWhole(line) && mayLead(line, first))
    .toSorted((one, other) => rate(other) - rate(one))
  if (best === undefined || rate(best) < rate(first) + far) return undefined
  const rest = lines.filter((line) => line !== best)
  const rises = next !== undefined && rate(next) >= rate(first) + far
  return rises ? [best, next, ...rest.filter((line) => line !== next)] : [best, ...rest]
}

/** One line, said to its end and short enough for somebody who reads no further. */
export function isWhole(line: string): boolean {
  const text = plain(line)
  return (
    countWords(text) <= LONGEST && !isBroken(findFault(text)) && !mayRunOn(text) && readLine(text).shape !== 'unclear'
  )
}

/** The lines that stay one line: what another suggestion takes out or tells apart has no place in an order. */
export function staying(lines: readonly string[], job: MendedJob | undefined): string[] {
  const leaving = new Set(
    job?.lines.flatMap(({ before, draft }) =>
      draft?.kind === 'drop' || draft?.after.includes('\n') || before.includes('\n') ? before.split('\n') : [],
    ),
  )
  const isLeaving = (line: string) => leaving.has(line) || leaving.has(`- ${line}`)
  return lines.filter((line) => !isLeaving(line))
}
