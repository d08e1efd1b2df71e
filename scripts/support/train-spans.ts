// Fits the weights of a span tagger to labelled texts: stochastic gradient of the likelihood, with a step of its own for
// each weight (AdaGrad) and a pull towards nought. No chance is used: the same texts give the same weights.
import { BUCKETS, labelCount, readChances, type SpanModel } from '#engine/language/span-tagger.ts'

export type LabelledText = { words: readonly (readonly number[])[]; labels: readonly number[] }

export function trainSpans(
  kinds: readonly string[],
  texts: readonly LabelledText[],
  { rounds = 12, step = 0.15, pull = 1e-4 } = {},
): SpanModel {
  const labels = labelCount(kinds)
  const weights = new Float32Array(BUCKETS * labels)
  const squares = new Float32Array(BUCKETS * labels)
  const order = texts.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1, seed = round * 7919 + 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      const other = seed % (at + 1)
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    for (const index of order) {
      const text = texts[index]
      if (!text || text.words.length === 0) continue
      const scores = text.words.map((places) => {
        const row = new Float64Array(labels)
        for (const place of places)
          for (let label = 0; label < labels; label += 1) row[label]! += weights[place * labels + label]!
        return row
      })
      const chances = readChances(labels, scores)
      for (const [at, places] of text.words.entries()) {
        const truth = text.labels[at] ?? 0
        for (let label = 0; label < labels; label += 1) {
          const gradient = (label === truth ? 1 : 0) - chances[at]![label]!
          if (Math.abs(gradient) < 1e-4) continue
          for (const place of places) {
            const id = place * labels + label
            const slope = gradient - pull * weights[id]!
            squares[id]! += slope * slope
            weights[id]! += (step * slope) / (Math.sqrt(squares[id]!) + 1e-2)
          }
        }
      }
    }
  }
  const rows = new Map<number, Float32Array>()
  for (let place = 0; place < BUCKETS; place += 1) {
    const row = weights.slice(place * labels, (place + 1) * labels)
    if (row.some((weight) => Math.abs(weight) > 0.04)) rows.set(place, row)
  }
  return { kinds, rows }
}
