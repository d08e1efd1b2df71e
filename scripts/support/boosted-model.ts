// Boosted trees over figures, and beside them what a vector says, each writer's by a model that has not read that writer.
import {
  type Forest,
  fitTrees,
  fitWords,
  type Row,
  scoreTrees,
  scoreWords,
  type TreeOptions,
  type WordModel,
} from './fit-model.ts'
import { packTree } from './pack-tree.ts'

/** `set`: by whom; `truth`: from 0 to 1; `weight`: how much it counts, 1 if nothing is said. */
export type ModelRow = {
  set: string
  figures: readonly number[]
  product: Float32Array
  truth: number
  weight?: number | undefined
}

export type BoostedModel = { words: WordModel; forest: Forest }

const PENALTY = 0.01

const rowOf = ({ figures, product, truth, weight = 1 }: ModelRow, said = 0): Row => ({
  tokens: new Int32Array(0),
  vector: product,
  figures: Float32Array.from([...figures, said]),
  truth,
  weight,
})

export function fitModel(rows: readonly ModelRow[], trees: TreeOptions): BoostedModel {
  const scored = [...new Set(rows.map(({ set }) => set))].flatMap((set) => {
    const others = rows.filter((row) => row.set !== set)
    const words = fitWords(
      (others.length > 0 ? others : rows).map((row) => rowOf(row)),
      0,
      PENALTY,
    )
    return rows.filter((row) => row.set === set).map((row) => rowOf(row, scoreWords(words, rowOf(row))))
  })
  return {
    words: fitWords(
      rows.map((row) => rowOf(row)),
      0,
      PENALTY,
    ),
    forest: fitTrees(scored, trees),
  }
}

/** From 0 to 1. */
function scoreModel({ words, forest }: BoostedModel, row: ModelRow): number {
  return 1 / (1 + Math.exp(-scoreTrees(forest, rowOf(row, scoreWords(words, rowOf(row))).figures)))
}

/** Every row as a model sees it that has not read its writer. */
export function forecast<R extends ModelRow>(rows: readonly R[], trees: TreeOptions): { row: R; score: number }[] {
  return [...new Set(rows.map(({ set }) => set))].flatMap((set) => {
    const model = fitModel(
      rows.filter((row) => row.set !== set),
      trees,
    )
    return rows.filter((row) => row.set === set).map((row) => ({ row, score: scoreModel(model, row) }))
  })
}

/** A source file for match/weigh-trees.ts. */
export function packModel(
  name: string,
  script: string,
  figures: readonly string[],
  { words, forest }: BoostedModel,
): string {
  return `// Written by ${script}. Do not edit.
export const ${name} = {
  figures: ${JSON.stringify(figures)},
  bias: ${words.bias.toFixed(4)},
  axes: [${Array.from(words.axes, (value) => value.toFixed(3)).join(', ')}],
  trees:
    '${JSON.stringify(forest.trees.map(packTree))}',
}
`
}
