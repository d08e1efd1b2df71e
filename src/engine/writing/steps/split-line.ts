import { capitalize, countWords } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { type ReadVerb, readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { defineStep, noWords } from './_step.ts'

const LONG = 20
/** What is done now, and what was done once. */
const LONG_OF_TWO_TIMES = 12
const FEWEST_WORDS = 4
/** What leans on the line before it cannot be a line of its own, and a result without its cause says nothing. */
const leans =
  /^(?:went|dropped|fell|rose|grew|climbed|down|up|now|(?:cut|reduced|saved|brought|took|lowered|raised|increased|improved|shortened)\b.*\d\S*|this|these|those|that|it|its|they|their|he|she|also|however|in addition|additionally|as a result|there|therefore|thus|which|who|then|such|same|both|doing so)\b/i
const dutyStart =
  /(?<=\p{Ll}[,;.]?) (?=(?:Responsible for|Involved in|In charge of|Overseen|Oversaw|Duties included) )/gu

/** Two things in one line made into two lines: sentences, halves at a semicolon, and lines that ran into each other. */
export default defineStep({
  group: 'format',
  places: ['line'],
  isSafe: false,
  adds: noWords,
  apply(line) {
    const pieces = splitRunOn(line).flatMap(splitWhole)
    if (pieces.length < 2) return undefined
    return {
      text: pieces.join('\n'),
      reason: pieces.length === 2 ? 'Two things, two lines.' : 'One line for each thing.',
    }
  },
})

/** `Train new employees Completes reports`: a verb with a capital right after a plain small noun begins another line. */
export function splitRunOn(line: string): string[] {
  const { sure, likely } = findSeams(line)
  for (const { index } of line.matchAll(dutyStart)) sure.push(index + 1)
  const tellsTwo = (cut: number) =>
    [line.slice(0, cut), line.slice(cut)].every((half) => readLine(half).shape === 'act')
  // `services Support team meetings`: a word that may be a noun begins a line where another has run in already, or where
  // something was done on either side of it: `Mentor two engineers Review pull requests`.
  const places = [...new Set([...sure, ...likely.filter((cut) => sure.length > 0 || tellsTwo(cut))])]
  const pieces = [0, ...places.sort((one, other) => one - other)].map((from, at, all) =>
    line.slice(from, all[at + 1] ?? line.length).trim(),
  )
  // `Stocked shelves Unloaded trucks`
  const isShort = (piece: string) => countWords(piece) >= 3 || (countWords(piece) === 2 && readLine(piece).opensSure)
  return pieces.every(isShort) ? pieces : [line]
}

/** Whether another line may begin in the middle of this one, although nobody can say so for sure. */
export function mayRunOn(line: string): boolean {
  const { sure, likely, doubtful } = findSeams(line)
  return [...sure, ...likely, ...doubtful].some((cut) => countWords(line.slice(0, cut)) > 1)
}

type Seams = { sure: number[]; likely: number[]; doubtful: number[] }

/** Where a verb with a capital stands right after a word that ends what was said before it. */
function findSeams(line: string): Seams {
  const words = tagWords(line)
  const seams: Seams = { sure: [], likely: [], doubtful: [] }
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (!before || !next || word.start !== before.end + 1 || !/^\p{Lu}\p{Ll}{2,}$/u.test(word.text)) continue
    const verb = readVerbForm(word.lower)
    if (verb && (isDoneNext(line, words, at, verb) || isDueNext(line, words, at, verb))) {
      seams.sure.push(word.start)
      continue
    }
    const isAfterNoun = /^\p{Ll}{3,}$/u.test(before.text) && /^(?:NOUN|ADV)$/.test(before.tag)
    // `in the LIMS Review data of others`
    const isAfterInitials = /^\p{Lu}{3,}s?$/u.test(before.text)
    if (!verb || !(isAfterNoun || isAfterInitials)) continue
    seams[isAfterNoun ? surenessOf(words, at, verb) : 'doubtful'].push(word.start)
  }
  const rest = seams.doubtful.map((cut) => ({ cut, read: readLine(line.slice(cut)) }))
  const isWhole = ({ cut, read }: (typeof rest)[number]) =>
    /\p{Lu} $/u.test(line.slice(0, cut)) && read.isSure && read.opensSure && read.words.length >= FEWEST_WORDS
  return {
    ...seams,
    likely: [...seams.likely, ...rest.filter(isWhole).map(({ cut }) => cut)],
    doubtful: rest.filter(({ read }) => read.opensSure).map(({ cut }) => cut),
  }
}

/** `directed them Kept calendar`: a past tense with a capital between two things done is no name, whatever stands before it. */
function isDoneNext(line: string, words: readonly TaggedWord[], at: number, verb: ReadVerb): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !next || verb.form !== 'past' || verbForms(verb.base).past === verb.base) return false
  if (!/^(?:\p{Ll}{2,}|\d+)$/u.test(before.text) || leadsOn.test(before.lower)) return false
  const isPhrasal = /^(?:up|out|off|down|over|through)$/.test(next.lower)
  if (!/^[\p{Ll}\d]/u.test(next.text) || /^(?:by|to|in|on|at|for|that|who|which)$/.test(next.lower)) return false
  return areTwoActs(line, word.start) || (isPhrasal && readLine(line.slice(0, word.start).trim()).shape === 'act')
}

/** `Prepare schedules for the week Handle call-offs`, `Makes schedule Covers shifts`: the next line tells in the same form. */
function isDueNext(line: string, words: readonly TaggedWord[], at: number, verb: ReadVerb): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !next || !/^(?:base|third)$/.test(verb.form)) return false
  if (readVerbForm(words[0]?.lower ?? '')?.form !== verb.form || !/^\p{Ll}[\p{Ll}-]{2,}$/u.test(before.text))
    return false
  if (
    leadsOn.test(before.lower) ||
    before.tag === 'ADJ' ||
    !/^\p{Ll}/u.test(next.text) ||
    /^(?:by|of|for|in)$/.test(next.lower)
  )
    return false
  return areTwoActs(line, word.start)
}

function areTwoActs(line: string, cut: number): boolean {
  const [first, second] = [readLine(line.slice(0, cut).trim()), readLine(line.slice(cut))]
  return first.shape === 'act' && second.shape === 'act' && second.opensSure
}

/** `a Certified nurse`, `was Promoted again`: behind these the line goes on. */
const leadsOn =
  /^(?:an?|the|my|our|their|his|her|its|this|these|and|or|but|as|of|by|for|from|with|to|in|on|at|into|is|are|was|were|be|been|being|has|have|had|got|when|while|if|that|who|which|not|also|all|new|most|very|per|via)$/

function surenessOf(words: readonly TaggedWord[], at: number, verb: ReadVerb): keyof Seams {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  const goesOnSmall = /^\p{Ll}|^\d/u.test(next?.text ?? '')
  const isVerb = verb.form === 'past' || verb.form === 'third' || word?.tag === 'VERB'
  const isLong = /^\p{Lu}\p{Ll}{3,}$/u.test(word?.text ?? '') || verb.form === 'past'
  if (before?.tag !== 'NOUN' || !isLong) return 'doubtful'
  if (goesOnSmall && isVerb && !verb.isMoreOftenNoun) return 'sure'
  // `English learners Attended IEP meetings`, `fire alarm and roof Check their invoices`
  const hasObject =
    (/^(?:DET|PRON)$/.test(next?.tag ?? '') && !/^(?:every|each|that|which|who)$/.test(next?.lower ?? '')) ||
    (verb.form === 'past' && /^\p{Lu}{2,}s?$/u.test(next?.text ?? ''))
  if (hasObject) return 'likely'
  return goesOnSmall && verb.form === 'base' && /s$/.test(before.text) ? 'likely' : 'doubtful'
}

function splitWhole(piece: string): string[] {
  const sentences = splitSentences(piece)
  if (sentences.length > 1 && (sentences.every(isAct) || isRowOfLines(piece, sentences))) return sentences
  if (countWords(piece) < LONG_OF_TWO_TIMES) return [piece]
  const halves = piece.split(/;\s+(?:and\s+)?/)
  const capital = halves.map((half, at) => (at === 0 ? half : capitalize(half)))
  return halves.length === 2 && capital.every(isAct) && standAlone(capital) ? capital : [piece]
}

/** `Close 55 tickets a week. Laptop loan scheme, 240 devices. Joiners and leavers in AD.`: lines that were run together. */
function isRowOfLines(whole: string, sentences: readonly string[]): boolean {
  const isLine = (text: string) =>
    countWords(text) >= FEWEST_IN_ROW && /^[\p{Lu}\d]/u.test(text) && !leans.test(text) && !goesOn.test(text)
  // `Data recovery.` among lines that say more
  const full = sentences.filter((sentence) => countWords(sentence) > FEWEST_IN_ROW)
  return countWords(whole) >= LONG_OF_TWO_TIMES && sentences.every(isLine) && full.length * 2 > sentences.length
}

const FEWEST_IN_ROW = 2
/** Talk, and what answers the sentence before it. */
const goesOn = /^(?:and|but|or|so|because|yes|no|not|all|some|most|many|none|each|both|we|our|you)\b|[?!]$/i

function isAct(text: string): boolean {
  const { shape } = readLine(text)
  return countWords(text) >= FEWEST_WORDS && (shape === 'act' || shape === 'duty') && !leans.test(text)
}

/** `Wrote code; testing it daily`: the second half would hang in the air. */
function standAlone(pieces: readonly string[]): boolean {
  const forms = pieces.map((piece) => readLine(piece).verbs[0]?.form)
  if (new Set(forms).size === 1) return countWords(pieces.join(' ')) >= LONG
  return forms.every((form) => form === 'base' || form === 'past')
}
