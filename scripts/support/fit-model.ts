// Two small models, fitted without chance: words weighed by logistic regression, figures by shallow boosted trees.

import { type BoldModel, learnDirection, scoreBold } from './fit-direction.ts'

export type Tree = { feature: number; limit: number; below: Tree | number; above: Tree | number }

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

export type Row = { tokens: Int32Array; vector: Float32Array; figures: Float32Array; truth: number; weight: number }

/** With the vectors of its new words, and how much the checks found. */
export type StrangeRow = Row & { strangers: readonly Float32Array[]; findings: number }

export type WordModel = { bias: number; weights: Float64Array; axes: Float64Array }

const EPOCHS = 14

export function fitWords(rows: readonly Row[], size: number, penalty: number): WordModel {
  const axesCount = rows[0]?.vector.length ?? 0
  const model = { bias: 0, weights: new Float64Array(size), axes: new Float64Array(axesCount) }
  const [seen, seenAxes] = [new Float64Array(size).fill(1), new Float64Array(axesCount).fill(1)]
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let turn = 0; turn < rows.length; turn += 1) {
      // A fixed walk through the rows that does not go file by file.
      const row = rows[(turn * 7919 + epoch * 31) % rows.length]
      if (!row) continue
      const error = (sigmoid(scoreWords(model, row)) - row.truth) * row.weight
      model.bias -= 0.01 * error
      for (const token of row.tokens) {
        const slope = error + penalty * (model.weights[token] ?? 0)
        seen[token] = (seen[token] ?? 1) + slope * slope
        model.weights[token] = (model.weights[token] ?? 0) - (0.15 * slope) / Math.sqrt(seen[token] ?? 1)
      }
      for (let axis = 0; axis < axesCount; axis += 1) {
        const value = row.vector[axis] ?? 0
        if (value === 0) continue
        const slope = error * value + penalty * 0.1 * (model.axes[axis] ?? 0)
        seenAxes[axis] = (seenAxes[axis] ?? 1) + slope * slope
        model.axes[axis] = (model.axes[axis] ?? 0) - (0.05 * slope) / Math.sqrt(seenAxes[axis] ?? 1)
      }
    }
  return model
}

export function scoreWords(
  { bias, weights, axes }: WordModel,
  { tokens, vector }: Pick<Row, 'tokens' | 'vector'>,
): number {
  let sum = bias
  for (const token of tokens) sum += weights[token] ?? 0
  for (let axis = 0; axis < axes.length; axis += 1) sum += (axes[axis] ?? 0) * (vector[axis] ?? 0)
  return sum
}

const BOLD_ROUNDS = 4
const BOLD_EPOCHS = 6

/** How bold a new word is: of a truth no word is, of a lie that no check found the boldest, whichever that turns out to be. */
export function fitBold(rows: readonly StrangeRow[]): BoldModel {
  const size = rows[0]?.vector.length ?? 0
  const { model, learn } = learnDirection(size)
  for (let round = 0; round < BOLD_ROUNDS; round += 1) {
    const examples = rows.flatMap(({ strangers, truth, weight, findings }) => {
      if (truth === 0) return strangers.map((vector) => ({ vector, truth, weight }))
      if (findings > 0 || strangers.length === 0) return []
      if (round === 0) return strangers.map((vector) => ({ vector, truth, weight: weight / strangers.length }))
      const boldest = strangers.reduce((one, other) => (scoreBold(model, other) > scoreBold(model, one) ? other : one))
      return [{ vector: boldest, truth, weight }]
    })
    learn(examples, BOLD_EPOCHS)
  }
  return model
}

export type Forest = { bias: number; trees: Tree[] }

export function scoreTrees({ bias, trees }: Forest, figures: ArrayLike<number>): number {
  let sum = bias
  for (const tree of trees) {
    let node: Tree | number = tree
    while (typeof node !== 'number') node = (figures[node.feature] ?? 0) <= node.limit ? node.below : node.above
    sum += node
  }
  return sum
}

export type TreeOptions = { trees: number; depth: number; rate: number; penalty: number; least: number }

const BINS = 48

export function fitTrees(rows: readonly Row[], { trees, depth, rate, penalty, least }: TreeOptions): Forest {
  const table = readBins(rows)
  const score = new Float64Array(rows.length)
  const forest: Forest = { bias: 0, trees: [] }
  const slopes = new Float64Array(rows.length)
  const curves = new Float64Array(rows.length)
  const gainOf = (slope: number, curve: number) => (slope * slope) / (curve + penalty)
  const grow = (members: Int32Array, level: number, known?: Sums): Tree | number => {
    let [slope, curve] = [0, 0]
    for (const at of members) {
      slope += slopes[at] ?? 0
      curve += curves[at] ?? 0
    }
    const leaf = () => {
      const value = (-rate * slope) / (curve + penalty)
      for (const at of members) score[at] = (score[at] ?? 0) + value
      return Number(value.toFixed(4))
    }
    if (level === depth || members.length < least * 2) return leaf()
    const own = known ?? sumBins(table, members, slopes, curves)
    let best = { gain: 1e-3, feature: -1, bin: 0 }
    for (const [feature, { from, limits }] of table.features.entries()) {
      let [left, leftCurve, size] = [0, 0, 0]
      for (let bin = 0; bin < limits.length; bin += 1) {
        left += own.slopes[from + bin] ?? 0
        leftCurve += own.curves[from + bin] ?? 0
        size += own.sizes[from + bin] ?? 0
        if (size < least || members.length - size < least) continue
        const gain = gainOf(left, leftCurve) + gainOf(slope - left, curve - leftCurve) - gainOf(slope, curve)
        if (gain > best.gain) best = { gain, feature, bin }
      }
    }
    const split = table.features[best.feature]
    if (!split) return leaf()
    const { below, above } = part(members, split.bins, best.bin)
    // What the smaller part sums to is counted, the larger is the rest.
    const isEnd = level + 1 === depth
    const fewer = isEnd ? undefined : sumBins(table, below.length < above.length ? below : above, slopes, curves)
    const more = fewer && subtract(own, fewer)
    const isBelowFewer = below.length < above.length
    return {
      feature: best.feature,
      limit: split.limits[best.bin] ?? 0,
      below: grow(below, level + 1, isBelowFewer ? fewer : more),
      above: grow(above, level + 1, isBelowFewer ? more : fewer),
    }
  }
  const truths = Float64Array.from(rows, ({ truth }) => truth)
  const weights = Float64Array.from(rows, ({ weight }) => weight)
  const all = Int32Array.from(rows.keys())
  for (let turn = 0; turn < trees; turn += 1) {
    for (let at = 0; at < all.length; at += 1) {
      const chance = sigmoid(score[at] ?? 0)
      const weight = weights[at] ?? 0
      slopes[at] = (chance - (truths[at] ?? 0)) * weight
      curves[at] = Math.max(1e-4, chance * (1 - chance)) * weight
    }
    const tree = grow(all, 0)
    if (typeof tree !== 'number') forest.trees.push(tree)
  }
  return forest
}

/** The members up to a bin and those above, in their order. */
function part(members: Int32Array, bins: Uint8Array, until: number): { below: Int32Array; above: Int32Array } {
  const both = new Int32Array(members.length)
  let [low, high] = [0, members.length]
  for (const at of members)
    if ((bins[at] ?? 0) <= until) {
      both[low] = at
      low += 1
    } else {
      high -= 1
      both[high] = at
    }
  return { below: both.subarray(0, low), above: both.subarray(low).reverse() }
}

type Feature = { limits: number[]; bins: Uint8Array; from: number; usual: number }
/** Of each row only the bins in which it is not like most others. */
type Bins = { features: Feature[]; size: number; places: Int32Array[] }
type Sums = { slopes: Float64Array; curves: Float64Array; sizes: Int32Array }

function readBins(rows: readonly Row[]): Bins {
  let size = 0
  const features = Array.from({ length: rows[0]?.figures.length ?? 0 }, (_, feature): Feature => {
    const limits = limitsOf(Float64Array.from(rows, (row) => row.figures[feature] ?? 0))
    const bins = Uint8Array.from(rows, (row) => binOf(limits, row.figures[feature] ?? 0))
    const counts = new Int32Array(limits.length + 1)
    for (const bin of bins) counts[bin] = (counts[bin] ?? 0) + 1
    const from = size
    size += limits.length + 1
    return { limits, bins, from, usual: counts.indexOf(Math.max(...counts)) }
  })
  const row = new Int32Array(features.length)
  const places = rows.map((_, at) => {
    let count = 0
    for (const { bins, from, usual } of features) {
      const bin = bins[at] ?? 0
      if (bin === usual) continue
      row[count] = from + bin
      count += 1
    }
    return row.slice(0, count)
  })
  return { features, size, places }
}

function sumBins(
  { features, size, places }: Bins,
  members: Int32Array,
  slopes: Float64Array,
  curves: Float64Array,
): Sums {
  const sums: Sums = { slopes: new Float64Array(size), curves: new Float64Array(size), sizes: new Int32Array(size) }
  let [slope, curve] = [0, 0]
  for (const at of members) {
    const [one, other] = [slopes[at] ?? 0, curves[at] ?? 0]
    slope += one
    curve += other
    for (const place of places[at] ?? []) {
      sums.slopes[place] = (sums.slopes[place] ?? 0) + one
      sums.curves[place] = (sums.curves[place] ?? 0) + other
      sums.sizes[place] = (sums.sizes[place] ?? 0) + 1
    }
  }
  for (const { from, usual, limits } of features) {
    let [restSlope, restCurve, rest] = [slope, curve, members.length]
    for (let bin = 0; bin <= limits.length; bin += 1) {
      restSlope -= sums.slopes[from + bin] ?? 0
      restCurve -= sums.curves[from + bin] ?? 0
      rest -= sums.sizes[from + bin] ?? 0
    }
    sums.slopes[from + usual] = restSlope
    sums.curves[from + usual] = restCurve
    sums.sizes[from + usual] = rest
  }
  return sums
}

function subtract(whole: Sums, part: Sums): Sums {
  return {
    slopes: whole.slopes.map((value, at) => value - (part.slopes[at] ?? 0)),
    curves: whole.curves.map((value, at) => value - (part.curves[at] ?? 0)),
    sizes: whole.sizes.map((value, at) => value - (part.sizes[at] ?? 0)),
  }
}

/** Where the values part: halfway between neighbours, at most so many. */
function limitsOf(values: Float64Array): number[] {
  const sorted = values.sort()
  const distinct = [...new Set(sorted)]
  if (distinct.length <= BINS)
    return distinct.slice(1).map((value, at) => Number(((value + (distinct[at] ?? 0)) / 2).toFixed(4)))
  const cuts = Array.from({ length: BINS - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0)
  return [...new Set(cuts.map((cut) => Number(cut.toFixed(4))))]
}

function binOf(limits: readonly number[], value: number): number {
  let [low, high] = [0, limits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (limits[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
