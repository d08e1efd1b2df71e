import { findFault } from '#engine/language/find-fault.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { changeForms } from '#engine/language/say-line.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { capitalize, defineStep, noWords } from './_step.ts'

/** A past job in the past, a current one in the present. What a current job tells in the past stays: it is done. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line'],
  isSafe: true,
  adds: noWords,
  apply(line, { tense }) {
    if (tense === 'none' || (tense === 'ended' && /\b(?:currently|presently|now)\b/i.test(line))) return undefined
    const read = readLine(line)
    const [head] = read.verbs
    if (read.shape !== 'act' || !head) return undefined
    // `Overseen help desk support`: a participle without its auxiliary.
    if (/^(?:overseen|undertaken) /i.test(line))
      return {
        text: line.replace(/^\S+/, capitalize(verbForms(head.base).past)),
        reason: 'Simple past, as in the other lines.',
      }
    if (head.form === 'past') return tense === 'ended' ? matchMembers(line, read) : undefined
    // `Manage clients to find needs and address them`: what follows `to` keeps its form, whichever way it is read.
    const isAfterTo = /\bto \p{L}+ [^,;]*\band\b/u.test(line)
    if (!read.isSure && !(tense === 'ended' && isAfterTo && head.form === 'base')) return undefined
    if (tense === 'current' && head.form === 'base') return undefined
    const verbs = read.isSure ? read.verbs : [head]
    const text = capitalize(changeForms(read, verbs, tense === 'ended' ? 'past' : 'base'))
    if (text === line) return undefined
    const present = head.form === 'third' ? 'Speaks as you do, not about you.' : 'Current job, present tense.'
    const reason = tense === 'ended' ? 'Past job, past tense.' : present
    return read.isSure ? { text, reason } : { text, reason, isSafe: false }
  },
  examples: {
    mends: [
      ['Manage a team of nine', 'Managed a team of nine', { tense: 'ended' }],
      ['Managing subsidiaries and closing the books', 'Managed subsidiaries and closed the books', { tense: 'ended' }],
      ['Lead development team in planning', 'Led development team in planning', { tense: 'ended' }],
      ['Provides care and accompanies consumers', 'Provide care and accompany consumers', { tense: 'current' }],
      ['Training new staff', 'Train new staff', { tense: 'current' }],
      [
        'Manage skin conditions to prevent breakdown and provide wound care',
        'Managed skin conditions to prevent breakdown and provide wound care',
        { tense: 'ended' },
      ],
      ['Overseen help desk support', 'Oversaw help desk support', { tense: 'ended' }],
      [
        'Answered phones, greet guests and maintain records',
        'Answered phones, greeted guests and maintained records',
        { tense: 'ended' },
      ],
    ],
    leaves: [
      ['Manage a team of nine', { tense: 'none' }],
      ['Currently manage five stores', { tense: 'ended' }],
      ['Raised sales by 4% in 2023', { tense: 'current' }],
      ['Have full ownership of the backend', { tense: 'ended' }],
      ['Research integrated into the cloud platform', { tense: 'ended' }],
      ['Operating room nurse for two theatres', { tense: 'ended' }],
      ['Lead agent for the south region', { tense: 'ended' }],
      ['Train new employees Completes reports', { tense: 'ended' }],
    ],
  },
})

/** `Answered phones, greet guests`: the later verbs of the row in the form of the first, until it reads as one row. */
function matchMembers(line: string, read: ReadLine): { text: string; reason: string } | undefined {
  let text = line
  for (let at = (read.verbs[0]?.at ?? 0) + 1; at < read.words.length; at += 1) {
    if (findFault(text)?.kind !== 'mixed forms') break
    const word = read.words[at]
    const verb = word && readVerbForm(word.lower)
    const before = read.words[at - 1]?.lower ?? ''
    if (!word || !verb || verb.form === 'past' || !/^(?:and|or|,|;|&)$/.test(before)) continue
    // `and file records`: a verb of the row, or one more thing?
    if (verb.isMoreOftenNoun) return undefined
    const shift = text.length - line.length
    text = text.slice(0, word.start + shift) + verbForms(verb.base).past + text.slice(word.end + shift)
  }
  return text === line || findFault(text) ? undefined : { text, reason: 'Past job, past tense.' }
}
