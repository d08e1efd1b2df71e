// Fits the weights by which the reader finds persons, titles and employers in what people tell of themselves, and writes
// them: `npx tsx scripts/fit-told.ts`. With the names of sets it leaves them out, to see how it reads a stranger:
// `npx tsx scripts/fit-told.ts told-7`, and then `npx tsx scripts/count-told.ts told-7`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpanModel } from '#engine/language/span-tagger.ts'
import { titleFeatures } from '#engine/reading/told/choose-title.ts'
import { tellThings } from '#engine/reading/told/tell-jobs.ts'
import { TOLD_BUCKETS } from '#engine/reading/told/told-features.ts'
import { type ToldTruth, toldKinds } from './support/align-told.ts'
import { packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { makeRows, readToldSets } from './support/told-rows.ts'
import { type Choice, trainChoice } from './support/train-choice.ts'
import { trainSpans } from './support/train-spans.ts'

/** Each text comes with two copies about others, so that a feature of six is one of at least two texts. */
const SWAPS = 2
const RAREST = 6
const FOLDS = 4

const left = process.argv.slice(2)
const sets = [...readToldSets()].filter(([name]) => !left.includes(name)).map(([, set]) => set)
const folder = join(root, 'src/engine/reading/told')

function fitTo(truths: readonly ToldTruth[]): SpanModel {
  return trainSpans(toldKinds, makeRows(truths, { swaps: SWAPS }), { own: 0, buckets: TOLD_BUCKETS, rarest: RAREST })
}

const model = fitTo(sets.flat())
writeFileSync(
  join(folder, 'told-weights.gen.ts'),
  packSpans('toldWeights', 'scripts/fit-told.ts', model, { smallest: 0.1 }),
)
console.log(`${sets.flat().length} texts, ${model.rows.size} rows`)

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function choicesOf({ text, title }: ToldTruth, weights: SpanModel): Choice[] {
  const { titles, jobs, employers, person } = tellThings(text, weights)
  const right = titles.flatMap((one, at) => (bare(one.text) === bare(title) ? [at] : []))
  const options = titles.map((_, at) => titleFeatures(text, titles, at, { jobs, employers, person }))
  return right.length > 0 && right.length < titles.length ? [{ options, right }] : []
}

// How titles are found in a text the weights know says little of how they are found in a stranger's: each is chosen among
// those that weights fitted to other sets find.
const choices = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitTo(sets.filter((_, at) => at % FOLDS !== fold).flat())
  return sets.filter((_, at) => at % FOLDS === fold).flatMap((set) => set.flatMap((one) => choicesOf(one, weights)))
}).flat()
const weights = [...trainChoice(choices)].filter(([, weight]) => Math.abs(weight) >= 0.05).toSorted()
const listed = Object.fromEntries(weights.map(([feature, weight]) => [feature, Number(weight.toFixed(2))]))
writeFileSync(
  join(folder, 'title-weights.gen.ts'),
  `// Written by scripts/fit-told.ts from reading/told/fixtures, read by choose-title.ts.\nexport const titleWeights = ${JSON.stringify(listed)}\n`,
)
console.log(`${choices.length} choices of a title, ${weights.length} weights`)
