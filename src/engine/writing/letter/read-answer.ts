// What a person typed in answer, taken apart by what each piece is for (weights fitted by scripts/fit-answers.ts), and put
// together without what an employer should not read: what the pay is, whom they dislike, that the bus stops there. The words
// stay theirs, and what is left out is told to them.
import { splitSentences } from '#engine/language/sentences.ts'
import { chancesWithin, type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { isKin } from '../words/kin.ts'
import { answerFeatures, answerWords } from './answer-features.ts'
import { answerWeights } from './answer-weights.gen.ts'
import type { PieceKind } from './piece-kinds.ts'

/** `hurts`: how sure it is that an employer should not read it. */
type AnswerPiece = { text: string; kind: PieceKind; hurts: number }

/** `sent`: what they typed, without what is better left out. */
export type SentAnswer = { sent: string; unsaid: string[] }

let model: SpanModel | undefined

function readPieces(text: string, id: string): AnswerPiece[] {
  model ??= unpackModel(answerWeights)
  const words = answerWords(text)
  const places = answerFeatures(text, words, id)
  const hurting = chancesWithin(model, places, unsent)
  const spans = tagSpans(model, places)
  // A piece ends with its sentence, whatever the weights make of the next one.
  const starts = words.flatMap(({ start }, at) => {
    const isSeam = spans.some(({ first }) => first === at) || /[.!?]["”’')]*\s+$/.test(text.slice(0, start))
    return at === 0 || isSeam ? [at] : []
  })
  return starts.map((first, place) => {
    const end = starts[place + 1] ?? words.length
    const kind = spans.find((span) => span.first <= first && first <= span.last)?.kind ?? 'aside'
    return {
      text: text.slice(place === 0 ? 0 : words[first]?.start, words[end]?.start),
      kind: kind as PieceKind,
      hurts: hurting.slice(first, end).reduce((sum, chance) => sum + chance, 0) / Math.max(1, end - first),
    }
  })
}

/** So surely it is better left out. */
const SURE = 0.65
const unsent: ReadonlySet<string> = new Set<PieceKind>(['perk', 'private', 'sour', 'aside'])
/** Speaks of what was named before it. */
const pointsBack =
  /\b(?:it|its|that|them|those|these|this|one|either|both|same|such|there|other|rest|they|he|she|him|her|their|though|too)\b/i
/** A clause that goes on; without it the sentence is whole. */
const goesOn = /^(?:and|so|because|cos|plus|also)\b/i
const joins = /^(?:and|but|so|also|plus),? (?=(?:I|we|it|the|my|your|there)\b)/i
/** Says how far the rest is true. */
const limits =
  /\b(?:if|unless|as long as|provided|once|when|until|doubt|think|thought|says?|said|told|not|never|no|only|lost|expired|but|except)\b|n['’]t\b/i
/** Stands alone once its `and` is gone. */
const standsAlone = /^(?:and|but|so|also|plus)?,? ?(?:I|I['’]\p{L}+|we|you|your|the|my)\b/iu

type Sentence = { pieces: readonly AnswerPiece[]; text: string }

/**
 * Whole sentences are sent or not; of one sentence only its end or its beginning is left out, where the rest is a sentence by
 * itself. Cut anywhere else, an answer lost its sense.
 */
export function sendAnswer(text: string, id: string): SentAnswer {
  const sentences = toSentences(readPieces(text, id))
  const parted = keepWhatIsMeant(sentences.map(part), sentences)
  // Whoever has nothing else to say is not silenced.
  if (parted.every(({ sent }) => sent === '')) return { sent: text, unsaid: [] }
  const kept = parted.flatMap((one, at) => {
    if (one.sent === '') return []
    // `And I'd get to use my Irish` joins what is not there any more.
    const isAlone = at > 0 && parted[at - 1]?.sent === ''
    return [isAlone ? one.sent.replace(joins, '') : one.sent]
  })
  return {
    sent: kept.join(' '),
    unsaid: parted.flatMap(({ unsaid }) => (unsaid === '' ? [] : [unsaid])),
  }
}

type Parted = { sent: string; unsaid: string }

/** `The tech explained everything`, `She never waited`: of whom it speaks was said before. */
const meansBefore =
  /^(?:and |but |so )?(?:the \p{Ll}+ (?:was|were|took|did|had|always|never|made|showed|told|gave)|he|she|they)\b/iu
/** `My nephew had his study there` comes back; what hurts, or is asked for in pay, never does. */
function keepWhatIsMeant(parted: readonly Parted[], sentences: readonly Sentence[]): readonly Parted[] {
  return parted.map((one, at) => {
    const [, person = ''] = /^(?:my|our) ([\p{L}-]+)/iu.exec(one.unsaid) ?? []
    const isOfOthers = isKin(person.toLowerCase()) || /^(?:nephew|niece|grand\p{L}+|[\p{L}-]+-in-law)$/iu.test(person)
    const isHarmless = sentences[at]?.pieces.every(({ kind }) => kind !== 'perk' && kind !== 'sour') === true
    const isMeant = meansBefore.test(parted[at + 1]?.sent ?? '')
    return one.sent === '' && isMeant && isOfOthers && isHarmless ? { sent: one.unsaid, unsaid: '' } : one
  })
}

function isUnsent({ hurts }: AnswerPiece): boolean {
  return hurts >= SURE
}

/** As it was typed. */
function joined(pieces: readonly AnswerPiece[]): string {
  return pieces
    .map(({ text }) => text)
    .join('')
    .trim()
}

function toSentences(pieces: readonly AnswerPiece[]): Sentence[] {
  const sentences: AnswerPiece[][] = []
  for (const [at, piece] of pieces.entries()) {
    const ended = at === 0 || endsSentence(pieces[at - 1]?.text ?? '', piece.text)
    const last = sentences.at(-1)
    if (ended || !last) sentences.push([piece])
    else last.push(piece)
  }
  return sentences.map((own) => ({ pieces: own, text: joined(own) }))
}

/** `at St. Brendan's` and `200.8` go on. */
function endsSentence(before: string, after: string): boolean {
  const isApart = /\s$/.test(before) || /^\s/.test(after)
  return isApart && splitSentences(`${before.trimEnd()} A`).length > splitSentences(before).length
}

/** What of a sentence is sent, and what not. */
function part({ pieces, text }: Sentence): Parted {
  if (pieces.every(isUnsent)) return { sent: '', unsaid: text }
  const lastSent = pieces.findLastIndex((piece) => !isUnsent(piece))
  const firstSent = pieces.findIndex((piece) => !isUnsent(piece))
  const [head, tail] = [pieces.slice(0, lastSent + 1), pieces.slice(lastSent + 1)]
  if (
    tail.length > 0 &&
    firstSent === 0 &&
    head.every((piece) => !isUnsent(piece)) &&
    goesOn.test(joined(tail)) &&
    !limits.test(joined(tail))
  )
    return isBalanced(joined(head)) ? { sent: ended(joined(head)), unsaid: joined(tail) } : { sent: text, unsaid: '' }
  const [front, rest] = [pieces.slice(0, firstSent), pieces.slice(firstSent)]
  const isSeam = /[,;–—]$/.test(joined(front)) || /^(?:and|but|so|also|plus)\b/i.test(joined(rest))
  const isWhole =
    isSeam &&
    !limits.test(joined(front)) &&
    standsAlone.test(joined(rest)) &&
    !pointsBack.test(joined(rest)) &&
    rest.every((one) => !isUnsent(one))
  if (front.length > 0 && isWhole && isBalanced(joined(rest)))
    return { sent: joined(rest).replace(/^(?:and|but|so|also|plus)\b,? ?/i, ''), unsaid: joined(front) }
  return { sent: text, unsaid: '' }
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length && text.split('"').length % 2 === 1
}

function ended(text: string): string {
  const bare = text.replace(/[\s,;:–—-]+$/, '')
  return /[.!?]["”’')]*$/.test(bare) ? bare : `${bare}.`
}
