// A line of a job that is over, told as over: `Call past due accounts` stood beside `Answered phones`.

import { changeForms } from '#engine/language/change-forms.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'

/** `Valued team member`, `Certified in phlebotomy`: what somebody is. */
export const quality =
  /^(?:valued|certified|licen[cs]ed|qualified|experienced|skilled|dedicated|proven|respected|accomplished)\b/i

/** The line as it is, where what was done in it is not sure. */
export function inPast(line: string): string {
  const read = readLine(line)
  const [first] = read.verbs
  if (!first || read.shape !== 'act' || first.form === 'past' || quality.test(line) || isBroken(findFault(line)))
    return line
  // `Promptly handle complaints`, but not `Late handling of complaints`.
  const isOpening =
    first.form === 'ing' ? first.at === 0 : read.words.slice(0, first.at).every(({ tag }) => tag === 'ADV')
  // One verb that surely opens the line may change, whatever the words behind it are.
  const isSure = read.isSure || read.verbs.length === 1
  return isOpening && read.opensSure && isSure ? capitalize(changeForms(read, read.verbs, 'past')) : line
}
