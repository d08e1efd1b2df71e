// What the words and numbers of a sentence say one by one. Nobody says which of them makes it a lie: of each lie it is the one that
// looks most like it, whichever that turns out to be.
import { DIRECTIONS, furthest, leanings, topOf } from '#engine/writing/gate/part-model.ts'
import { type BoldModel, learnDirection, scoreBold } from './fit-direction.ts'
import { type Forest, fitTrees, type Row, scoreTrees } from './fit-model.ts'

type Part = { figures: readonly number[]; vector: Float32Array; isStrange: boolean }

/** `lie`: the sort of word that makes it one; `amount` where a number does. */
export type PartRow = Pick<Row, 'truth' | 'weight'> & {
  words: readonly Part[]
  amounts: readonly (readonly number[])[]
  lie: 'praise' | 'name' | 'title' | 'credential' | 'deed' | 'amount' | undefined
}

export type PartModels = { leanings: BoldModel[]; strange: Forest; amounts: Forest }

export const noParts: PartModels = {
  leanings: [],
  strange: { bias: 0, trees: [] },
  amounts: { bias: 0, trees: [] },
}

const sorts = ['praise', 'name', 'title', 'credential', 'deed'] as const

export function sortOfLie(lie: string): PartRow['lie'] {
  if (/^(?:number|date|unit)/.test(lie)) return 'amount'
  const sort = /^(?:praise|title|credential)/.exec(lie)?.[0] as 'praise' | 'title' | 'credential' | undefined
  return sort ?? (/^(?:name|tool)/.test(lie) ? 'name' : 'deed')
}

/** What `model.ts` makes of them. */
export function learnParts(models: PartModels, { words, amounts }: Pick<PartRow, 'words' | 'amounts'>): number[] {
  const own = words.map(({ vector }) => leanings(models.leanings, vector))
  return [
    ...topOf(words.map(({ figures }, at) => scoreTrees(models.strange, [...figures, ...(own[at] ?? [])]))),
    ...topOf(amounts.map((figures) => scoreTrees(models.amounts, figures))),
    ...furthest(
      own.filter((_, at) => words[at]?.isStrange),
      DIRECTIONS,
    ),
  ]
}

export function fitParts(rows: readonly PartRow[]): PartModels {
  const directions = sorts.map((sort) => fitLeaning(rows, sort))
  const ofWords = rows.filter(({ truth, lie }) => truth === 0 || lie !== 'amount')
  const ofAmounts = rows.filter(({ truth, lie }) => truth === 0 || lie === 'amount')
  return {
    leanings: directions,
    strange: fitBags(
      ofWords.map((row) => ({ ...row, parts: row.words.map((word) => figuresOf(word, directions)) })),
      OF_WORD,
    ),
    amounts: fitBags(
      ofAmounts.map((row) => ({ ...row, parts: row.amounts })),
      OF_AMOUNT,
    ),
  }
}

function figuresOf({ figures, vector }: Part, directions: readonly BoldModel[]): number[] {
  return [...figures, ...leanings(directions, vector)]
}

/** True words and numbers are many: each counts so much of its sentence. */
const [OF_WORD, OF_AMOUNT] = [0.5, 0.7]
const trees = { trees: 40, depth: 5, rate: 0.09, penalty: 6, least: 14 }

type Bag = Pick<PartRow, 'truth' | 'weight'> & { parts: readonly (readonly number[])[] }

function fitBags(bags: readonly Bag[], share: number): Forest {
  let forest: Forest | undefined
  for (const count of [trees.trees / 2, trees.trees]) {
    const known = forest
    const rows = bags.flatMap(({ parts, truth, weight }) => {
      if (truth === 0) return parts.map((figures) => partRow(figures, 0, weight * share))
      if (!known) return parts.map((figures) => partRow(figures, 1, weight / parts.length))
      const scores = parts.map((figures) => scoreTrees(known, figures))
      const worst = parts[scores.indexOf(Math.max(...scores))]
      return worst ? [partRow(worst, 1, weight)] : []
    })
    forest = fitTrees(rows, { ...trees, trees: count })
  }
  return forest ?? noParts.strange
}

function partRow(figures: readonly number[], truth: number, weight: number): Row {
  return { figures: Float32Array.from(figures), truth, weight, tokens: noTokens, vector: noVector }
}

const [noTokens, noVector] = [new Int32Array(0), new Float32Array(0)]

const ROUNDS = 3
const EPOCHS = 5
/** Lies of one sort are few beside all truths. */
const LIE = 3

/** Where new words of one sort of lie point. */
function fitLeaning(rows: readonly PartRow[], sort: PartRow['lie']): BoldModel {
  const size = rows.find(({ words }) => words.length > 0)?.words[0]?.vector.length ?? 0
  const { model, learn } = learnDirection(size)
  for (let round = 0; round < ROUNDS; round += 1) {
    const examples = rows.flatMap(({ words, truth, weight, lie }) => {
      const vectors = words.flatMap(({ vector, isStrange }) => (isStrange ? [vector] : []))
      if (truth === 0) return vectors.map((vector) => ({ vector, truth, weight }))
      if (lie !== sort || vectors.length === 0) return []
      if (round === 0) return vectors.map((vector) => ({ vector, truth, weight: (LIE * weight) / vectors.length }))
      const scores = vectors.map((vector) => scoreBold(model, vector))
      const vector = vectors[scores.indexOf(Math.max(...scores))]
      return vector ? [{ vector, truth, weight: LIE * weight }] : []
    })
    learn(examples, EPOCHS)
  }
  return model
}
