// A sentence of a letter before the gate has seen it, and what it is planned from.
import type { Experience } from '#engine/resume/resume.ts'
import type { FactKind, Facts } from '../facts.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import type { Choose } from './choose.ts'
import type { ParagraphRole, Tone } from './letter.ts'

export type SentenceSource = {
  entry: string /** The line, or */
  text?: string /** these kinds of facts of the entry. */
  kinds?: readonly FactKind[]
}

export type PlannedSentence = {
  text: string
  sources?: readonly SentenceSource[]
  quotes?: readonly string[]
  /** Says what the posting wants, for the next sentence to prove. */
  leadsTo?: boolean
  /** Proves what stands before it. */
  follows?: boolean
}

export type PlannedParagraph = { role: ParagraphRole; sentences: PlannedSentence[] }

export type LetterContext = {
  facts: Facts
  posting: Posting
  match: Match
  tone: Tone
  choose: Choose
  /** The job that the opening names. */
  introduced?: Experience | undefined
  /** Whether the gate lets a sentence through. */
  passes: (text: string) => boolean
}

export function countWords(sentences: readonly PlannedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
}
