// How much a line argues for one job, from 0 (nothing, or against it) to 3 (one of the best arguments there is). The weights
// are fitted to lines that people judged for a job (`scripts/fit-lines.ts`).
import type { Career } from '../facts/career.ts'
import type { Posting } from '../posting/posting.ts'
import { figureLines } from './line-figures.ts'
import { lineWeights } from './line-weights.gen.ts'
import { weighTrees } from './weigh-trees.ts'

const MOST = 3

/** `stands`: how far it is ahead of the other lines in what it has to do with the job, in deviations from their mean. */
export type RatedLine = { rating: number; stands: number }

const known = new WeakMap<Career, WeakMap<Posting, ReadonlyMap<string, RatedLine>>>()

/** By the text of the line. */
export function rateLines(career: Career, posting: Posting): ReadonlyMap<string, number> {
  return new Map([...weighLines(career, posting)].map(([text, { rating }]) => [text, rating]))
}

export function weighLines(career: Career, posting: Posting): ReadonlyMap<string, RatedLine> {
  const own = known.get(career) ?? new WeakMap<Posting, ReadonlyMap<string, RatedLine>>()
  known.set(career, own)
  const rated = own.get(posting) ?? weigh(career, posting)
  own.set(posting, rated)
  return rated
}

function weigh(career: Career, posting: Posting): ReadonlyMap<string, RatedLine> {
  const read = figureLines(career, posting)
  const standing = ofJob.map((name) => deviations(read.map(({ figures }) => figures[name] ?? 0)))
  return new Map(
    read.map((one, at) => [
      one.line.text,
      {
        rating: MOST * weighTrees(lineWeights, one),
        stands: standing.reduce((sum, figure) => sum + (figure[at] ?? 0), 0) / ofJob.length,
      },
    ]),
  )
}

/** What a line has to do with a job, whatever else speaks for it. */
const ofJob = ['bearing', 'nearer', 'kinds', 'number'] as const

function deviations(figures: readonly number[]): number[] {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
  const spread = Math.sqrt(figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / Math.max(1, figures.length))
  return figures.map((figure) => (spread > 0 ? (figure - mean) / spread : 0))
}
