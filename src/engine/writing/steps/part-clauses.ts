import { countableNouns } from '#engine/language/countable-nouns-data.ts'
import { readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { defineStep } from './_step.ts'

const FEWEST_WORDS = 3
const LONGEST_SUBJECT = 7
const happens =
  /^(?:was|were|is|are|had|has|went|came|fell|rose|grew|dropped|stopped|declined|doubled|tripled|increased|decreased|improved)$/
const fromTo =
  /^((?:\p{L}[\p{L}-]* ){1,4})(?=from (?:about |around )?[$€£]?\d\S* (?:\p{L}+ )?to (?:under |over |about |around )?[$€£]?\d)/u

/** `Started a call list, no-shows went down`: what has its own subject is a sentence of its own. */
export default defineStep({
  answers: 'two things in one',
  group: 'grammar',
  places: ['line'],
  isSafe: false,
  adds: () => ['went the'],
  apply(line) {
    const at = line.lastIndexOf(', ')
    const [act, rest] = [line.slice(0, at), line.slice(at + 2)]
    if (at < 0 || /[;:]/.test(line) || isOpen(act) || act.split(' ').length < FEWEST_WORDS) return undefined
    if (!/^(?:act|thing)$/.test(readLine(act).shape)) return undefined
    const told = readClause(rest)
    return told ? { text: `${act}; ${told}`, reason: 'Sets the result apart, so nobody misses it.' } : undefined
  },
  examples: {
    mends: [
      ['Started a call list, no-shows went from 14% to 9%', 'Started a call list; no-shows went from 14% to 9%'],
      ['Trained 7 new hires, 5 are still there', 'Trained 7 new hires; 5 are still there'],
      ['Introduced unit tests, coverage from 0 to 61%', 'Introduced unit tests; coverage went from 0 to 61%'],
    ],
    leaves: [
      'When the lead was out, I was in charge',
      'Ran the shop, which was the largest in town',
      'Trained staff, all hired in town',
      'Led the line, was promoted in 2019',
      'Quality score 96%, team average 89%',
    ],
  },
})

/** A bracket or an opening `when` goes on behind the comma. */
function isOpen(act: string): boolean {
  const [first] = tagWords(act)
  return (
    act.split('(').length !== act.split(')').length ||
    first === undefined ||
    /^(?:SCONJ|ADP|ADV|PRON)$/.test(first.tag) ||
    /^(?:when|while|after|before|once|since|if|as)$/.test(first.lower)
  )
}

function readClause(rest: string): string | undefined {
  const words = tagWords(rest)
  const at = words.findIndex(({ lower }) => happens.test(lower))
  const subject = words.slice(0, at)
  if (at > 0 && at <= LONGEST_SUBJECT && isSubject(subject)) return `${needsThe(subject) ? 'the ' : ''}${rest}`
  const [thing = ''] = fromTo.exec(rest) ?? []
  if (thing === '' || !isSubject(tagWords(thing))) return undefined
  // `hours down from 60 to 12`
  return / (?:up|down) $/.test(thing) ? rest : `${thing}went ${rest.slice(thing.length)}`
}

/** `audit had no findings` */
function needsThe(subject: readonly TaggedWord[]): boolean {
  const last = subject.at(-1)
  return (
    last?.tag === 'NOUN' &&
    (countableNouns.has(last.lower) || last.lower === 'average') &&
    subject.every(({ tag, text }) => tag === 'NOUN' && /^\p{Ll}+$/u.test(text))
  )
}

function isSubject(words: readonly TaggedWord[]): boolean {
  const [first] = words
  if (!first || readVerbForm(first.lower)?.form === 'past' || /ing$/.test(first.lower)) return false
  return (
    !/^(?:which|that|who|all|both|where|each|most|some)$/.test(first.lower) &&
    words.some(({ tag, text }) => text === '-' || /^(?:NOUN|NUM|PROPN)$/.test(tag)) &&
    words.every(
      ({ tag, text }, at) =>
        text !== '(' &&
        (/^(?:-|of)$/.test(words[at - 1]?.text ?? '') || /^(?:NOUN|PROPN|ADJ|NUM|DET|ADP|PUNCT|SYM)$/.test(tag)),
    )
  )
}
