// A line of a resume put together from short answers. Every word is the person's own, but for a few that join them.
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { countable } from '../upgrade/countable.ts'

export type LineAnswers = {
  /** What did you do? */
  did: string
  /** For whom, how much, how many, how often? */
  howMuch?: string | undefined
  /** With what? */
  withWhat?: string | undefined
  /** What came of it? */
  result?: string | undefined
}

/** The tense of the job; without one, the wording stays as given. */
export type BuildOptions = { isCurrent?: boolean | undefined }

/** Empty if nothing was done. */
export function buildLine(
  { did, howMuch = '', withWhat = '', result = '' }: LineAnswers,
  options: BuildOptions = {},
): string {
  const act = inTense(withoutSubject(tidy(did)), options)
  if (act === '') return ''
  return capitalize(addAnswers(act, { howMuch, withWhat, result }))
}

/** An existing line with what was missing added. Its own words don't change. */
export function completeLine(line: string, answers: Omit<LineAnswers, 'did'>): string {
  const stop = /[.]\s*$/.test(line) ? '.' : ''
  return `${addAnswers(line.replace(/[.;,\s]+$/, ''), answers)}${stop}`
}

function addAnswers(act: string, { howMuch = '', withWhat = '', result = '' }: Omit<LineAnswers, 'did'>): string {
  const tool = tidy(withWhat).replace(/^(?:with|using)\s+/i, '')
  const isNamed = tool === '' || act.toLowerCase().includes(tool.toLowerCase())
  const much = tidy(howMuch)
  const end = tidy(result)
  const counted = much === '' ? act : addAmount(act, lowerStart(much))
  // `Cooked for 90 guests a night using two grills`, but `Ran intake using Excel, about 30 a month`.
  const isInside = counted !== act && !counted.startsWith(`${act},`)
  const withTool = (text: string) => (isNamed ? text : `${text} ${toolWord(tool)}${tool}`)
  const told = isInside ? withTool(counted) : withTool(act) + counted.slice(act.length)
  return end === '' ? told : `${told}${joinResult(lowerStart(end))}`
}

/** `in Excel` and `on two grills` bring their own word. */
function toolWord(tool: string): string {
  return /^(?:in|on|by|through|via|from|at)\s/i.test(tool) ? '' : 'using '
}

const amount =
  /^((?:about|around|over|more than|at least|up to|nearly|almost|roughly|some|between)\s+)?(\d[\d.,]*\+?k?(?:\s?(?:-|–|to|and)\s?\d[\d.,]*)?|a dozen|dozens of|hundreds of|thousands of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)(?:\s+(.*))?$/i
const joins = /^(?:for|to|of|in|at|on|across|per|each|every|daily|weekly|monthly|from|with|within|twice|once)\b/i
const rate = /^(?:an?|per|each|every|daily|weekly|monthly|yearly|at a time|at once|in all)\b/i
const determiner = /^(?:the|an?|my|our|their|his|her|its|all|each|every|some|many|several|these|those|\d.*)$/i
const folk =
  /^(?:adults|children|clients|customers|employees|families|guests|kids|learners|members|passengers|patients|patrons|people|residents|students|tenants|users|visitors|patrons|pupils|agents|managers|executives|attorneys|doctors|physicians|providers|partners|staff|owners|diners|covers|toddlers|infants)$/i

const groups = /^(?:team|crew|group|class|squad)$/i

/** A number joins what it counts where the line names it; people are whom it was done for; the rest follows a comma. */
function addAmount(act: string, much: string): string {
  if (joins.test(much)) return `${act} ${much}`
  const [, about = '', number, rest = ''] = amount.exec(much) ?? []
  if (number === undefined) return folk.test(much.split(' ').at(-1) ?? '') ? `${act} for ${much}` : `${act}, ${much}`
  const [noun = '', ...tail] = rest.split(' ')
  const words = act.split(' ')
  // `Lead a team on the phones` and `14 agents`: a team of 14 agents.
  const group = words.findIndex((word, place) => place > 0 && groups.test(word) && words[place + 1] !== 'of')
  if (group > 0 && noun !== '' && !rate.test(rest) && folk.test(noun))
    return [...words.slice(0, group + 1), 'of', much, ...words.slice(group + 1)].join(' ')
  const named = words.findLastIndex((word) =>
    noun === '' || rate.test(rest) ? countable.has(word.toLowerCase()) : sameThing(word, noun),
  )
  // `6` beside `showed new porters the ropes` can only be porters.
  const at = named < 0 && noun === '' ? words.findIndex((word, place) => place > 0 && isMany(word)) : named
  const start = at > 0 ? nounStart(words, at) : at
  const isFree = at > 0 && !determiner.test(words[start - 1] ?? '') && !/[,;]$/.test(words[at] ?? '')
  const isLast = at === words.length - 1
  const after = (rate.test(rest) ? rest : tail.join(' ')).trim()
  if (isFree && (after === '' || isLast || noun === '')) {
    const counted = [...words.slice(0, start), `${about}${number}`, ...words.slice(start), after]
    return counted.filter((word) => word !== '').join(' ')
  }
  // `Trained new bar staff, 8 people`: people already named are not the ones it was done for.
  const namesFolk = words.some((word) => folk.test(word))
  if (folk.test(noun) && !/\bfor\b/i.test(act) && !namesFolk) return `${act} for ${much}`
  return `${act}, ${much}`
}

const stopsPhrase = /^(?:for|of|to|with|in|on|at|from|by|about|into|over|and|or|&|up|out|off|all)$/i

/** `telehealth visits`, `new patients`: the number is before all of what it counts. */
function nounStart(words: readonly string[], at: number): number {
  let start = at
  while (start > 1) {
    const before = words[start - 1] ?? ''
    const form = readVerbForm(before.toLowerCase())
    const isVerb = form !== undefined && !form.isMoreOftenNoun && form.form !== 'ing'
    if (stopsPhrase.test(before) || determiner.test(before) || isVerb || /[,;:]$/.test(before)) break
    start -= 1
  }
  return start
}

function isMany(word: string): boolean {
  const verb = readVerbForm(word.toLowerCase())
  return /[^su]s$/i.test(word) && word.length > 3 && (verb === undefined || verb.isMoreOftenNoun === true)
}

function sameThing(word: string, noun: string): boolean {
  return word.toLowerCase().replace(/s$/, '') === noun.toLowerCase().replace(/s$/, '')
}

/** `cut waste by 10%` becomes `, cutting waste by 10%`; a sentence of its own follows a semicolon. */
function joinResult(result: string): string {
  const told = withoutSubject(result).replace(/^(?:(?:it|this|that|which)\s+)(?=\p{L})/iu, '')
  const [first = ''] = told.split(' ')
  const verb = readVerbForm(first.toLowerCase())
  const hasObject = told.includes(' ')
  if (verb?.form === 'ing') return `, ${told}`
  if (verb && hasObject && verb.form !== 'base' && !(verb.isMoreOftenNoun && verb.form === 'third'))
    return `, ${verbForms(verb.base).ing}${told.slice(first.length)}`
  if (verb && hasObject && !verb.isMoreOftenNoun) return `, ${verbForms(verb.base).ing}${told.slice(first.length)}`
  if (/^(?:so|to|with|without|for|by)\b/i.test(result)) return `${/^so\b/i.test(result) ? ',' : ''} ${result}`
  return `; ${result}`
}

/** The opening verb in the tense of the job, where the first word is one. What a current job tells in the past is done. */
function inTense(act: string, { isCurrent }: BuildOptions): string {
  const [first = ''] = act.split(' ')
  const verb = readVerbForm(first.toLowerCase())
  if (isCurrent === undefined || !verb || verb.form === 'past' || !act.includes(' ')) return act
  return `${verbForms(verb.base)[isCurrent ? 'base' : 'past']}${act.slice(first.length)}`
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,\s]+$/, '')
}

/** A resume tells what was done without saying who. */
function withoutSubject(text: string): string {
  return text.replace(/^(?:i|we) (?:have |had |also )*(?=\p{L})/iu, '').replace(/^[-•*\s]+/, '')
}

function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^I\b/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
