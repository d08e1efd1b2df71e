// Fits the weights of choose-label.ts: the gradient of the likelihood with a step of its own for each weight (AdaGrad) and a
// pull towards nought. No chance is used.
import { type LabelModel, rateLabels } from '#engine/language/choose-label.ts'

export type LabelledThing = { places: readonly number[]; label: number }

const ROUNDS = 15
const STEP = 0.1
const PULL = 0.01

/** `rarest`: a feature of fewer things tells of them and of nothing else. */
export function trainLabels(
  labels: readonly string[],
  all: readonly LabelledThing[],
  { rarest }: { rarest: number },
): LabelModel {
  const counts = new Map<number, number>()
  for (const { places } of all) for (const place of new Set(places)) counts.set(place, (counts.get(place) ?? 0) + 1)
  const things = all.map(({ places, label }) => ({
    label,
    places: places.filter((place) => (counts.get(place) ?? 0) >= rarest),
  }))
  const rows = new Map<number, Float32Array>()
  const squares = new Map<number, Float32Array>()
  const rowOf = (table: Map<number, Float32Array>, place: number) => {
    const row = table.get(place) ?? new Float32Array(labels.length)
    table.set(place, row)
    return row
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < things.length; turn += 1) {
      // A fixed walk through them that does not go file by file.
      const thing = things[(turn * 7919 + round * 31) % things.length]
      if (!thing) continue
      const chances = rateLabels({ labels, rows }, thing.places)
      for (const place of thing.places) {
        const [row, square] = [rowOf(rows, place), rowOf(squares, place)]
        for (let label = 0; label < labels.length; label += 1) {
          const error = (label === thing.label ? 1 : 0) - (chances[label] ?? 0)
          const slope = error - PULL * (row[label] ?? 0)
          const sum = (square[label] ?? 0) + slope * slope
          square[label] = sum
          row[label] = (row[label] ?? 0) + (STEP * slope) / (Math.sqrt(sum) + 1e-2)
        }
      }
    }
  return { labels, rows }
}
