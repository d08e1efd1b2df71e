import { changeForms } from '#engine/language/change-forms.ts'
import { findFault } from '#engine/language/find-fault.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { capitalize, defineStep, type LineContext } from './_step.ts'

/** A past job in the past, a current one in the present. What a current job tells in the past stays: it is done. */
export default defineStep({
  answers: 'tense',
  group: 'grammar',
  places: ['line'],
  isSafe: true,
  // `Support` at the head of a line may be read as a thing; its other forms are its own.
  adds: (line) => {
    const verb = readVerbForm(/^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '')
    return verb && doneAsOften.test(verb.base) ? Object.values(verbForms(verb.base)) : []
  },
  apply(line, { tense, beside }) {
    if (tense === 'none' || (tense === 'ended' && /\b(?:currently|presently|now)\b/i.test(line))) return undefined
    // `Using double deck trailers from 2022` continues: neither `use` nor `used` says so.
    if (/^\p{L}+ing\b/u.test(line) && /\b(?:from|since) (?:19|20)\d\d$/.test(line)) return undefined
    const read = readLine(line)
    const [head] = read.verbs
    if (read.shape === 'thing' && beside.areActs) return openAsVerb(line, tense)
    if (read.shape !== 'act' || !head) return undefined
    // `Overseen help desk support`: a participle without its auxiliary.
    if (/^(?:overseen|undertaken) /i.test(line))
      return {
        text: line.replace(/^\S+/, capitalize(verbForms(head.base).past)),
        reason: 'Simple past, as in the other lines.',
      }
    if (head.form !== 'past' && !isSureOpening(line)) return undefined
    if (head.form === 'past' && tense === 'current') return undefined
    if (head.form === 'past') return matchMembers(line, read, 'past')
    if (head.form === 'ing' && isLooseList(line)) return undefined
    // `Rigging with GRCS and lowering drums`: after `with` a word in -ing names a thing as often as an act.
    if (head.form === 'ing' && /^\p{L}+ing with [^,;]*\band \p{L}+ing\b/u.test(line)) return undefined
    // `Manage clients to find needs and address them`: what follows `to` keeps its form, whichever way it is read.
    const isAfterTo = /\bto \p{L}+ [^,;]*\band\b/u.test(line)
    if (tense === 'current' && head.form === 'base') return matchMembers(line, read, 'base')
    if (!read.isSure && !(tense === 'ended' && isAfterTo && head.form === 'base')) return undefined
    const verbs = read.isSure ? read.verbs : [head]
    const form = tense === 'ended' ? 'past' : 'base'
    const changed = capitalize(changeForms(read, verbs, form))
    const text = alignRow(matchMembers(changed, readLine(changed), form)?.text ?? changed, form)
    if (text === line || text === undefined || !hasObject(read, head)) return undefined
    const present = head.form === 'third' ? 'Speaks in your voice, as resumes do.' : 'Current job, present tense.'
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
      [
        'Registering patients, keeping the files, bring samples to the lab',
        'Registered patients, kept the files, brought samples to the lab',
        { tense: 'ended' },
      ],
      ['Cleaning and sanitising tools and stations', 'Cleaned and sanitised tools and stations', { tense: 'ended' }],
      ['Packing orders for 14 shops', 'Packed orders for 14 shops', { tense: 'ended' }],
      ['Preparing RCA reports for incidents', 'Prepare RCA reports for incidents', { tense: 'current' }],
      [
        'Checking expiry dates and controlled stock deliveries with the pharmacist',
        'Check expiry dates and controlled stock deliveries with the pharmacist',
        { tense: 'current' },
      ],
      ['Ensuring that valid invoices are held', 'Ensure that valid invoices are held', { tense: 'current' }],
      [
        'Assisting the auditors with supporting documents and sampling',
        'Assist the auditors with supporting documents and sampling',
        { tense: 'current' },
      ],
      ['Overseen help desk support', 'Oversaw help desk support', { tense: 'ended' }],
      [
        'Answered phones, greet guests and maintain records',
        'Answered phones, greeted guests and maintained records',
        { tense: 'ended' },
      ],
      [
        'Support team sales process by referring clients',
        'Supported team sales process by referring clients',
        { tense: 'ended', beside: { areActs: true } },
      ],
      [
        'Documents network changes and provides support',
        'Document network changes and provide support',
        { tense: 'current', beside: { areActs: true } },
      ],
      [
        'Sterilize instruments and maintains records',
        'Sterilized instruments and maintained records',
        { tense: 'ended' },
      ],
    ],
    leaves: [
      ['Rigging with GRCS and lowering drums', { tense: 'current' }],
      ['Manage a team of nine', { tense: 'none' }],
      ['Manage Exchange Online mailboxes and Teams policies', { tense: 'current' }],
      ['Process improvement across four plants', { tense: 'ended', beside: { areActs: true } }],
      ['Currently manage five stores', { tense: 'ended' }],
      ['Raised sales by 4% in 2023', { tense: 'current' }],
      ['Have full ownership of the backend', { tense: 'ended' }],
      ['Research integrated into the cloud platform', { tense: 'ended' }],
      ['Operating room nurse for two theatres', { tense: 'ended' }],
      ['Lead agent for the south region', { tense: 'ended' }],
      ['Train new employees Completes reports', { tense: 'ended' }],
      ['Entering invoices and filing', { tense: 'ended' }],
      ['Register, filled bins, answered phone', { tense: 'ended' }],
      ['Brazing with nitrogen purge', { tense: 'ended' }],
      ['Planning drawings and shadow diagrams', { tense: 'ended' }],
      ['Sourcing trips, range planning, negotiation', { tense: 'ended' }],
      ['Riding lessons for 12 children', { tense: 'ended' }],
      ['Made small boats with chopper gun and hand layup', { tense: 'ended' }],
      ['Measuring wriggly feet, back to school madness, laybys', { tense: 'ended' }],
    ],
  },
})

/** The later verbs of a row too: `Registered patients, kept the files, bring samples`; undefined where one may be a thing. */
function alignRow(line: string, form: 'past' | 'base'): string | undefined {
  let isSure = true
  const text = line.replace(/(?<=(?:,| and| or) )\p{Ll}+(?![\p{L}-])/gu, (word, at: number) => {
    const verb = readVerbForm(word)
    // `controlled stock deliveries`
    if (!verb || verbForms(verb.base)[form] === word || (form === 'base' && verb.form === 'past')) return word
    // `to find faults and repair them`: it goes with the nearer verb.
    const [, nearer = ''] = /\bto (\p{Ll}+) [^,;]*$/u.exec(line.slice(0, at)) ?? []
    if (verb.form === 'base' && readVerbForm(nearer)?.form === 'base') return word
    // `with supporting documents and sampling`: nothing is done to anything, so it is one of the things.
    const isLast = at + word.length === line.replace(/\.$/, '').length
    if (verb.form === 'base' && /\b(?:with|by|using) [^,;]*$/.test(line.slice(0, at))) isSure = false
    if (verb.form === 'ing' && isLast && /\b(?:with|for|in|of|on|by) [^,;]*$/.test(line.slice(0, at))) return word
    const [next] = tagWords(line.slice(at + word.length, at + word.length + 60))
    if (verb.isMoreOftenNoun || !/^(?:DET|NUM|NOUN|ADJ|PRON|PROPN)$/.test(next?.tag ?? '')) isSure = false
    return verbForms(verb.base)[form]
  })
  return isSure ? text : undefined
}

/** `Measuring feet, back to school madness, laybys`: things beside the act, which was not done to them. */
function isLooseList(line: string): boolean {
  const items = line.split(', ').slice(1)
  const last = items.at(-1)
  if (last === undefined || /^(?:and|or)\b| (?:and|or) /.test(last)) return false
  return items.some((item) => /^\p{Ll}/u.test(item) && !readVerbForm(/^\p{L}+/u.exec(item)?.[0] ?? ''))
}

/** `Register, filled bins` is the till, and `Brazing with nitrogen` a name for the work as much as an act. */
function hasObject({ words, verbs }: ReadLine, { at, form }: { at: number; form: string }): boolean {
  const next = words[at + 1]
  // `Cleaning and sanitising tools`, `Setting out rods`, `Responding to reviews`
  if (form === 'ing' && (verbs.length > 1 || /^(?:to|out|up|off|down|that)$/.test(next?.lower ?? ''))) return true
  return form === 'ing' ? /^(?:DET|NUM|NOUN|ADJ|PRON|PROPN|VERB)$/.test(next?.tag ?? '') : next?.tag !== 'PUNCT'
}

/** Words that are as often done as things, and hardly ever things at the head of a line whose neighbours all tell acts. */
const doneAsOften =
  /^(?:address|answer|audit|balance|check|coach|contact|cook|cover|deal|design|display|document|draft|file|handle|host|influence|interface|interview|invoice|lead|load|mentor|mix|monitor|order|pack|place|plan|post|process|produce|pull|quote|rate|record|repair|report|request|research|review|rotate|sample|schedule|screen|ship|sort|stock|structure|study|supply|support|survey|test|train|transfer|transport|treat|update)$/

/** `Support team sales process`, `Schedules appointments`. */
function openAsVerb(line: string, tense: LineContext['tense']): { text: string; reason: string } | undefined {
  const [, word = '', next = '', rest = ''] = /^(\p{L}+) (\p{L}[\p{L}-]*)(.*)$/u.exec(line) ?? []
  const verb = readVerbForm(word.toLowerCase())
  const isDone = verb && /^(?:base|third)$/.test(verb.form) && doneAsOften.test(verb.base)
  if (!isDone || (tense === 'current' && verb.form === 'base')) return undefined
  if (/(?:ing|tion|ment|control|entry|ance|sis|ship)$|^(?:and|of|for|to|in|rate|rates)$/i.test(next)) return undefined
  if (countWords(line) < SHORTEST_ACT) return undefined
  const form = tense === 'ended' ? 'past' : 'base'
  const said = `${capitalize(verbForms(verb.base)[form])} ${next}${rest}`
  // `to find faults and repair them`: it may go with the nearer verb.
  if (/\bto \p{L}+ .*\band\b/u.test(rest)) return undefined
  const text = said.replace(/(?<=(?:,| and) )\p{Ll}+(?= \p{L})/gu, (member) => {
    const other = readVerbForm(member)
    return other && !other.isMoreOftenNoun && /^(?:base|third)$/.test(other.form) ? verbForms(other.base)[form] : member
  })
  if (findFault(text, { tense })) return undefined
  return { text, reason: tense === 'ended' ? 'Past job, past tense.' : 'Speaks in your voice, as resumes do.' }
}

const SHORTEST_ACT = 4

function countWords(line: string): number {
  return line.split(/\s+/).length
}

/** `Answered phones, greet guests`: the later verbs of the row in the form of the first, until it reads as one row. */
function matchMembers(
  line: string,
  read: ReadLine,
  form: 'past' | 'base',
): { text: string; reason: string } | undefined {
  let text = line
  for (let at = (read.verbs[0]?.at ?? 0) + 1; at < read.words.length; at += 1) {
    if (findFault(text)?.kind !== 'mixed forms') break
    const word = read.words[at]
    const verb = word && readVerbForm(word.lower)
    const before = read.words[at - 1]?.lower ?? ''
    // `mailboxes and Teams policies`: a name isn't a verb.
    if (word && /^\p{Lu}/u.test(word.text)) continue
    if (!word || !verb || verb.form === form || !/^(?:and|or|,|;|&)$/.test(before)) continue
    // `and file records`: a verb of the row, or one more thing? And what is done is not made into what is being done.
    const isThird = form === 'base' && verb.form === 'third'
    // `with chopper gun and hand layup`: one more thing to do it with.
    if (verb.form === 'base' && /\b(?:with|by|using|of|from|between) [^,;]*$/.test(line.slice(0, word.start)))
      return undefined
    if ((verb.isMoreOftenNoun && !isThird) || (form === 'base' && verb.form === 'past')) return undefined
    const shift = text.length - line.length
    text = text.slice(0, word.start + shift) + verbForms(verb.base)[form] + text.slice(word.end + shift)
  }
  const reason = form === 'past' ? 'Past job, past tense.' : 'Puts all verbs in the same form.'
  return text === line || findFault(text) ? undefined : { text, reason }
}
