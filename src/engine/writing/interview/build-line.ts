// A line of a resume put together from short answers. Every word is the person's own, but for a few that join them.
import { capitalize } from '#engine/language/plain-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { addAmount, findJoins } from './join-amount.ts'
import { withToolArticle } from './tool-article.ts'

export type LineAnswers = {
  /** What did you do? */
  did: string
  /** For whom, how much, how many, how often? */
  howMuch?: string | undefined
  /** The word that joins it to what was done, where the person chose one (`to 12,000 subscribers`). */
  join?: string | undefined
  /** With what? */
  withWhat?: string | undefined
  /** What came of it? */
  result?: string | undefined
}

/** The tense of the job; without one, the wording stays as given. */
export type BuildOptions = { isCurrent?: boolean | undefined }

/** Empty if nothing was done. */
export function buildLine({ did, ...further }: LineAnswers, options: BuildOptions = {}): string {
  const act = inTense(withoutSubject(tidy(did)), options)
  return act === '' ? '' : capitalize(addAnswers(act, further))
}

/** The words that might join the amount to what was done, the one taken unasked first; empty where nothing is in doubt. */
export function listJoins(did: string, howMuch = ''): readonly string[] {
  const act = withoutSubject(tidy(did))
  return act === '' ? [] : findJoins(act, lowerStart(tidy(howMuch)))
}

/** An existing line with what was missing added. Its own words don't change. */
export function completeLine(line: string, answers: Omit<LineAnswers, 'did'>): string {
  const stop = /[.]\s*$/.test(line) ? '.' : ''
  return `${addAnswers(line.replace(/[.;,\s]+$/, ''), answers)}${stop}`
}

function addAnswers(act: string, { howMuch = '', join, withWhat = '', result = '' }: Omit<LineAnswers, 'did'>): string {
  const tool = withToolArticle(tidy(withWhat).replace(/^(?:with|using)\s+/i, ''))
  const isNamed = tool === '' || act.toLowerCase().includes(tool.replace(/^an? /, '').toLowerCase())
  const much = tidy(howMuch)
  const end = tidy(result)
  const counted = much === '' ? act : addAmount(act, lowerStart(much), join)
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
  if (/^(?:so|with|without)\b/i.test(result)) return `, ${result}`
  if (/^(?:to|for|by)\b/i.test(result)) return ` ${result}`
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
