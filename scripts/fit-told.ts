// Fits the weights by which the reader finds persons, titles and employers in what people tell of themselves, and writes
// them: `npx tsx scripts/fit-told.ts`. With the names of sets it leaves them out, to see how it reads a stranger:
// `npx tsx scripts/fit-told.ts told-7`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toldKinds } from './support/align-told.ts'
import { packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { makeRows, readToldSets } from './support/told-rows.ts'
import { trainChoice } from './support/train-choice.ts'
import { trainSpans } from './support/train-spans.ts'

const left = process.argv.slice(2)
const truths = [...readToldSets()].flatMap(([name, set]) => (left.includes(name) ? [] : set))
const model = trainSpans(toldKinds, makeRows(truths, { swaps: 2 }), { own: 0 })

writeFileSync(
  join(root, 'src/engine/reading/told/told-weights.gen.ts'),
  packSpans('toldWeights', 'scripts/fit-told.ts', model),
)
console.log(`${truths.length} texts, ${model.rows.size} rows`)

// What the titles are chosen by is seen only with the weights just written.
const { tellThings } = await import('#engine/reading/told/tell-jobs.ts')
const { titleFeatures } = await import('#engine/reading/told/choose-title.ts')
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const choices = truths.flatMap(({ text, title }) => {
  const { titles, jobs, employers, person } = tellThings(text)
  const right = titles.flatMap((one, at) => (bare(one.text) === bare(title) ? [at] : []))
  const options = titles.map((_, at) => titleFeatures(text, titles, at, { jobs, employers, person }))
  return right.length > 0 && right.length < titles.length ? [{ options, right }] : []
})
const weights = [...trainChoice(choices)].filter(([, weight]) => Math.abs(weight) >= 0.05).toSorted()
const listed = Object.fromEntries(weights.map(([feature, weight]) => [feature, Number(weight.toFixed(2))]))
writeFileSync(
  join(root, 'src/engine/reading/told/title-weights.gen.ts'),
  `// Written by scripts/fit-told.ts from reading/told/fixtures, read by choose-title.ts.\nexport const titleWeights = ${JSON.stringify(listed)}\n`,
)
console.log(`${choices.length} choices of a title, ${weights.length} weights`)
