// Which line of the source a clause tells of: the one with most of its words.
import { type Scope, type SourceText, textSays } from './ground.ts'
import type { ReadText, Segment } from './read-segments.ts'

/** The lines that share most with these words; none where none shares anything. */
export function nearestLines({ texts }: Scope, keys: readonly string[]): SourceText[] {
  let best = 0.5
  let nearest: SourceText[] = []
  for (const text of texts) {
    if (text.role !== 'line' && text.role !== 'person') continue
    const score = sharedWith(text, keys)
    if (score > best + 0.01) nearest = []
    if (score > best - 0.01) nearest.push(text)
    best = Math.max(best, score)
  }
  return nearest
}

/** How much of these words a text has; a synonym counts less than the word itself. */
export function sharedWith(text: SourceText, keys: readonly string[]): number {
  let score = 0
  for (const key of new Set(keys)) {
    if (text.read.keys.has(key)) score += 1
    else if (textSays(text, key)) score += 0.7
  }
  return score
}

/** The clause in which a place of the sentence stands. */
export function segmentAt({ segments }: Pick<ReadText, 'segments'>, start: number): Segment | undefined {
  return segments.find(({ words }) => words.some((word) => word.start === start))
}
