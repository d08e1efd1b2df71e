// Whether every word of a text is carried by its sources: it stands there, or is another form of a word that does, or is one
// of the few words the writer declared. Numbers keep what they count, their unit and their bound.
import { readLine } from '#engine/language/read-line.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'

export type Carriers = {
  sources: readonly string[]
  /** The closed list of words a step or frame may add; phrases are split into words. */
  allowed?: readonly string[] | undefined
}

/** Longer than any letter or posting; what comes after is taken as uncarried by its first word. */
const LONGEST = 200_000
const LONGEST_PIECE = 400

/** The words and numbers in the output that no source supports, as written there. */
export function findUncarried(output: string, { sources, allowed = [] }: Carriers): string[] {
  const known = readSources(sources)
  const free = new Set(allowed.flatMap((words) => wordsIn(words).map(({ lower }) => lower)))
  const uncarried: string[] = []
  for (const piece of piecesOf(output)) {
    for (const { text, lower } of wordsIn(piece))
      if (!free.has(lower) && !known.words.has(lower) && !isInflected(lower, known)) uncarried.push(text)
    for (const counted of countedIn(piece))
      if (!known.counted.has(keyOf(counted)) && !free.has(counted.number)) uncarried.push(counted.text)
  }
  if (output.length > LONGEST) uncarried.push(output.slice(LONGEST, LONGEST + 40).trim())
  return uncarried
}

type Known = {
  words: ReadonlySet<string>
  /** Every form of the verbs. */
  verbs: ReadonlySet<string>
  nouns: ReadonlySet<string>
  counted: ReadonlySet<string>
}

function readSources(sources: readonly string[]): Known {
  const words = new Set<string>()
  const verbs = new Set<string>()
  const nouns = new Set<string>()
  const counted = new Set<string>()
  for (const piece of sources.flatMap(piecesOf)) {
    for (const { lower } of wordsIn(piece)) {
      words.add(lower)
      nouns.add(singular(lower))
    }
    const line = readLine(piece)
    for (const { base } of line.verbs) addForms(verbs, base)
    for (const { lower, tag } of line.words) {
      const verb = readVerb(lower)
      // `reports` that are read do not carry `reported`.
      if (verb && (tag === 'VERB' || tag === 'AUX' || !verb.isMoreOftenNoun)) addForms(verbs, verb.base)
    }
    for (const one of countedIn(piece)) counted.add(keyOf(one))
  }
  return { words, verbs, nouns, counted }
}

/** All forms of a verb, since `found` alone does not say whether it is of find or of found. */
function addForms(forms: Set<string>, base: string): void {
  if (base === 'be') for (const form of ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being']) forms.add(form)
  else for (const form of Object.values(verbForms(base))) forms.add(form)
}

/** Another form of the same word in the same part: managed for manages, clients for client; never manager for manage. */
function isInflected(lower: string, { words, verbs, nouns }: Known): boolean {
  if (verbs.has(lower)) return true
  const one = singular(lower)
  return words.has(one) || nouns.has(one)
}

function readVerb(lower: string): { base: string; isMoreOftenNoun: boolean } | undefined {
  if (/^(?:be|am|is|are|was|were|been|being)$/.test(lower)) return { base: 'be', isMoreOftenNoun: false }
  return readVerbForm(lower)
}

const oddPlurals: Readonly<Record<string, string>> = {
  children: 'child',
  feet: 'foot',
  hrs: 'hour',
  men: 'man',
  min: 'minute',
  mins: 'minute',
  people: 'person',
  peoples: 'person',
  teeth: 'tooth',
  women: 'woman',
  yrs: 'year',
}

function singular(lower: string): string {
  const odd = oddPlurals[lower]
  if (odd) return odd
  if (lower.length < 4 || /(?:ss|us|is)$/.test(lower)) return lower
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(lower)) return lower.slice(0, -2)
  return lower.endsWith('s') ? lower.slice(0, -1) : lower
}

function piecesOf(text: string): string[] {
  return splitSentences(text.slice(0, LONGEST)).flatMap((sentence) => {
    const pieces: string[] = []
    for (let from = 0; from < sentence.length; ) {
      const cut = sentence.length - from > LONGEST_PIECE ? sentence.lastIndexOf(' ', from + LONGEST_PIECE) : -1
      const until = cut > from ? cut : Math.min(sentence.length, from + LONGEST_PIECE)
      pieces.push(sentence.slice(from, until))
      from = until
    }
    return pieces
  })
}

/** Words without their hyphens and possessive: `front-end` is carried by `front end`. Numbers are looked at by themselves. */
function wordsIn(text: string): { text: string; lower: string }[] {
  return (text.match(/[\p{L}\p{M}]+(?:[’'](?!s\b)[\p{L}]+)?/gu) ?? []).map((word) => ({
    text: word,
    lower: word.toLowerCase().replace(/’/g, "'"),
  }))
}

type Counted = { text: string; number: string; unit: string; bound: string; noun: string }

const numberWords = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, String(at + 1)]),
)
const boundWords =
  /^(?:about|around|approx\.?|approximately|almost|nearly|over|under|up|to|than|more|less|fewer|least|most|~)$/

/** Every number with what is before and after it. */
function countedIn(piece: string): Counted[] {
  const words = tagWords(piece)
  return words.flatMap((word, at): Counted[] => {
    const spelled = numberWords.get(word.lower)
    const [, digits = '', after = ''] = /^[$€£]?(\d[\d.,]*\d|\d)(.*)$/.exec(word.lower) ?? []
    // `one` is as often a pronoun.
    if ((!spelled && digits === '') || word.lower === 'one') return []
    const number = spelled ?? digits.replace(/,/g, '')
    const before = words[at - 1]
    const money = /^[$€£]/.test(word.lower) || (before !== undefined && /^[$€£]$/.test(before.text)) ? '$' : ''
    const next = words[at + 1]
    const sign = next && /^[%+]$/.test(next.text) ? next.text : ''
    const noun = nounAfter(words, at + 1)
    return [
      {
        text: piece.slice(word.start, noun?.end ?? word.end),
        number,
        unit: `${money}${after}${sign}`,
        bound: boundBefore(words, money && before && /^[$€£]$/.test(before.text) ? at - 1 : at),
        noun: noun ? singular(noun.lower) : '',
      },
    ]
  })
}

/** `over 80+` says over twice. */
function keyOf({ number, unit, bound, noun }: Counted): string {
  if (/^(?:over|more than)$/.test(bound) && unit === '+') return keyOf({ text: '', number, unit: '', bound, noun })
  return `${bound}|${number}|${unit}|${noun}`
}

/** What is counted: the last noun of the run that follows. */
function nounAfter(words: readonly TaggedWord[], from: number): TaggedWord | undefined {
  let found: TaggedWord | undefined
  for (let at = from; at < words.length && at < from + 5; at += 1) {
    const word = words[at]
    if (!word || !/^(?:NOUN|PROPN|ADJ|SYM|PUNCT)$/.test(word.tag) || /^[,.;:()]$/.test(word.text)) break
    // `150 employees Responsible for`: another line that ran in.
    if (found && /^\p{Ll}/u.test(found.text) && /^\p{Lu}\p{Ll}/u.test(word.text)) break
    if (word.tag === 'NOUN' || word.tag === 'PROPN') found = word
    // `3 years experience` counts the years.
    if (/^(?:years?|months?|weeks?|days?|hours?|minutes?)$/.test(word.lower)) break
  }
  return found
}

function boundBefore(words: readonly TaggedWord[], at: number): string {
  const bound: string[] = []
  for (let before = at - 1; before >= 0 && boundWords.test(words[before]?.lower ?? ''); before -= 1)
    bound.unshift((words[before]?.lower ?? '').replace(/^approx\.?$/, 'approximately'))
  return bound.join(' ')
}
