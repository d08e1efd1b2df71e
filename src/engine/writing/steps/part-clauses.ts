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
  adds: () => ['went the with'],
  apply(line) {
    const at = line.lastIndexOf(', ')
    const [act, rest] = [line.slice(0, at), line.slice(at + 2)]
    if (at < 0 || /[;:]|, (?:I|we|he|she) /.test(line) || isOpen(act) || act.split(' ').length < FEWEST_WORDS)
      return undefined
    const { shape } = readLine(act)
    if (shape === 'act' && /^(?:0|no|zero) \p{Ll}/u.test(rest) && !/\bwith\b/.test(act))
      return { text: `${act} with ${rest}`, reason: 'Ties the result to the work.' }
    if (!/^(?:act|thing)$/.test(shape)) return undefined
    if (shape === 'thing' && isOwnAct(rest)) return { text: `${act}; ${rest}`, reason: 'Tells two things apart.' }
    const told = readClause(rest)
    return told ? { text: `${act}; ${told}`, reason: 'Sets the result apart, so nobody misses it.' } : undefined
  },
  examples: {
    mends: [
      ['Started a call list, no-shows went from 14% to 9%', 'Started a call list; no-shows went from 14% to 9%'],
      ['Led a crew of 5, 0 mishaps in 2 years', 'Led a crew of 5 with 0 mishaps in 2 years'],
      ['Member of the storm team, worked 3 days straight', 'Member of the storm team; worked 3 days straight'],
      ['Trained 7 new hires, 5 are still there', 'Trained 7 new hires; 5 are still there'],
      ['Introduced unit tests, coverage from 0 to 61%', 'Introduced unit tests; coverage went from 0 to 61%'],
    ],
    leaves: [
      'When the lead was out, I was in charge',
      'Ran the shop, which was the largest in town',
      'Trained staff, all hired in town',
      'Wrote 12 applications, 4 of which were funded',
      'Recipe costing for 160 dishes, updated weekly with prices',
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

/** `Member of the storm team, worked three days straight`: the second half says what was done. */
function isOwnAct(rest: string): boolean {
  if (/^\p{Lu}/u.test(rest)) return false
  const read = readLine(rest.slice(0, 1).toUpperCase() + rest.slice(1))
  const [head] = read.verbs
  const next = read.words[1]
  return (
    read.shape === 'act' &&
    head?.at === 0 &&
    head.form === 'past' &&
    rest.split(' ').length >= FEWEST_WORDS &&
    /^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(next?.tag ?? '') &&
    !/^(?:daily|weekly|monthly|yearly)$/.test(next?.lower ?? '')
  )
}

function readClause(rest: string): string | undefined {
  const words = tagWords(rest)
  const at = words.findIndex(({ lower }) => happens.test(lower))
  const subject = words.slice(0, at)
  if (at > 0 && at <= LONGEST_SUBJECT && isSubject(subject)) return `${needsThe(subject) ? 'the ' : ''}${rest}`
  const [thing = ''] = fromTo.exec(rest) ?? []
  if (thing === '' || /\b(?:with|by|of|for|in|\p{L}+ing) /u.test(thing) || !isSubject(tagWords(thing))) return undefined
  // `hours down from 60 to 12`
  return / (?:up|down) $/.test(thing) ? rest : `${thing}went ${rest.slice(thing.length)}`
}

/** `audit had no findings` */
function needsThe(subject: readonly TaggedWord[]): boolean {
  const last = subject.at(-1)
  return (
    last?.tag === 'NOUN' &&
    (countableNouns.has(last.lower) || last.lower === 'average') &&
    subject.every(
      ({ tag, text, lower }) => /^\p{Ll}+$/u.test(text) && (tag === 'NOUN' || readVerbForm(lower)?.form === 'base'),
    )
  )
}

function isSubject(words: readonly TaggedWord[]): boolean {
  const [first] = words
  if (!first || first.tag === 'VERB' || readVerbForm(first.lower)?.form === 'past' || /ing$/.test(first.lower))
    return false
  return (
    !/^(?:which|that|who|all|both|where|each|most|some)$/.test(first.lower) &&
    words.some(({ tag, text }) => text === '-' || /^(?:NOUN|NUM|PROPN)$/.test(tag)) &&
    words.every(
      ({ tag, text }, at) =>
        !/^(?:\(|which|whom|whose)$/.test(text) &&
        (/^(?:-|of)$/.test(words[at - 1]?.text ?? '') ||
          readVerbForm(text.toLowerCase())?.isMoreOftenNoun === true ||
          /^(?:NOUN|PROPN|ADJ|NUM|DET|ADP|PUNCT|SYM)$/.test(tag)),
    )
  )
}
