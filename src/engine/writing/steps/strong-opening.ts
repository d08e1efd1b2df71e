import { readLine } from '#engine/language/read-line.ts'
import { changeForms } from '#engine/language/say-line.ts'
import { readVerbForm, type VerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { actions } from './_actions.ts'
import { capitalize, defineStep } from './_step.ts'

const toldAsWish = /^(?:(?:was|were|am|is|been) able to|(?:my )?(?:role|job|task|work) (?:was|is) to) /i
/** `Responsible for managing X` says what was expected; `Managed X` says what was done. */
export default defineStep({
  answers: 'weak opening',
  group: 'clarity',
  places: ['line'],
  isSafe: true,
  adds: (line) => [
    'and',
    ...Object.entries(actions)
      .filter(([noun]) => new RegExp(`\\b${noun}\\b`, 'i').test(line))
      .flatMap(([, base]) => [verbForms(base).past, base]),
  ],
  apply(line, { tense }) {
    if (tense === 'none') return undefined
    const form: VerbForm = tense === 'current' ? 'base' : 'past'
    const told = line.replace(toldAsWish, '')
    if (told !== line) return fromInfinitive(told, form)
    const read = readLine(line)
    if (read.shape !== 'duty') {
      const text = fromAction(line, form)
      return text === undefined ? undefined : { text, reason: 'Opens with what you did.' }
    }
    const body = line.slice(read.bodyStart).trim()
    if (/^to \p{L}/u.test(body)) return fromInfinitive(body.slice(3), form)
    if (read.verbs.length > 0) {
      if (!read.isSure || /^being\b/i.test(body)) return undefined
      const text = capitalize(changeForms(read, read.verbs, form).trim())
      return { text, reason: 'Opens with what you did.' }
    }
    // What is no doing is asked about: which verb is true only the person knows.
    const acted = fromAction(body, form)
    return acted ? { text: acted, reason: 'Opens with what you did.' } : undefined
  },
  examples: {
    mends: [
      ['Responsible for managing the stock room', 'Managed the stock room', { tense: 'ended' }],
      ['Responsible for managing the stock room', 'Manage the stock room', { tense: 'current' }],
      ['Duties included cleaning rooms and making beds', 'Cleaned rooms and made beds', { tense: 'ended' }],
      ['Was tasked with planning routes for six drivers', 'Planned routes for six drivers', { tense: 'ended' }],
      ['Was able to close 14 new accounts', 'Closed 14 new accounts', { tense: 'ended' }],
      ['My duties were to answer phones', 'Answered phones', { tense: 'ended' }],
      ['My job was to count stock', 'Counted stock', { tense: 'ended' }],
      ['Was tasked with filing of invoices', 'Filed invoices', { tense: 'ended' }],
      ['Preparation of weekly payroll for 40 staff', 'Prepared weekly payroll for 40 staff', { tense: 'ended' }],
      [
        'Responsible for the planning and implementation of upgrades',
        'Planned and implemented upgrades',
        { tense: 'ended' },
      ],
      [
        'Responsible for the preparation of yearly budgets as well as consolidation of reports for the Division',
        'Prepared yearly budgets and consolidated reports for the Division',
        { tense: 'ended' },
      ],
      ['Responsible for mentoring of 2 apprentices', 'Mentored 2 apprentices', { tense: 'ended' }],
      ['Responsible for helping the chef', 'Helped the chef', { tense: 'ended' }],
      ['Responsible for assisting customers', 'Assisted customers', { tense: 'ended' }],
    ],
    leaves: [
      ['Helped with training new staff', { tense: 'ended' }],
      ['Responsible for assisting with planning and executing events', { tense: 'ended' }],
      ['Responsible for the front desk', { tense: 'ended' }],
      ['Responsible for Active Directory accounts', { tense: 'current' }],
      ['Responsible for a team of nine', { tense: 'ended' }],
      ['Responsible for inventory accuracy of 99.4%', { tense: 'ended' }],
      ['Responsible for opening/closing the store', { tense: 'ended' }],
      ['Responsible for managing the stock room', { tense: 'none' }],
      ['Was promoted to shift lead', { tense: 'ended' }],
      ['Management of Change lead', { tense: 'ended' }],
    ],
  },
})

function fromInfinitive(told: string, form: VerbForm) {
  const read = readLine(capitalize(told))
  if (read.shape !== 'act' || read.verbs[0]?.form !== 'base' || !read.isSure) return undefined
  return { text: capitalize(changeForms(read, read.verbs, form)), reason: 'Opens with what you did.' }
}

/** `the preparation of reports` becomes `Prepared reports`; so do `planning and execution of events` and each later doing of the row. */
function fromAction(rest: string, form: VerbForm): string | undefined {
  const [, noun = '', other, object = ''] =
    /^(?:the |all )?(\p{L}+)(?: and (\p{L}+))? of (\p{Ll}.+|\d.+)$/u.exec(rest) ?? []
  const verbs = [noun, ...(other ? [other] : [])].map((word) => toVerb(word, form))
  if (noun === '' || verbs.some((verb) => verb === undefined)) return undefined
  const told = object.replace(laterDoing, (all, joint: string, word: string) => {
    const verb = toVerb(word, form)
    return verb ? `${joint.startsWith(',') ? ', ' : ' and '}${verb} ` : all
  })
  return goesOn(told, form) ? undefined : capitalize(`${verbs.join(' and ')} ${told}`)
}

/** `as well as the consolidation of reports` */
const laterDoing = /(,? as well as|,? and|,) (?:the )?(\p{L}+(?:ion|ment|ance|ing|al|sis)) of (?=\p{L}|\d)/giu

function toVerb(word: string, form: VerbForm): string | undefined {
  const base = actions[word.toLowerCase()] ?? doing(word.toLowerCase())
  return base && verbForms(base)[form]
}

/** `mentoring of two apprentices` */
function doing(word: string): string | undefined {
  const verb = readVerbForm(word)
  return verb?.form === 'ing' ? verb.base : undefined
}

/** Another doing of the same row, which the one verb would leave behind. */
function goesOn(object: string, form: VerbForm): boolean {
  if (/[;:]|\bas well\b|(?:\band|,) (?:the )?\p{L}+(?:ion|ment|ance|ing|al|sis)\b(?: of| to| for)/iu.test(object))
    return true
  // `, Draft the statements`: another line that ran in.
  if (/[,.] \p{Lu}\p{Ll}+ \p{Ll}/u.test(object)) return true
  const read = readLine(`${capitalize(verbForms('handle')[form])} ${object}`)
  return read.shape !== 'act' || read.verbs.some(({ form: one }) => one !== form)
}
