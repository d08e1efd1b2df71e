// What a person typed in answer, taken apart by what each piece is for (weights fitted by scripts/fit-answers.ts), and put
// together without what an employer should not read: what the pay is, whom they dislike, that the bus stops there. The words
// stay theirs, and what is left out is told to them.
import { type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { answerFeatures, answerWords } from './answer-features.ts'
import { answerWeights } from './answer-weights.gen.ts'
import type { PieceKind } from './piece-kinds.ts'

export type AnswerPiece = { text: string; kind: PieceKind; chance: number }

/** `sent`: runs of what they typed, in the order in which they are best said. */
export type SentAnswer = { sent: string[]; unsaid: string[] }

let model: SpanModel | undefined

export function readPieces(text: string, id: string): AnswerPiece[] {
  model ??= unpackModel(answerWeights)
  const words = answerWords(text)
  const spans = tagSpans(model, answerFeatures(text, words, id))
  const starts = spans.map(({ first }, at) => (at === 0 ? 0 : (words[first]?.start ?? 0)))
  return spans.map(({ kind, chance }, at) => ({
    text: text.slice(starts[at], starts[at + 1] ?? text.length).trim(),
    kind: kind as PieceKind,
    chance,
  }))
}

/** So surely it is better left out, and all of an answer. */
const SURE = 0.4
const SURE_OF_ALL = 0.8
const unsent: ReadonlySet<PieceKind> = new Set(['perk', 'private', 'sour', 'aside'])
/** `which would make a change`, `so I can`: nothing without what came before. */
const hangs = /^(?:which|who|where|whose|so(?! far)|than|as well)\b/i

export function sendAnswer(text: string, id: string): SentAnswer {
  const pieces = readPieces(text, id)
  if (pieces.length === 0) return { sent: [text], unsaid: [] }
  const firstLack = pieces.findIndex(({ kind }) => kind === 'lack')
  const isHelped = pieces.some(({ kind }) => kind === 'strength')
  const stays: boolean[] = []
  for (const [at, { kind, chance, text: said }] of pieces.entries()) {
    const isLeftOut = unsent.has(kind) && chance >= SURE
    // One thing that is missing says it; a second one is held against them.
    const isMoreLack = kind === 'lack' && at !== firstLack && isHelped && chance >= SURE
    stays.push(!isLeftOut && !isMoreLack && (at === 0 || stays[at - 1] === true || !hangs.test(said)))
  }
  if (!stays.includes(true) && pieces.some(({ chance }) => chance < SURE_OF_ALL)) return { sent: [text], unsaid: [] }
  const kept = pieces.flatMap((piece, at) => (stays[at] ? [{ ...piece, at }] : []))
  return {
    sent: joinRuns(id === 'gap' ? strengthFirst(kept) : kept),
    unsaid: pieces.flatMap(({ text: said }, at) => (stays[at] ? [] : [said])),
  }
}

type Kept = AnswerPiece & { at: number }

/** Speaks of what was named before it. */
const pointsBack = /\b(?:it|that|them|those|these|this|one|either|both|same|such|there|other|rest)\b/i

/** What somebody has done is heard before what they have not. */
function strengthFirst(kept: readonly Kept[]): readonly Kept[] {
  const strengths = kept.filter(({ kind }) => kind === 'strength')
  const lack = kept.findIndex(({ kind }) => kind === 'lack')
  const isFirst = kept[0]?.kind === 'lack' && lack === 0
  if (!isFirst || strengths.length === 0 || strengths.some(({ text }) => pointsBack.test(text))) return kept
  return [...strengths, ...kept.filter(({ kind }) => kind !== 'strength')]
}

/** What stood side by side stays together as it was typed. */
function joinRuns(kept: readonly Kept[]): string[] {
  const runs: { text: string; last: number }[] = []
  for (const { text, at } of kept) {
    const run = runs.at(-1)
    if (run && run.last === at - 1) {
      run.text += ` ${text}`
      run.last = at
    } else runs.push({ text, last: at })
  }
  return runs.map(({ text }, at) => {
    const [only] = kept
    // The first words of an answer may be `And` or `So`; those of what is cut out of it may not.
    const isCut = at > 0 || (only?.at ?? 0) > 0
    const opened = isCut ? text.replace(/^(?:(?:and|but|so|also|because|cos|though|plus|then|or)\b,? ?)+/i, '') : text
    return opened.replace(/[\s,;:–—-]+$/, '')
  })
}
