// Chooses one of several labels for a thing by the sum of its features' weights (multinomial logistic regression), hashed
// as in the span tagger.
import { unpackRows, type WeightRows } from './span-tagger.ts'

export type LabelModel = { labels: readonly string[]; rows: WeightRows }

/** The chance of each label. */
export function rateLabels({ labels, rows }: LabelModel, places: readonly number[]): number[] {
  const scores = labels.map(() => 0)
  for (const place of places) {
    const row = rows.get(place)
    if (row)
      for (let label = 0; label < labels.length; label += 1) scores[label] = (scores[label] ?? 0) + (row[label] ?? 0)
  }
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

export function unpackLabels(packed: { kinds: string; scale: number; rows: string }): LabelModel {
  const labels = packed.kinds.split(' ')
  return { labels, rows: unpackRows(packed, labels.length) }
}
