// Fits the weights of `match/rate-line.ts` to the judged lines of the fixtures, and says how well each resume is put in
// order by weights that have not seen it: `npx tsx scripts/fit-lines.ts`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresOf } from '#engine/writing/match/rate-line.ts'
import { readRatedLines } from '#engine/writing/match/read-rated-lines.ts'

const folder = join(import.meta.dirname, '../src/engine/writing/fixtures')
const PENALTY = 3

type Row = { pair: number; rating: number; figures: number[] }

const cases = ['rated-lines-1.txt', 'rated-lines-2.txt'].flatMap((name) =>
  readRatedLines(readFileSync(join(folder, name), 'utf8')),
)
let names: string[] = []
const rows = cases.flatMap(({ posting, lines }, pair) =>
  lines.map(({ text, rating, place }): Row => {
    const figures = { ...figuresOf(text, posting), latest: place === 0 ? 1 : 0, second: place === 1 ? 1 : 0 }
    names = Object.keys(figures)
    return { pair, rating, figures: Object.values(figures) }
  }),
)

/** Least squares with a penalty on everything but the first weight. */
function fitWeights(known: readonly Row[]): number[] {
  const size = names.length
  const left: number[][] = names.map((_, row) => names.map((_, column) => (row === column && row > 0 ? PENALTY : 0)))
  const right: number[] = names.map(() => 0)
  for (const { figures, rating } of known)
    for (let row = 0; row < size; row++) {
      right[row] = (right[row] ?? 0) + (figures[row] ?? 0) * rating
      const line = left[row] ?? []
      for (let column = 0; column < size; column++)
        line[column] = (line[column] ?? 0) + (figures[row] ?? 0) * (figures[column] ?? 0)
    }
  return solve(left, right)
}

/** By elimination; the penalty keeps every pivot away from zero. */
function solve(left: number[][], right: number[]): number[] {
  left.forEach((line, at) => {
    left.forEach((other, row) => {
      if (row === at) return
      const share = (other[at] ?? 0) / (line[at] ?? 1)
      for (let column = at; column < line.length; column++)
        other[column] = (other[column] ?? 0) - share * (line[column] ?? 0)
      right[row] = (right[row] ?? 0) - share * (right[at] ?? 0)
    })
  })
  return right.map((value, at) => value / (left[at]?.[at] ?? 1))
}

const rate = (weights: readonly number[], { figures }: Row) =>
  figures.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), 0)

let right = 0
let all = 0
for (const pair of cases.keys()) {
  const weights = fitWeights(rows.filter((row) => row.pair !== pair))
  const unseen = rows.filter((row) => row.pair === pair)
  for (const better of unseen)
    for (const worse of unseen) {
      if (better.rating <= worse.rating) continue
      all += 1
      if (rate(weights, better) > rate(weights, worse)) right += 1
    }
}
console.log(`Of two lines of an unseen resume, the better one comes first: ${((100 * right) / all).toFixed(1)} %`)
console.table(fitWeights(rows).map((weight, at) => ({ figure: names[at], weight: weight.toFixed(2) })))
