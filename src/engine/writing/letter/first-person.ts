// A line of a resume as something a person says: `Managed a team of 5` becomes `managed a team of five`, to stand behind `I`.
import { plain } from '#engine/resume/rich-text.ts'
import { mendOpening } from '../upgrade/openings.ts'
import { mendPassive } from '../upgrade/passive.ts'
import { wordiness } from '../upgrade/wordiness-data.ts'
import { bendVerbs, readOpening } from '../words/bend-verbs.ts'
import { findVerb, type VerbForm, verbForms } from '../words/verbs.ts'
import { mendArticles } from './mend-articles.ts'

const LONGEST = 230
const SHORTEST = 18

export type ClauseTense = 'past' | 'present'

/** The line as what follows `I`; undefined where it cannot be turned safely. */
export function toFirstPerson(line: string, tense: ClauseTense): string | undefined {
  const text = tidy(plain(line))
  if (text.length > LONGEST || text.length < SHORTEST || !isPlainProse(text)) return undefined
  if (tense === 'present' && /^(?:Certified|Licensed|Trained) (?:in|as|to|by) /.test(text))
    return `am ${lowerStart(text)}`
  // `MIG welded frames`, `Hand painted signs`: how it was done stands before the verb.
  if (tense === 'past' && isHowDone(text)) return mendArticles(/^[A-Z]{2}/.test(text) ? text : lowerStart(text))
  const form = tense === 'past' ? 'past' : 'base'
  const opened = mendOpening(text, form)?.text ?? mendPassive(text)?.text ?? text
  const opening = readOpening(opened)
  if (!opening || opening.at > 1 || isThing(opened, opening.form)) return undefined
  const isRight =
    opening.form === 'past' || pastOfAnother.test(opened) || (tense === 'present' && opening.form === 'base')
  const bent = isRight ? opened : bendVerbs(opened, form)
  if (bent === undefined || hasLooseEnd(bent, tense) || isEndlessList(bent)) return undefined
  const whole = mendArticles(mendPair(bent))
  return whole === undefined ? undefined : spellSmallNumbers(lowerFirst(whole))
}

/** Past forms that are verbs of their own too: who `found $2 million` did not found it. */
const pastOfAnother = /^(?:found|saw|ground|felt|left|wound|bound)\b/i

/** The time a clause is told in. */
export function clauseForm(clause: string): VerbForm | undefined {
  return pastOfAnother.test(clause) ? 'past' : readOpening(clause)?.form
}

/** What begins like a verb and names a thing: `Service revenue up 4%`, `Cost of sales`, `Lead nurse for a ward`. */
function isThing(text: string, form: string): boolean {
  if (/^\w+ of\b/i.test(text)) return true
  // `Valued team member`, `Certified in chemotherapy` say what somebody is, not what they did.
  if (
    /^(?:valued|experienced|skilled|dedicated|proven|certified|licensed|trusted|seasoned|motivated|qualified|detailed|organized team|accomplished|devoted|committed|self)\b/i.test(
      text,
    )
  )
    return true
  if (form === 'past') return false
  // `Research integrated into Azure` has its verb second.
  if (
    form === 'base' &&
    /^\S+ (?:\w+ed (?:in|into|by|to|for|with|at|on|from|as)|that|which|who|is|was|are|were)\b/i.test(text)
  )
    return true
  return /\b(?:up|down|from) (?:by )?[\d$€£]/i.test(text) || /^lead [a-z]+(?<!s) (?:for|at|on|in|of)\b/i.test(text)
}

/** One doing as a gerund; undefined where the clause has several verbs or an achievement in another tense. */
export function toGerund(clause: string, tense: ClauseTense): string | undefined {
  const opening = readOpening(clause)
  if (opening?.at !== 0 || opening.form !== (tense === 'past' ? 'past' : 'base')) return undefined
  const [first = '', ...rest] = clause.split(' ')
  const verbs = rest.filter((word) => findVerb(word.replace(/\W/g, '').toLowerCase())?.form === 'past')
  // An achievement is no part of the daily work.
  if (
    /,/.test(first) ||
    verbs.length > 0 ||
    /(?:,| and| or) \w+ed\b/.test(clause) ||
    /\d|%|\bfrom\b.*\bto\b/.test(clause) ||
    /^(?:was|were|am|are|took part|helped|assisted|led|built|found|won)\b/.test(clause)
  )
    return undefined
  const isRow = rest.some(
    (word, at) => /^(?:and|or)$/.test(word) && findVerb(rest[at + 1]?.replace(/\W/g, '') ?? '')?.form === 'base',
  )
  return isRow ? undefined : [verbForms(opening.base).ing, ...rest].join(' ')
}

function tidy(text: string): string {
  const bare = text
    .replace(/^[\s•▪●◦·‣*–-]+/, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:I|He\/She|S\/he)\s+(?=[a-z])/, '')
    .replace(/[\s.;,:]+$/, '')
    .replace(/\b([ap])\.m$/, '$1.m.')
    .replace(/(\d) %/g, '$1%')
    // What stands in brackets explains what was said; a letter can do without.
    .replace(/\s*\((?![^()]*\d)[^()]*\)/g, '')
    .replace(/\s&\s(?=\p{Ll})/gu, ' and ')
    .replace(/(?<=\p{Ll}) - (?=\p{Ll})/gu, ', ')
    .replace(/\b(over|more than|at least) (\d[\d,]*)\+/gi, '$1 $2')
    .replace(/(?<![\w$€£.,])(\d{2,3}|\d{1,3}(?:,\d{3})+)\+(?= \p{Ll})/gu, 'more than $1')
  const short = wordiness.reduce((words, [pattern, to]) => words.replace(pattern, to), bare)
  const calm = short.replace(/(?<=\b(?:and|or|,) )\p{Lu}\p{Ll}+(?= [\p{Ll}\d])/gu, (word) =>
    findVerb(word)?.form === 'past' ? word.toLowerCase() : word,
  )
  // What follows a semicolon is a thought of its own; what stands before it is true by itself.
  return (calm.split(/;\s/)[0] ?? calm).replace(/\s{2,}/g, ' ').trim()
}

function isPlainProse(text: string): boolean {
  if (/[:|•→>=\\]|https?:|\bhe\/she\b|\bhis\/her\b|\bi\.e\b|\be\.g\b|\.\s+\p{Lu}|\bN\/A\b/u.test(text)) return false
  if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) return false
  if ((text.match(/["“”]/g) ?? []).length % 2 === 1) return false
  // A capitalised verb in the middle is a second line that ran into the first.
  if (/\p{Ll}\s+(?:Responsible|Involved|Completes|Overseen)\b/u.test(text)) return false
  const later = text.match(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}+ed\b/gu) ?? []
  if (
    later.some(
      (word) =>
        findVerb(word)?.form === 'past' &&
        !/^(?:Advanced|Certified|Registered|Limited|United|Applied|Licensed)$/.test(word),
    )
  )
    return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.replace(/[^\p{Lu}]/gu, '').length < letters.length * 0.4
}

/** `accounts, statements, sales analysis, payroll`: a row that never comes to its `and`. */
function isEndlessList(text: string): boolean {
  const items = text.split(/,\s+/)
  return items.length > 3 && !/^(?:and|or) |\b(?:and|or)\b/.test(items.at(-1) ?? '')
}

/** Verbs left in another form, an `and` with nothing behind it, a list that breaks off. */
function hasLooseEnd(text: string, tense: ClauseTense): boolean {
  if (/\b(?:and|or|of|to|the|a|with|for|in|by|including|such as|\b(?:that|which|who) \w+)$/i.test(text)) return true
  if (/\b(?:responsible for|duties|my role|we|our|us)\b/i.test(text)) return true
  // `draft motions and second-chaired two trials` changes its time in the middle.
  if (readOpening(text)?.form === 'base' && /\band [\w-]+ed (?:an?|the|two|three|four|five|six|\d+)\b/i.test(text))
    return true
  if (tense === 'present')
    return /(?:,| and) (?:\w+ly )?(?:manages|provides|ensures|maintains|prepares|assists|develops|creates|conducts|performs|completes|coordinates|monitors)\b/i.test(
      text,
    )
  return (
    /(?:,| and) (?:\w+ly )?(?:ensure|provide|prepare|maintain|assist|develop|create|perform|complete|coordinate|communicate|manage|conduct|draft|attend)s?\b/i.test(
      text,
    ) && !/\bto \w+/.test(text)
  )
}

/** `drips, pumps` is a list of two without its `and`. */
function mendPair(text: string): string {
  const [head = '', tail = '', ...more] = text.split(/,\s+/)
  const isPair =
    more.length === 0 &&
    tail !== '' &&
    tail.split(' ').length <= 3 &&
    !/\b(?:and|or)\b/.test(head.split(' ').slice(3).join(' ')) &&
    /s$/.test(head) &&
    /s$/.test(tail) &&
    !/ing\b/.test(tail)
  return isPair ? `${head} and ${tail}` : text
}

function isHowDone(text: string): boolean {
  const [, verb = ''] = /^(?:MIG|TIG|CNC|Hand|Cross|Spot|Spray|Pressure|Pre|Re|Co|Machine)[- ](\w+)\b/i.exec(text) ?? []
  return findVerb(verb)?.form === 'past'
}

function lowerStart(text: string): string {
  return (text[0] ?? '').toLowerCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  const [word = ''] = text.split(/[\s,;/]/)
  const isVerb = findVerb(word) !== undefined || /ly$/.test(word)
  return isVerb ? lowerStart(text) : text
}

const names = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** 2 to 9 as words where they count things; not with units, in ranges or names. */
function spellSmallNumbers(text: string): string {
  return text.replace(
    /(?<=[a-z,] )([2-9])(?= [a-z]{3,})(?! (?:percent|mph|lbs|psi|to \d))/g,
    (digit, _match, offset: number) => {
      const before = text.slice(0, offset)
      return /(?:\b(?:grade|level|version|phase|class|tier|unit|room|from|to|of up to|between|stage|step|type|day|page|over|than)|\d) $/i.test(
        before,
      )
        ? digit
        : (names[Number(digit)] ?? digit)
    },
  )
}
