// Fits the weights by which `letter/say-line.ts` chooses how a line is said, and writes them: `npx tsx
// scripts/fit-sayings.ts`. `--forecast` leaves one set of lines out after the other instead and says how it is said.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LabelModel, rateLabels } from '#engine/language/choose-label.ts'
import { sayingFeatures } from '#engine/writing/letter/saying-features.ts'
import { sayIn, type Way, ways } from '#engine/writing/letter/ways-to-say.ts'
import { packLabels } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { trainLabels } from './support/train-labels.ts'

const labels = ['none', ...ways]
const folder = join(root, 'src/engine/writing/letter/sayings')

type Saying = { text: string; isCurrent: boolean; label: number; places: number[]; told: string }

/** When, how it is best said, the line, and the sentence an editor made of it. */
function readSaying(row: string): Saying {
  const [when, way = '', line = '', told = ''] = row.split('\t')
  const text = line.trim().replace(/[.;,]+$/, '')
  const isCurrent = when === 'now'
  const said = ways.includes(way as Way) ? sayIn(way as Way, text, isCurrent) : undefined
  // What needs more than a small word is none of ours to say; in a long line one more is not missed.
  const length = text.split(' ').length
  const isOurs = said !== undefined && distance(said, told) <= (length > LONG ? 2 : length > SHORT ? 1 : 0.5)
  return {
    text,
    isCurrent,
    label: isOurs ? labels.indexOf(way) : 0,
    places: sayingFeatures(text, isCurrent),
    told,
  }
}

const SHORT = 7
const LONG = 11

/** How many words have to come, go or change; `and` and `with` count half. */
function distance(one: string, other: string): number {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/[.,;:]+(?= |$)/g, '')
      .split(/\s+/)
  const cost = (word: string) => (/^(?:and|with)$/.test(word) ? 0.5 : 1)
  const right = wordsOf(other)
  let row = [0]
  for (const word of right) row.push((row.at(-1) ?? 0) + cost(word))
  for (const word of wordsOf(one)) {
    const next = [(row[0] ?? 0) + cost(word)]
    for (const [at, aim] of right.entries())
      next.push(
        Math.min((row[at] ?? 0) + (word === aim ? 0 : 1), (row[at + 1] ?? 0) + cost(word), (next[at] ?? 0) + cost(aim)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const sets = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').map(readSaying))

const fitTo = (sayings: readonly Saying[]): LabelModel => trainLabels(labels, sayings, { rarest: 3 })

if (process.argv.includes('--forecast')) {
  const told = sets.flatMap((set, at) => {
    const model = fitTo(sets.flatMap((other, place) => (place === at ? [] : other)))
    return set.map((saying) => {
      const chances = rateLabels(model, saying.places)
      const way = chances.indexOf(Math.max(...chances.slice(1)), 1)
      return { saying, way, chance: chances[way] ?? 0 }
    })
  })
  console.table(
    [0.5, 0.6, 0.7, 0.8, 0.9].map((limit) => {
      const said = told.filter(({ chance }) => chance >= limit)
      const right = said.filter(({ saying, way }) => saying.label === way).length
      return {
        limit,
        lines: told.length,
        sayable: told.filter(({ saying }) => saying.label > 0).length,
        said: said.length,
        right: `${((100 * right) / said.length).toFixed(1)} %`,
      }
    }),
  )
  if (process.argv.includes('--show'))
    for (const { saying, way, chance } of told)
      if (chance >= 0.7 && way !== saying.label)
        console.log(
          `${labels[way]} ${chance.toFixed(2)}: ${sayIn(labels[way] as Way, saying.text, saying.isCurrent)} | ${saying.told}`,
        )
} else
  writeFileSync(
    join(folder, '../saying-weights.gen.ts'),
    packLabels('sayingWeights', 'scripts/fit-sayings.ts', fitTo(sets.flat()), { smallest: 0.1 }),
  )
