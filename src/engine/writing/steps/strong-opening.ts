import { changeForms } from '#engine/language/change-forms.ts'
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { capitalize } from '#engine/language/plain-words.ts'
import { pluralOf } from '#engine/language/plural-of.ts'
import { EXPECTED, readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, type VerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { joinWords } from '../words/join-words.ts'
import { actions, compoundActions } from './_actions.ts'
import { openLoneDoing, openNamedWork } from './_duties.ts'
import { defineStep, type LineContext } from './_step.ts'

const toldAsWish = /^(?:(?:was|were|am|is|been) able to|(?:my )?(?:role|job|task|work) (?:was|is) to) /i
const goingOn = /^(?:was|were|am|is|are) (?=(?!acting\b|being\b|going to\b)\p{L}+ing\b)/iu

/** `Responsible for managing X` says what was expected; `Managed X` says what was done. */
export default defineStep({
  group: 'clarity',
  places: ['line'],
  isSafe: true,
  adds: (line) => [
    'and',
    'mentored coached tutored',
    ...(/\bin charge of\b/i.test(line) ? ['run ran lead led'] : []),
    ...(expected.test(line) ? ['carry out carried out handle handled keep kept run ran'] : []),
    ...(/^housekeeping of\b/i.test(line) ? ['keep kept clean tidy'] : []),
    ...(/\bcaring of\b/i.test(line) ? ['care cared for'] : []),
    ...Object.entries(actions)
      .filter(([noun]) => new RegExp(`\\b${noun}\\b`, 'i').test(line))
      .flatMap(([, base]) => [base.replace(/^\S+/, (verb) => verbForms(verb).past), base])
      .flatMap((verb) => [verb, inBritish(verb)]),
  ],
  apply(line, { tense, isBritish }) {
    const stepped = openWithVerb(line, tense)
    if (!stepped) return undefined
    const text = isBritish ? stepped.text.replace(/^\p{L}+/u, inBritish) : stepped.text
    const reason = stepped.reason ?? tellWhy(line, text)
    return stepped.isSafe === false ? { text, reason, isSafe: false } : { text, reason }
  },
})

/** `Analyzed` where the resume writes `organised`. */
function inBritish(verb: string): string {
  return verb.replace(/yz(?=(?:e|ed|es|ing)$)/, 'ys').replace(/(?<=\p{L}{3})(?<!s)iz(?=(?:e|ed|es|ing)$)/u, 'is')
}

type Opened = { text: string; reason?: string; isSafe?: false }

const expected =
  /\b(?:responsible for|responsibilities (?:included?|were|are)|in charge of|tasked with|accountable for|duties (?:included?|were|are)|(?:role|job|task|work) (?:was|is) to)\b/i
const could = /^(?:was|were|am|is|been) able to\b/i

/** Why this line is better now, in its own words: two suggestions with one reason look like none. */
function tellWhy(line: string, text: string): string {
  const verb = /^(?:Carr(?:y|ied) out|\p{L}+)/u.exec(text)?.[0] ?? text
  const duty = expected.exec(line)?.[0].toLowerCase()
  if (duty) return `Says what you did (“${verb}”) instead of “${duty}”.`
  if (could.test(line)) return `Opens with “${verb}”: that you did it, not that you could.`
  return `Opens with “${verb}”, what you did.`
}

function openWithVerb(line: string, tense: LineContext['tense']): Opened | undefined {
  if (tense === 'none') return undefined
  // `Was responsible for` is over, even in a job they still have.
  const form: VerbForm = tense === 'current' && !/^(?:was|were|had)\b/i.test(line) ? 'base' : 'past'
  const told = line.replace(toldAsWish, '')
  if (told !== line) return fromInfinitive(told, form)
  const [, doer = '', whom = ''] =
    /^(Mentor|Coach|Tutor) (?:for|to|of) ((?:\d|two|three|four|five|six|seven|eight|nine|ten|new) ?.+)$/u.exec(line) ??
    []
  if (doer) return { text: `${capitalize(verbForms(doer.toLowerCase())[form])} ${whom}` }
  const [, setUp = ''] = /^set[ -]?up of (?:the |all )?(\p{Ll}.+)$/iu.exec(line) ?? []
  if (setUp) return { text: `Set up ${setUp}` }
  const [, kept = ''] = /^housekeeping of (the \p{Ll}[^,;]*?|all \p{Ll}[^,;]*?)\.?$/iu.exec(line) ?? []
  if (kept) return { text: `${capitalize(verbForms('keep')[form])} ${kept} clean and tidy` }
  const going = line.replace(goingOn, '')
  if (going !== line) return fromDoing(going, form)
  const read = readLine(line)
  if (read.shape !== 'duty') {
    const text = fromAction(line, form) ?? fromRegular(line, form) ?? fromDone(line, 'past')
    return text === undefined ? undefined : { text }
  }
  const body = line.slice(read.bodyStart).trim()
  if (/^to \p{L}/u.test(body)) return fromInfinitive(body.slice(3), form)
  const compound = fromCompounds(body, form)
  if (compound) return { text: compound }
  if (read.verbs.length > 0 && !/^\p{L}+ of /u.test(body)) {
    if (/^being\b/i.test(body)) return undefined
    const named = read.isSure ? undefined : (openLoneDoing(body, form) ?? openNamedWork(body, form))
    if (!read.isSure) return named === undefined ? undefined : { text: named, isSafe: false }
    const text = capitalize(changeForms(read, read.verbs, form).trim())
    return { text }
  }
  // What isn't a doing is asked about: which verb is true only the person knows.
  const acted = fromAction(body, form) ?? fromActivity(body, form) ?? fromCharge(line, form)
  if (acted) return { text: acted }
  const named = openNamedWork(body, form)
  return named === undefined ? undefined : { text: named, isSafe: false }
}

/** Work that one carries out: `Responsible for preventive maintenance on ovens` names it as plainly as a verb would. */
const activity =
  /^((?:the |all |any )?)((?:[\p{L}-]+(?: and)? ){0,3}(?:assessments?|audits?|calibrations?|checks|deliveries|inspections?|installations?|maintenance|patrols|repairs?|searches|servicing|stocktakes?|surveys?|testing|tests) (?:of|on|to|for|at|in|across) \P{Lu}.+)$/u

function fromActivity(body: string, form: VerbForm): string | undefined {
  const [, , work = ''] = activity.exec(body) ?? []
  const verb = readVerbForm((work.split(' ')[0] ?? '').toLowerCase())
  // `ensuring daily checks on …` is another thing, and of two things nobody knows which was done how.
  if (work === '' || verb?.form === 'ing' || /[,;:]|\band \p{L}+ing (?:the|of|an?|all|new|our|\d)/u.test(work))
    return undefined
  return `${capitalize(verbForms('carry')[form])} out ${work}`
}

const charge = /^(?:was |am |been )?in charge of ((?:the|our|my|an?|all|\d+) (\p{L}[^,;:]*))$/iu
/** What is run by whoever has the charge of it; a child or a budget is not. */
const isRun =
  /(?<![\p{L}-])(?:bar|bay|bench|bookshop|branch|cafe|canteen|clinic|counter|department|depot|desk|floor|garage|house|kitchen|lab|laundry|library|line|office|pantry|pharmacy|reception|restaurant|room|salon|section|shift|shop|site|stockroom|storeroom|store|studio|unit|warehouse|workshop|yard)s?$/iu

/** `Was in charge of the spare parts room` says no more and no less than `Ran the spare parts room`. */
function fromCharge(line: string, form: VerbForm): string | undefined {
  const [, all = '', named = ''] = charge.exec(line.replace(/\.$/, '')) ?? []
  const [head = ''] = named.split(/ (?:of|at|in|on|for|with|when|during|while) /)
  if (/^(?:team|crew|squad|group)$/i.test(head)) return `${capitalize(verbForms('lead')[form])} ${all}`
  return isRun.test(head) ? `${capitalize(verbForms('run')[form])} ${all}` : undefined
}

/** `Did weekly checks of the boilers` */
function fromDone(line: string, form: VerbForm): string | undefined {
  const [, rest = ''] = /^(?:did|made|performed|carried out) (.+)$/iu.exec(line) ?? []
  return rest === '' ? undefined : (fromRegular(rest, form) ?? fromAction(rest, form))
}

function fromInfinitive(told: string, form: VerbForm) {
  const read = readLine(capitalize(told), EXPECTED)
  if (read.shape !== 'act' || read.verbs[0]?.form !== 'base' || !read.isSure) return undefined
  return { text: capitalize(changeForms(read, read.verbs, form)) }
}

/** `Was finding faults` */
function fromDoing(told: string, form: VerbForm) {
  const read = readLine(capitalize(told), EXPECTED)
  if (read.shape !== 'act' || read.verbs[0]?.form !== 'ing' || !read.isSure) return undefined
  return { text: capitalize(changeForms(read, read.verbs, form)), reason: 'Says it the plain way.' }
}

/** `Daily calibration of scales` */
function fromRegular(line: string, form: VerbForm): string | undefined {
  const [, often = '', rest = ''] = /^(daily|weekly|monthly|quarterly|yearly) (\p{L}+ of .+)$/iu.exec(line) ?? []
  const text = often && !/[,;:(]| and \p{L}+ (?!and)\p{L}+$/u.test(rest) ? fromAction(rest, form) : undefined
  return text && `${text.replace(/\.$/, '')} ${often.toLowerCase()}${line.endsWith('.') ? '.' : ''}`
}

/** `insurance verification and collecting copays`: each of them a thing and what is done to it. */
function fromCompounds(body: string, form: VerbForm): string | undefined {
  const items = body.replace(/\.$/, '').split(/, (?:and )?| and /)
  const told = items.map((item) => {
    const words = item.replace(/^(?:the|all) /, '').split(' ')
    const act = words.at(-1) ?? ''
    const things = tagWords(words.slice(0, -1).join(' '))
    if (
      compoundActions.test(act) &&
      things.length > 0 &&
      things.every(({ tag, text }) => tag === 'NOUN' && /^\p{Ll}+$/u.test(text))
    )
      return `${toVerb(act, form)} ${several(words.slice(0, -1).join(' '), things.at(-1))}`
    const verb = readVerbForm(words[0] ?? '')
    return verb?.form === 'ing' && words.length > 1
      ? [verbForms(verb.base)[form], ...words.slice(1)].join(' ')
      : undefined
  })
  const isWhole =
    told.every((one) => one !== undefined) && items.some((item) => compoundActions.test(item.split(' ').at(-1) ?? ''))
  return isWhole ? capitalize(joinWords(told.filter((one) => one !== undefined))) : undefined
}

/** `order` without its article is orders. */
function several(things: string, last: TaggedWord | undefined): string {
  return last && countableNouns.has(last.lower) ? pluralOf(things) : things
}

/** `the preparation of reports` becomes `Prepared reports`; so do `planning and execution of events` and each later doing of the row. */
function fromAction(rest: string, form: VerbForm): string | undefined {
  const [, noun = '', other, object = ''] =
    /^(?:the |all )?(\p{L}+)(?: and (\p{L}+))? of (\p{Ll}.+|\d.+|\p{Lu}{2,} .+)$/u.exec(rest) ?? []
  const verbs = [noun, ...(other ? [other] : [])].map((word) => toVerb(word, form))
  if (noun === '' || verbs.some((verb) => verb === undefined) || isLooseRow(object)) return undefined
  // Holidays are not prepared as payrolls are.
  if (/^preparation$/i.test(noun) && !prepared.test(object)) return undefined
  // `Using of standing hoist`: a verb would want the article that is missing.
  if (
    actions[noun.toLowerCase()] === undefined &&
    !/^(?:\d|the |an? |all )|^\S+s\b|^[^,;]*s (?:and|in|for|with)\b|^[^,;]+, [^;]* and \S/.test(object)
  )
    return undefined
  const told = object.replace(laterDoing, (all, joint: string, word: string) => {
    const verb = toVerb(word, form)
    return verb ? `${joint.startsWith(',') ? ', ' : ' and '}${verb} ` : all
  })
  const all = tellWhen(told, form).replace(joinedDoing, (whole, joint: string, word: string) => {
    const base = doing(word)
    return base ? `${joint}${verbForms(base)[form]}` : whole
  })
  return goesOn(all, form) ? undefined : capitalize(`${verbs.join(' and ')} ${all}`)
}

const prepared =
  /\b(?:accounts?|agendas?|bids?|budgets?|contracts?|documents?|drawings?|estimates?|files?|payments?|runs?|packs?|applications?|food|invoices?|meals?|minutes|orders?|payrolls?|plans?|presentations?|proposals?|quotes?|reporting|reports?|returns?|samples?|schedules?|statements?)\b/i

/** `customer orders, forklift, inventory`: one cannot tell which of them it was done to. */
function isLooseRow(object: string): boolean {
  const [thing = ''] = object.split(':')
  const last = thing.split(', ').slice(1).at(-1)
  // `one apprentice, he passed his exam`
  if (/^(?:he|she|they|both)\b/.test(last ?? '')) return false
  return last !== undefined && !/\b(?:and|or)\b/.test(last) && !/^(?:about |around |over |up to )?\d/.test(last)
}

/** `as well as the consolidation of reports` */
const laterDoing = /(,? as well as|,? and|,) (?:the )?(\p{L}+(?:ion|ment|ance|ing|al|sis)) of (?=\p{L}|\d)/giu

/** `when they arrive` went with what is being done. */
function tellWhen(object: string, form: VerbForm): string {
  return object.replace(/(?<=\b(?:when|if|as) (?:they|he|she|it) )\p{Ll}+/gu, (word) => {
    const verb = readVerbForm(word)
    return form === 'past' && verb && verb.form !== 'past' && verb.form !== 'ing' ? verbForms(verb.base).past : word
  })
}

/** `and following up on variances`: surely one more thing that was done. */
const joinedDoing = /(\band |\bor )(\p{Ll}+ing)(?= (?:up|out|off|the|an?|any|all|each|every|their|our|new|\d)\b)/gu

function toVerb(word: string, form: VerbForm): string | undefined {
  const [base, ...after] = (actions[word.toLowerCase()] ?? doing(word.toLowerCase()) ?? '').split(' ')
  return base ? [verbForms(base)[form], ...after].join(' ') : undefined
}

/** `mentoring of two apprentices`; residents are cared for, and nothing is looked. */
function doing(word: string): string | undefined {
  const verb = readVerbForm(word)
  if (verb?.form !== 'ing' || /^(?:look|deal|attend|listen|talk|go|come|work|assist|help)$/.test(verb.base))
    return undefined
  return verb.base === 'care' ? 'care for' : verb.base
}

/** Another doing of the same row, which the one verb would leave behind. */
function goesOn(object: string, form: VerbForm): boolean {
  if (
    /[;]|\bas well\b|(?:\band|,) (?:the )?\p{L}+(?:ion|ment|ance|ing|al|sis)\b(?: of| to| for| in| with)/iu.test(object)
  )
    return true
  // `and filing`, `and pricing work`: could be an act or a thing; `management reporting and budgeting` are two things.
  const bare = object.replace(/(?<=\p{L} \p{Ll}+ing) and \p{Ll}+ing\.?$/u, '')
  if (
    [...bare.matchAll(/(?:\band|\bor|,|&) (?:the )?(?!using\b|including\b)(\p{Ll}+ing)\b/gu)].some(([, word = '']) =>
      doing(word),
    )
  )
    return true
  // `, Draft the statements`: another line that ran in.
  if (/[,.] \p{Lu}\p{Ll}+ \p{Ll}/u.test(object)) return true
  // Behind a colon stands what the thing consists of.
  const [thing = ''] = object.split(':')
  const read = readLine(`${capitalize(verbForms('handle')[form])} ${thing}`)
  return read.shape !== 'act' || read.verbs.some(({ form: one }) => one !== form)
}
