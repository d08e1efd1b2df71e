// Fits the weights of `match/rate-fact.ts` to facts that recruiters judged for a posting, and writes
// match/fact-weights.gen.ts: `npx tsx scripts/fit-facts.ts [--forecast]`. `--forecast` leaves each writer out in turn and says
// how well what must be told is told from what is better left unsaid.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { figureFacts } from '#engine/writing/match/fact-figures.ts'
import { readRatedFacts } from '../tests/support/read-rated.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { readRatedCases } from './support/rated-rows.ts'
import { root } from './support/root.mjs'

const match = join(root, 'src/engine/writing/match')
const cases = readRatedCases()

type Read = ModelRow & { pair: string; kind: string; mark: number; text: string }

const MOST = 3
let names: string[] = []
const rows = readdirSync(join(match, 'rated-facts')).flatMap((file) => {
  const set = file.replace('facts', 'rated')
  const own = cases.filter((one) => one.set === set)
  const rated = readRatedFacts(readFileSync(join(match, 'rated-facts', file), 'utf8'))
  return own.flatMap(({ career, posting }, at) => {
    const marks = rated.get(at + 1) ?? new Map<string, number>()
    return figureFacts(career, posting).flatMap(({ fact, figures, product }): Read[] => {
      const mark = marks.get(`${fact.kind} ${fact.text}`)
      if (mark === undefined) return []
      names = Object.keys(figures)
      return [
        {
          set,
          pair: `${set} ${at + 1}`,
          kind: fact.kind,
          mark,
          text: fact.text,
          figures: Object.values(figures),
          product: product.length > 0 ? product : new Float32Array(dimensions),
          truth: mark / MOST,
        },
      ]
    })
  })
})
console.log(`${rows.length} facts`)

const trees = { trees: 140, depth: 4, rate: 0.06, penalty: 10, least: 20 }

if (process.argv.includes('--forecast')) {
  const told = forecast(rows, trees)
  for (const kind of ['all', ...new Set(rows.map((row) => row.kind))]) {
    const own = told.filter(({ row }) => kind === 'all' || row.kind === kind)
    console.log(kind)
    console.table(
      [0.35, 0.45, 0.5, 0.55, 0.6, 0.7].map((limit) => {
        const said = own.filter(({ score }) => score >= limit)
        const share = (mark: number) =>
          Math.round((100 * said.filter(({ row }) => row.mark === mark).length) / Math.max(1, said.length))
        const must = own.filter(({ row }) => row.mark === MOST)
        const found = must.filter(({ score }) => score >= limit)
        return {
          limit,
          told: said.length,
          must: share(3),
          good: share(2),
          needless: share(1),
          harmful: share(0),
          'of the musts': `${found.length} of ${must.length}`,
        }
      }),
    )
  }
}

writeFileSync(
  join(match, 'fact-weights.gen.ts'),
  packModel('factWeights', 'scripts/fit-facts.ts', names, fitModel(rows, trees)),
)
