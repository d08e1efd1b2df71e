// Fits the weights of `interview/rate-question.ts` to questions that recruiters judged, and writes
// interview/question-weights.gen.ts: `npx tsx scripts/fit-questions.ts [--forecast]`. `--forecast` leaves each writer out in
// turn and says how good the questions are that would be asked.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { figureQuestion } from '#engine/writing/interview/question-figures.ts'
import { matchCareer } from '#engine/writing/match/match-posting.ts'
import { candidatesFor } from '#engine/writing/tailor/ask-about-gaps.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { readRatedCases } from './support/rated-rows.ts'
import { root } from './support/root.mjs'

const folder = join(root, 'src/engine/writing/interview')
const cases = readRatedCases()

type Read = ModelRow & { pair: string; mark: number; text: string }

let names: string[] = []
/** The place of the pair in its set, the mark from 0 to 2, and the question; `?` is one that was missed. */
const rows = readdirSync(join(folder, 'asked')).flatMap((file) => {
  const set = file.replace('asked', 'rated')
  const own = cases.filter((one) => one.set === set)
  const marks = readFileSync(join(folder, 'asked', file), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
  return own.flatMap(({ career, posting }, at) =>
    candidatesFor(career, matchCareer(career, posting), posting).flatMap((asked): Read[] => {
      const mark = Number(marks.find(([place, , text]) => Number(place) === at + 1 && text === asked.text)?.[1])
      if (Number.isNaN(mark)) return []
      const { figures, product } = figureQuestion(asked, career, posting)
      names = Object.keys(figures)
      return [
        {
          set,
          pair: `${set} ${at}`,
          mark,
          text: asked.text,
          figures: Object.values(figures),
          product: product.length > 0 ? product : new Float32Array(dimensions),
          truth: mark / 2,
        },
      ]
    }),
  )
})
console.log(`${rows.length} questions`)

const trees = { trees: 90, depth: 3, rate: 0.06, penalty: 12, least: 25 }

if (process.argv.includes('--forecast')) {
  const told = forecast(rows, trees)
  const pairs = new Set(rows.map(({ pair }) => pair)).size
  console.table(
    [0, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65].map((limit) => {
      const asked = told.filter(({ score }) => score >= limit)
      const share = (mark: number) =>
        Math.round((100 * asked.filter(({ row }) => row.mark === mark).length) / asked.length)
      return { limit, 'a pair': (asked.length / pairs).toFixed(1), good: share(2), fair: share(1), odd: share(0) }
    }),
  )
}

writeFileSync(
  join(folder, 'question-weights.gen.ts'),
  packModel('questionWeights', 'scripts/fit-questions.ts', names, fitModel(rows, trees)),
)
