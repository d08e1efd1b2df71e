// A line of a resume as a clause after `I`: the same words, its verbs in the tense of the job.
import { type LineVerb, type ReadLine, readLine } from './read-line.ts'
import { type VerbForm, verbForms } from './verb-forms.ts'

export type Tense = 'past' | 'present'

/** What follows `I`; undefined where the line cannot be told so without guessing. */
export function sayInFirstPerson(text: string, tense: Tense): string | undefined {
  const line = readLine(text.trim().replace(/[.;,\s]+$/, ''))
  switch (line.shape) {
    case 'act':
      return sayAct(line, tense)
    case 'state':
      return sayState(line, tense)
    case 'duty':
      return sayDuty(line, tense)
    case 'thing':
    case 'clause':
    case 'unclear':
      return undefined
  }
}

function sayAct(line: ReadLine, tense: Tense): string | undefined {
  const [head] = line.verbs
  if (!head) return undefined
  // What was told in the past stays in the past, even in a job that goes on.
  const wanted: VerbForm = tense === 'past' || head.form === 'past' ? 'past' : 'base'
  if (head.form === wanted) return lowerFirst(line)
  return line.isSure ? changeForms(line, line.verbs, wanted) : undefined
}

function sayState({ text, verbs: [head], ...line }: ReadLine, tense: Tense): string | undefined {
  const word = head && line.words[head.at]
  if (!word) return undefined
  const isLeftOut = head.base === 'be' && !/^(?:was|were|am|is|are|be|been)$/.test(word.lower)
  const rest = isLeftOut
    ? ` ${text.slice(word.start, word.start + 1).toLowerCase()}${text.slice(word.start + 1)}`
    : text.slice(word.end)
  if (head.base === 'have') return `${head.form === 'past' || tense === 'past' ? 'had' : 'have'}${rest}`
  return `${head.form === 'past' || tense === 'past' ? 'was' : 'am'}${rest}`
}

function sayDuty(line: ReadLine, tense: Tense): string | undefined {
  const body = line.text.slice(line.bodyStart).trim()
  if (body === '') return undefined
  if (line.verbs.length > 0 && line.isSure)
    return changeForms(line, line.verbs, tense === 'past' ? 'past' : 'base').trim()
  return `${tense === 'past' ? 'was' : 'am'} responsible for ${lowerStart(body, line)}`
}

/** The body with each verb of the row in the form. */
export function changeForms(line: ReadLine, verbs: readonly LineVerb[], form: VerbForm): string {
  let { text } = line
  for (const { at, base } of verbs.toReversed()) {
    const word = line.words[at]
    if (!word) continue
    const changed = verbForms(base)[form]
    text = text.slice(0, word.start) + changed + text.slice(word.end)
  }
  return text.slice(line.bodyStart)
}

/** In the middle of a sentence only names and acronyms keep their capital. */
function lowerFirst({ text, words, verbs }: ReadLine): string {
  let told = text
  for (const { at } of verbs) {
    const word = words[at]
    if (word) told = told.slice(0, word.start) + word.text.toLowerCase() + told.slice(word.end)
  }
  return /^\p{Lu}{2,}/u.test(told) ? told : told.slice(0, 1).toLowerCase() + told.slice(1)
}

function lowerStart(text: string, line: Pick<ReadLine, 'words'>): string {
  const [first = ''] = text.split(/[\s,]/)
  const word = line.words.find((one) => one.text === first)
  const keeps =
    /^\p{Lu}[\p{Lu}\p{N}+#./&-]/u.test(first) || (word !== undefined && word.start > 0 && word.tag === 'PROPN')
  return keeps ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}
