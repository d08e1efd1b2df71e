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
  const { packed, places } = packTexts(texts, { buckets, rarest })
  const mean = new Float32Array(places.length * labels)
  const scores: Float64Array[] = []
  for (let fit = 0; fit < fits; fit += 1) {
    const weights = new Float32Array(places.length * labels)
    const squares = new Float32Array(places.length * labels)
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every other round names must be known by their surroundings: those of the next text are new.
      const skipped = round % 2 === 0 ? own : 0
      for (const text of inOrder(packed, round + 100 * fit))
        learn({ weights, squares, labels, step, pull, skipped, scores }, text)
      if (round < ROUNDS - lastRounds) continue
      const share = 1 / (fits * lastRounds)
      for (let at = 0; at < weights.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) * share
    }
  }
  const rows = new Map<number, Float32Array>()
  for (const [at, place] of places.entries()) {
    const row = mean.slice(at * labels, (at + 1) * labels)
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

/** The features of a text in one row: arrays of arrays take ten times as long. */
type PackedText = {
  features: Uint32Array
  /** Where the features of each word end. */
  ends: Uint32Array
  labels: readonly number[]
}

/** The texts without their rare features, and the place each of the others had. */
function packTexts(
  texts: readonly LabelledText[],
  { buckets, rarest }: { buckets: number; rarest: number },
): { packed: PackedText[]; places: number[] } {
  const counts = countTexts(texts, buckets)
  const places = [...counts.keys()].filter((place) => (counts[place] ?? 0) >= rarest && counts[place] !== 0)
  const numbers = new Map(places.map((place, at) => [place, at]))
  const packed = texts.map(({ words, labels }) => {
    const features: number[] = []
    const ends = words.map((word) => {
      for (const place of word) {
        const number = numbers.get(place)
        if (number !== undefined) features.push(number)
      }
      return features.length
    })
    return { features: Uint32Array.from(features), ends: Uint32Array.from(ends), labels }
  })
  return { packed, places }
}

/** In how many texts each place is used. */
function countTexts(texts: readonly LabelledText[], buckets: number): Uint32Array {
  const counts = new Uint32Array(buckets)
  const lastUsed = new Uint32Array(buckets)
  for (const [at, { words }] of texts.entries())
    for (const word of words)
      for (const place of word) {
        if (lastUsed[place] === at + 1) continue
        lastUsed[place] = at + 1
        counts[place] = (counts[place] ?? 0) + 1
      }
  return counts
}

type Learner = {
  weights: Float32Array
  squares: Float32Array
  labels: number
  step: number
  pull: number
  /** So many features of each word are not looked at. */
  skipped: number
  /** Used again for each text. */
  scores: Float64Array[]
}

function learn({ weights, squares, labels: count, step, pull, skipped, scores }: Learner, text: PackedText): void {
  const { features, ends, labels } = text
  while (scores.length < ends.length) scores.push(new Float64Array(count))
  const startOf = (word: number) => Math.min(ends[word] ?? 0, (word === 0 ? 0 : (ends[word - 1] ?? 0)) + skipped)
  for (let word = 0; word < ends.length; word += 1) {
    const row = scores[word] ?? new Float64Array(count)
    row.fill(0)
    for (let at = startOf(word), end = ends[word] ?? 0; at < end; at += 1) {
      const base = (features[at] ?? 0) * count
      for (let label = 0; label < count; label += 1) row[label] = (row[label] ?? 0) + (weights[base + label] ?? 0)
    }
  }
  const chances = readChances(count, scores.slice(0, ends.length))
  for (let word = 0; word < ends.length; word += 1) {
    for (let label = 0; label < count; label += 1) {
      const gradient = (label === labels[word] ? 1 : 0) - (chances[word]?.[label] ?? 0)
      if (Math.abs(gradient) < 1e-4) continue
      for (let at = startOf(word), end = ends[word] ?? 0; at < end; at += 1) {
        const id = (features[at] ?? 0) * count + label
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
