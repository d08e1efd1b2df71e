// Fits the weights of a span tagger to labelled texts: stochastic gradient of the likelihood, with a step of its own for
// each weight (AdaGrad) and a pull towards nought. The first `own` features of a word tell of nothing but itself. No chance
// is used: the same texts give the same weights.
import { BUCKETS, labelCount, readChances, type SpanModel } from '#engine/language/span-tagger.ts'

export type LabelledText = { words: readonly (readonly number[])[]; labels: readonly number[] }

const ROUNDS = 12

type Fit = {
  own: number
  buckets?: number
  /** A feature of fewer texts than that tells of them and of nothing else. */
  rarest?: number
  step?: number
  pull?: number
  /** The weights are the mean of so many fits, each of which meets the texts in another order. */
  fits?: number
  /** The weights are the mean of what they were after each of the last so many rounds. */
  lastRounds?: number
}

export function trainSpans(
  kinds: readonly string[],
  texts: readonly LabelledText[],
  { own, buckets = BUCKETS, rarest = 1, step = 0.15, pull = 1e-4, fits = 1, lastRounds = 1 }: Fit,
): SpanModel {
  const labels = labelCount(kinds)
  const mean = new Float32Array(buckets * labels)
  const counts = countTexts(texts, buckets)
  const known = texts.map(({ words, labels: truth }) => ({
    labels: truth,
    words: words.map((places) => places.filter((place) => (counts[place] ?? 0) >= rarest)),
  }))
  for (let fit = 0; fit < fits; fit += 1) {
    const weights = new Float32Array(buckets * labels)
    const squares = new Float32Array(buckets * labels)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const text of inOrder(known, round + 100 * fit)) {
        // Every other round names must be known by their surroundings: those of the next text are new.
        const words = own > 0 && round % 2 === 0 ? text.words.map((places) => places.slice(own)) : text.words
        learn({ weights, squares, labels, step, pull }, { words, labels: text.labels })
      }
      if (round < ROUNDS - lastRounds) continue
      const share = 1 / (fits * lastRounds)
      for (const [at, weight] of weights.entries()) if (weight !== 0) mean[at] = (mean[at] ?? 0) + weight * share
    }
  }
  const rows = new Map<number, Float32Array>()
  for (let place = 0; place < buckets; place += 1) {
    const row = mean.slice(place * labels, (place + 1) * labels)
    if (row.some((weight) => weight !== 0)) rows.set(place, row)
  }
  return { kinds, rows }
}

/** Weights that were fitted apart, as one. */
export function meanOf([first, ...others]: readonly SpanModel[]): SpanModel {
  const all = first ? [first, ...others] : []
  const rows = new Map<number, Float32Array>()
  for (const model of all)
    for (const [place, row] of model.rows) {
      const sum = rows.get(place) ?? new Float32Array(row.length)
      rows.set(
        place,
        sum.map((weight, label) => weight + (row[label] ?? 0) / all.length),
      )
    }
  return { kinds: first?.kinds ?? [], rows }
}

/** In how many texts each place is used. */
function countTexts(texts: readonly LabelledText[], buckets: number): Uint32Array {
  const counts = new Uint32Array(buckets)
  for (const { words } of texts) for (const place of new Set(words.flat())) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

type Learner = { weights: Float32Array; squares: Float32Array; labels: number; step: number; pull: number }

function learn({ weights, squares, labels: count, step, pull }: Learner, { words, labels }: LabelledText): void {
  const scores = words.map((places) => {
    const row = new Float64Array(count)
    for (const place of places)
      for (let label = 0; label < count; label += 1)
        row[label] = (row[label] ?? 0) + (weights[place * count + label] ?? 0)
    return row
  })
  const chances = readChances(count, scores)
  for (const [at, places] of words.entries()) {
    for (let label = 0; label < count; label += 1) {
      const gradient = (label === labels[at] ? 1 : 0) - (chances[at]?.[label] ?? 0)
      if (Math.abs(gradient) < 1e-4) continue
      for (const place of places) {
        const id = place * count + label
        const slope = gradient - pull * (weights[id] ?? 0)
        const square = (squares[id] ?? 0) + slope * slope
        squares[id] = square
        weights[id] = (weights[id] ?? 0) + (step * slope) / (Math.sqrt(square) + 1e-2)
      }
    }
  }
}

/** Another order each round, the same at each fit. */
function inOrder<T>(items: readonly T[], round: number): T[] {
  const order = [...items]
  let seed = round * 7919 + 1
  for (let at = order.length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    const other = seed % (at + 1)
    const [one, two] = [order[at], order[other]]
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
  }
  return order
}
