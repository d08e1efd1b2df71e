// Fits the weights of `match/rate-line.ts` to the rated lines, and writes match/line-weights.gen.ts:
// `npx tsx scripts/fit-lines.ts [--forecast]`. `--forecast` leaves each writer out in turn and says how well lines by
// somebody unread are put in order.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { figureLines } from '#engine/writing/match/line-figures.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { readRatedCases } from './support/rated-rows.ts'

const MOST = 3
type Read = ModelRow & { pair: number; rating: number }

const cases = readRatedCases()
let names: string[] = []
const rows: Read[] = cases.flatMap(({ set, career, posting, ratings }, pair) =>
  figureLines(career, posting).flatMap(({ line, figures, product }): Read[] => {
    const rating = ratings.get(line.text)
    if (rating === undefined) return []
    names = Object.keys(figures)
    return [
      {
        set,
        pair,
        rating,
        figures: Object.values(figures),
        product: product.length > 0 ? product : new Float32Array(dimensions),
        truth: rating / MOST,
      },
    ]
  }),
)
console.log(`${cases.length} pairs, ${rows.length} lines`)

const trees = { trees: 150, depth: 4, rate: 0.05, penalty: 10, least: 25 }
type Scored = { row: Read; score: number }

function report(told: readonly Scored[]): void {
  const pairs = new Map<number, Scored[]>()
  for (const one of told) pairs.set(one.row.pair, [...(pairs.get(one.row.pair) ?? []), one])
  let [right, all, led, second] = [0, 0, 0, 0]
  for (const lines of pairs.values()) {
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
    `Of two lines of an unread writer, the better one comes first: ${((100 * right) / all).toFixed(1)} %; the first is one of the best in ${((100 * led) / pairs.size).toFixed(0)} % of the resumes, the second at least good in ${((100 * second) / pairs.size).toFixed(0)} %`,
  )
}

if (process.argv.includes('--forecast')) report(forecast(rows, trees))

writeFileSync(
  join(import.meta.dirname, '../src/engine/writing/match/line-weights.gen.ts'),
  packModel('lineWeights', 'scripts/fit-lines.ts', names, fitModel(rows, trees)),
)
