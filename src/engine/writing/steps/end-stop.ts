import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { defineStep, noWords } from './_step.ts'
import { mayRunOn } from './split-line.ts'

/** A full stop at the end of each line or of none, as most lines of the job have it. */
export default defineStep({
  group: 'format',
  places: ['line'],
  isSafe: true,
  adds: noWords,
  apply(line, { beside }) {
    if (beside.endWithStop === undefined || /^[\p{L} ]{2,20}:/u.test(line)) return undefined
    // Two lines that ran together are not set right by a stop behind them.
    if (mayRunOn(line)) return undefined
    if (beside.endWithStop) {
      const count = line.split(/\s+/).length
      // `Answered call lights`
      const isLine =
        count >= 4 ||
        (count === 3 && readVerbForm(line.split(' ')[0]?.toLowerCase() ?? '') !== undefined) ||
        readLine(line).opensSure
      if (!/[\p{L}\p{N})%]$/u.test(line) || !isLine) return undefined
      return { text: `${line}.`, reason: 'Ends with a full stop, like your other lines.' }
    }
    // `etc.` and `Inc.` keep theirs, and so does a line of several sentences.
    if (!/\p{Ll}{4,}\.$/u.test(line) || /[.!?]\s/.test(line)) return undefined
    return { text: line.slice(0, -1), reason: 'Ends without a full stop, like your other lines.' }
  },
})
