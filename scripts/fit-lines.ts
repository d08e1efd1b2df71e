// Fits the weights of `match/rate-line.ts` and `match/rate-top.ts` to the rated lines, and writes match/line-weights.gen.ts
// and match/top-weights.gen.ts: `npx tsx scripts/fit-lines.ts [--forecast]`. `--forecast` leaves each writer out in turn and
// says how well lines by somebody unread are put in order.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { type FiguredLine, figureLines } from '#engine/writing/match/line-figures.ts'
import { figureTops } from '#engine/writing/match/top-figures.ts'
import type { RatedCase } from '../tests/support/read-rated.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { readRatedCases } from './support/rated-rows.ts'

const MOST = 3
type Read = ModelRow & { resume: number; rating: number }
type Scored = { row: Read; score: number }

const cases = readRatedCases()
const trees = { trees: 150, depth: 4, rate: 0.05, penalty: 10, least: 25 }

type Figuring = (one: RatedCase) => { read: readonly FiguredLine[]; ratings: ReadonlyMap<string, number> }

function fitWeights(name: string, file: string, figure: Figuring): void {
  let names: string[] = []
  const rows = cases.flatMap((one, resume) => {
    const { read, ratings } = figure(one)
    return read.flatMap(({ line, figures, product }): Read[] => {
      const rating = ratings.get(line.text)
      if (rating === undefined) return []
      names = Object.keys(figures)
      const vector = product.length > 0 ? product : new Float32Array(dimensions)
      return [{ set: one.set, resume, rating, figures: Object.values(figures), product: vector, truth: rating / MOST }]
    })
  })
  console.log(`${file}: ${rows.length} lines`)
  if (process.argv.includes('--forecast')) report(forecast(rows, trees))
  writeFileSync(
    join(import.meta.dirname, '../src/engine/writing/match', file),
    packModel(name, 'scripts/fit-lines.ts', names, fitModel(rows, trees)),
  )
}

function report(told: readonly Scored[]): void {
  const resumes = new Map<number, Scored[]>()
  for (const one of told) resumes.set(one.row.resume, [...(resumes.get(one.row.resume) ?? []), one])
  let [right, all, led, second] = [0, 0, 0, 0]
  for (const lines of resumes.values()) {
    for (const { row, score: own } of lines)
      for (const other of lines) {
        if (row.rating <= other.row.rating) continue
        all += 1
        if (own > other.score) right += 1
      }
    const [first, next] = lines.toSorted((one, other) => other.score - one.score)
    const most = Math.max(...lines.map(({ row }) => row.rating))
    if (first?.row.rating === most) led += 1
    if (next && next.row.rating >= 2) second += 1
  }
  console.log(
    `Of two lines of an unread writer, the better one comes first: ${((100 * right) / all).toFixed(1)} %; the first is one of the best in ${((100 * led) / resumes.size).toFixed(0)} % of the resumes, the second at least good in ${((100 * second) / resumes.size).toFixed(0)} %`,
  )
}

fitWeights('lineWeights', 'line-weights.gen.ts', ({ career, posting, ratings }) => ({
  read: figureLines(career, posting),
  ratings,
}))
fitWeights('topWeights', 'top-weights.gen.ts', ({ career, tops }) => ({ read: figureTops(career), ratings: tops }))
