// What a letter says, sentence by sentence, before the gate has seen it.
import type { FactKind, Facts } from '../facts.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import { type Choose, makeChooser } from './choose.ts'
import { planClose, planDuties, planFit, planOpening } from './frame-sentences.ts'
import type { ParagraphRole, Tone } from './letter.ts'
import type { Proof } from './pick-evidence.ts'
import { planProof } from './proof-sentences.ts'

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
  /** Whether the gate lets a sentence through. */
  passes: (text: string) => boolean
}

const WANTED_WORDS = 270
const MOST_WORDS = 335

export function planLetter({
  seed,
  proofs,
  ...request
}: Omit<LetterContext, 'choose'> & { seed: number; proofs: readonly Proof[] }): PlannedParagraph[] {
  const { posting } = request
  const key = `${seed}|${posting.title?.text ?? ''}|${posting.company?.text ?? ''}|${posting.text.length}`
  const choose = makeChooser(key)
  const context: LetterContext = { ...request, choose }
  const opening = planOpening(context)
  const fit = planFit(context)
  const close = planClose(context)
  const used = countWords([...opening, ...fit, ...close])
  const proof = planProof(context, proofs, { key, wanted: WANTED_WORDS - used, most: MOST_WORDS - used })
  const quoted = new Set(proof.flat().flatMap(({ quotes = [] }) => quotes))
  const more = used + countWords(proof.flat()) < WANTED_WORDS ? planDuties(context, quoted) : []
  const fitting = [...fit, ...more]
  return [
    { role: 'opening', sentences: opening },
    ...proof.map((sentences): PlannedParagraph => ({ role: 'proof', sentences })),
    ...(fitting.length > 0 ? [{ role: 'fit' as const, sentences: fitting }] : []),
    { role: 'close', sentences: close },
  ]
}

export function countWords(sentences: readonly PlannedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
}
