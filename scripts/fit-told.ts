// Fits the weights by which the reader finds persons, titles and employers in what people tell of themselves, and writes
// them: `npx tsx scripts/fit-told.ts`. With the names of sets it leaves them out, to see how it reads a stranger:
// `npx tsx scripts/fit-told.ts told-7`, and then `npx tsx scripts/count-told.ts told-7`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpanModel } from '#engine/language/span-tagger.ts'
import { titleFeatures } from '#engine/reading/told/choose-title.ts'
import { tagTold } from '#engine/reading/told/tag-told.ts'
import { tellThings } from '#engine/reading/told/tell-jobs.ts'
import type { Title } from '#engine/reading/told/things.ts'
import { TOLD_BUCKETS } from '#engine/reading/told/told-features.ts'
import { type ToldTruth, toldKinds } from './support/align-told.ts'
import { packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { makeRows, readToldSets } from './support/told-rows.ts'
import { type Choice, trainChoice } from './support/train-choice.ts'
import { type LabelledText, trainSpans } from './support/train-spans.ts'

/** Each text comes with two copies about others, so that a feature of six is one of at least two texts. */
const SWAPS = 2
const RAREST = 6
const FOLDS = 4
const FITS = 3
/** What the weights are at least as sure of as of anything is a title, whether or not the truth holds it. */
const SURE = 0.5
/** Their titles are present jobs only, and their positions were never checked: nobody learns from them to choose. */
const otherwiseTitled = /^told-[1-4]$/

const left = process.argv.slice(2)
const sets = [...readToldSets()].filter(([name]) => !left.includes(name))
const folder = join(root, 'src/engine/reading/told')

type TitlesOf = (truth: ToldTruth) => readonly Title[]

const folds = Array.from({ length: FOLDS }, (_, fold) => sets.filter((_set, at) => at % FOLDS === fold))

/** Each fold swaps names among its own texts: what the others are fitted to says nothing of them. */
const rowsBy = (titlesOf: TitlesOf) =>
  folds.map((fold) =>
    makeRows(
      fold.flatMap(([, set]) => set),
      { swaps: SWAPS, titlesOf },
    ),
  )

const fitTo = (rows: readonly LabelledText[], fits: number): SpanModel =>
  trainSpans(toldKinds, rows, { own: 0, buckets: TOLD_BUCKETS, rarest: RAREST, step: 0.08, pull: 3e-4, fits })

/** Each text with the weights that were fitted to the other folds: how a stranger's text is read. */
function fitStrangers(rows: readonly LabelledText[][]): Map<ToldTruth, SpanModel> {
  return new Map(
    folds.flatMap((fold, at) => {
      const model = fitTo(rows.filter((_, other) => other !== at).flat(), 1)
      return fold.flatMap(([, set]) => set.map((truth) => [truth, model] as const))
    }),
  )
}

// A truth holds one title, and the text may name others: who learns that those are none misses the next one.
const first = fitStrangers(rowsBy(() => []))
const unlisted = new Map(
  [...first].map(([truth, model]) => [truth, tagTold(truth.text, model).titles.filter(({ weight }) => weight >= SURE)]),
)
const rows = rowsBy((truth) => unlisted.get(truth) ?? [])
const model = fitTo(rows.flat(), FITS)
writeFileSync(
  join(folder, 'told-weights.gen.ts'),
  packSpans('toldWeights', 'scripts/fit-told.ts', model, { smallest: 0.1 }),
)
console.log(`${sets.flatMap(([, set]) => set).length} texts, ${model.rows.size} rows`)

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function choicesOf({ text, title }: ToldTruth, weights: SpanModel): Choice[] {
  const { titles, jobs, employers, person } = tellThings(text, weights)
  const right = titles.flatMap((one, at) => (bare(one.text) === bare(title) ? [at] : []))
  const options = titles.map((_, at) => at).map(titleFeatures(text, titles, { jobs, employers, person }))
  return right.length > 0 && right.length < titles.length ? [{ options, right }] : []
}

// How titles are found in a text the weights know says little of how they are found in a stranger's.
const strangers = fitStrangers(rows)
const choices = sets
  .filter(([name]) => !otherwiseTitled.test(name))
  .flatMap(([, set]) => set.flatMap((truth) => choicesOf(truth, strangers.get(truth) ?? model)))
const weights = [...trainChoice(choices, { pull: 0.003 })].filter(([, weight]) => Math.abs(weight) >= 0.05).toSorted()
const listed = Object.fromEntries(weights.map(([feature, weight]) => [feature, Number(weight.toFixed(2))]))
writeFileSync(
  join(folder, 'title-weights.gen.ts'),
  `// Written by scripts/fit-told.ts from reading/told/fixtures, read by choose-title.ts.\nexport const titleWeights = ${JSON.stringify(listed)}\n`,
)
console.log(`${choices.length} choices of a title, ${weights.length} weights`)
