// Fits the weights of `interview/rate-question.ts` and writes interview/gap-weights.gen.ts (is it what the person lacks most?)
// and interview/worth-weights.gen.ts (is it a question worth asking?): `npx tsx scripts/fit-questions.ts [--forecast]`.
// `--forecast` leaves each writer out in turn and says what would be asked.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blendQuestion, chooseQuestions } from '#engine/writing/interview/choose-questions.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { type QuestionRow, readQuestionRows } from './support/question-rows.ts'
import { root } from './support/root.mjs'

type Read = ModelRow & { row: QuestionRow }

const rows = readQuestionRows()
const pairs = [...new Set(rows.map(({ pair }) => pair))]
console.log(`${rows.length} questions of ${pairs.length} pairs`)

/** What a question missed is worth beside the gap itself, and a gap that was put oddly. */
const MISSED = 0.3
const PUT_ODDLY = 0.6

const gapRows = rows.flatMap((row): Read[] => {
  if (row.isGap === undefined) return []
  const truth = row.isGap ? (row.mark === 0 ? PUT_ODDLY : 1) : row.isMissed ? MISSED : 0
  return [{ ...row, row, truth, weight: row.isGap ? 2 : 1 }]
})

/** What nobody marked is rather not worth asking, and counts little. */
const UNKNOWN = { truth: 0.25, weight: 0.15 }

const worthRows = rows.map((row): Read => {
  if (row.mark !== undefined) return { ...row, row, truth: row.mark / 2, weight: 1 }
  return { ...row, row, ...(row.isMissed || row.isGap ? { truth: 0.9, weight: 0.7 } : UNKNOWN) }
})

const gapTrees = { trees: 120, depth: 4, rate: 0.08, penalty: 12, least: 25 }
const worthTrees = { trees: 90, depth: 3, rate: 0.08, penalty: 12, least: 25 }

if (process.argv.includes('--forecast')) {
  const gaps = new Map(forecast(gapRows, gapTrees).map(({ row, score }) => [row.row, score]))
  const worths = new Map(forecast(worthRows, worthTrees).map(({ row, score }) => [row.row, score]))
  const rated = rows.map((row) => ({
    ...row,
    worth: blendQuestion({ gap: gaps.get(row) ?? 0, worth: worths.get(row) ?? 0 }),
  }))
  const chosen = pairs.map((pair) => chooseQuestions(rated.filter((row) => row.pair === pair)))
  const asked = chosen.flat()
  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`
  const marked = (questions: readonly QuestionRow[], mark: number) => {
    const known = questions.filter((row) => row.mark !== undefined)
    return share(known.filter((row) => row.mark === mark).length, known.length)
  }
  const firsts = chosen.flatMap((questions) => questions.slice(0, 1))
  console.table({
    'first is the gap': share(firsts.filter(({ isGap }) => isGap).length, pairs.length),
    'one of them is the gap': share(chosen.filter((some) => some.some(({ isGap }) => isGap)).length, pairs.length),
    'nothing asked': chosen.filter((some) => some.length === 0).length,
    asked: asked.length,
    'marked by recruiters': asked.filter(({ mark }) => mark !== undefined).length,
    'good, fair, odd': [2, 1, 0].map((mark) => marked(asked, mark)).join(', '),
    'good, fair, odd of the first': [2, 1, 0].map((mark) => marked(firsts, mark)).join(', '),
    'missed by recruiters': asked.filter(({ isMissed }) => isMissed).length,
  })
  if (process.argv.includes('--print'))
    for (const some of chosen)
      for (const { pair, worth, isGap, text, mark } of some)
        console.log(`${pair}\t${worth.toFixed(2)}\t${isGap ? 'gap' : ''}\t${mark ?? ''}\t${text}`)
}

const names = rows[0]?.names ?? []
const write = (file: string, name: string, model: ReturnType<typeof fitModel>) =>
  writeFileSync(
    join(root, 'src/engine/writing/interview', file),
    packModel(name, 'scripts/fit-questions.ts', names, model),
  )
write('gap-weights.gen.ts', 'gapWeights', fitModel(gapRows, gapTrees))
write('worth-weights.gen.ts', 'worthWeights', fitModel(worthRows, worthTrees))
