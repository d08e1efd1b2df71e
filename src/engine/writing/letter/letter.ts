// A letter as the engine writes it: every sentence with the facts it rests on and the words of the posting it quotes.
import type { Gap, RefusalReason } from '../proposal.ts'

export const tones = ['plain', 'warm', 'formal'] as const
export type Tone = (typeof tones)[number]

/** How much a letter tells. */
export const letterLengths = ['short', 'standard'] as const
export type LetterLength = (typeof letterLengths)[number]

export type Citation = {
  /** The sentence. */
  text: string
  /** The entries or lines of the resume it rests on. */
  facts: readonly string[]
  /** Words of the posting. */
  quotes: readonly string[]
}

/** A sentence or a line with what it rests on. */
export type Said = { text: string; entries: readonly string[]; quotes: readonly string[] }

export const paragraphRoles = ['opening', 'proof', 'fit', 'close'] as const
export type ParagraphRole = (typeof paragraphRoles)[number]

export type LetterParagraph = { role: ParagraphRole; text: string; citations: readonly Citation[] }

type RefusedSentence = { text: string; reason: RefusalReason; detail: string }

export const letterQuestionIds = ['why', 'gap', 'best'] as const

export type LetterQuestion = {
  /** Also the id of its answer. */
  id: (typeof letterQuestionIds)[number]
  text: string
  hint: string
  /** How an answer may begin. */
  starters?: readonly string[] | undefined
  /** To tick; the answer has one to a line. */
  options?: readonly string[] | undefined
  /** Those of them that count unless something else is ticked. */
  ticked?: readonly string[] | undefined
}

export type Letter = {
  /** Greeting, paragraphs and signature, with empty lines between. */
  letter: string
  paragraphs: readonly LetterParagraph[]
  dropped: readonly RefusedSentence[]
  /** What they answered and the letter does not pass on. */
  unsaid: readonly string[]
  gaps: readonly Gap[]
  /** What would make it a better letter, for the person to answer or pass over. */
  questions: readonly LetterQuestion[]
}
