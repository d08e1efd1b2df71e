// Fits the weights of `match/prove.ts` to the labelled proofs, and writes match/proof-weights.gen.ts:
// `npx tsx scripts/fit-proofs.ts [--forecast]`. `--forecast` leaves each writer out in turn and says how well the weights
// find proofs by somebody they have not read.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { type Wish, weighProofs } from '#engine/writing/match/proof-figures.ts'
import { jobVector } from '#engine/writing/match/topic-vectors.ts'
import { toRequirementKind } from '#engine/writing/posting/classify.ts'
import { findKind } from '#engine/writing/posting/find-needs.ts'
import { makeRequirement } from '#engine/writing/posting/make-requirement.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { readProofCases } from './support/proof-rows.ts'

type Read = ModelRow & { need: number; strength: number }

const cases = readProofCases()
let needs = 0
let names: string[] = []
const PART = 0.4
const rows: Read[] = cases.flatMap(({ set, career, posting, needs: asked }) =>
  asked.flatMap(({ text, must, strengths }) => {
    needs += 1
    return weighProofs(wishOf(text, must), career, jobVector(posting)).map(({ at, figures, product }): Read => {
      names = Object.keys(figures)
      const strength = strengths[at] ?? 0
      return {
        set,
        need: needs,
        strength,
        figures: Object.values(figures),
        product: product.length > 0 ? product : new Float32Array(dimensions),
        truth: strength === 2 ? 1 : strength === 1 ? PART : 0,
      }
    })
  }),
)
console.log(`${cases.length} cases, ${needs} wishes, ${rows.length} pieces that may show one`)

/** As readPosting gives it to `prove.ts`: a duty has no kind. */
function wishOf(text: string, must: boolean): Wish {
  const kind = findKind(text)
  if (kind === 'duty' && must) return { quote: text }
  const span = { start: 0, end: text.length }
  return makeRequirement({ text, span }, { id: 'n', need: must ? 'must' : 'nice', kind: toRequirementKind(text, kind) })
}

const trees = { trees: 160, depth: 4, rate: 0.08, penalty: 6, least: 12 }
/** Of what is shown, how often the strongest piece is a proof, goes towards it, or is none. */
function report(told: readonly { row: Read; score: number }[]): void {
  const best = new Map<number, { row: Read; score: number }>()
  const shown = new Set(told.flatMap(({ row }) => (row.strength === 2 ? [row.need] : [])))
  for (const one of told) if (one.score > (best.get(one.row.need)?.score ?? -1)) best.set(one.row.need, one)
  console.table(
    [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((limit) => {
      const found = [...best.values()].filter(({ score: own }) => own >= limit)
      const count = (strength: number) => found.filter(({ row }) => row.strength === strength).length
      const left = [...shown].filter((need) => (best.get(need)?.score ?? 0) < limit).length
      return { limit, shown: shown.size, 'left out': left, right: count(2), near: count(1), wrong: count(0) }
    }),
  )
}

if (process.argv.includes('--forecast')) report(forecast(rows, trees))

writeFileSync(
  join(import.meta.dirname, '../src/engine/writing/match/proof-weights.gen.ts'),
  packModel('proofWeights', 'scripts/fit-proofs.ts', names, fitModel(rows, trees)),
)
