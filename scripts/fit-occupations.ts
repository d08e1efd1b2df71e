// Counts which words belong to which occupation, from what people in it typically do (data/occupations) and from the jobs
// and postings of `match/rated`, and writes facts/occupation-words.gen.ts: `npx tsx scripts/fit-occupations.ts`. The second
// only adds words: what is not surely of one occupation is left out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rarityAmong } from '#engine/writing/facts/occupations.ts'
import { type Topic, topicsOf } from '#engine/writing/facts/topics.ts'
import { readPairs } from '../tests/support/read-pairs.ts'
import { root } from './support/root.mjs'

type Occupation = {
  title: string
  otherNames: string[]
  nearNames?: string[]
  lines: string[]
  skills: { skills: string[] }[]
}

const NAME = 0.5
const RATED = 0.3
const SURE = 0.5
const STEPS = 35
const rated = /^[0-3]{1,2} (?=- )/gm

const folder = join(root, 'data/occupations')
const occupations = readdirSync(folder)
  .sort()
  .map((file): Occupation => JSON.parse(readFileSync(join(folder, file), 'utf8')))

/** By word, how often each occupation has it. */
type Counts = Map<string, Map<number, number>>
/** By word, how much of each occupation it is. */
type Table = ReadonlyMap<string, ReadonlyMap<number, number>>

function count(counts: Counts, topics: readonly Topic[], occupation: number, times: number): void {
  for (const { key } of topics) {
    const row = counts.get(key) ?? new Map<number, number>()
    counts.set(key, row.set(occupation, (row.get(occupation) ?? 0) + times))
  }
}

/** `Cared for {how many} clients[, with {how many} falls]`: what the person fills in says nothing. */
const plain = (line: string) => line.replace(/\{[^}]*\}/g, ' ').replace(/[[\]]/g, ' ')

const counts: Counts = new Map()
for (const [id, { title, otherNames, nearNames = [], lines, skills }] of occupations.entries()) {
  for (const name of [title, ...otherNames, ...nearNames].flatMap((one) => one.split('/')))
    count(counts, topicsOf(name), id, NAME)
  for (const said of [...lines.map(plain), ...skills.flatMap((group) => group.skills)])
    count(counts, topicsOf(said), id, 1)
}

/** Each occupation of length one, so that many lines make none of them louder. */
function toTable(all: Counts): Table {
  const lengths = new Float64Array(occupations.length)
  const table = [...all].map(([key, row]) => {
    const rarity = rarityAmong(row.size, occupations.length)
    const shares = [...row].map(([id, times]) => [id, Math.sqrt(times) * rarity] as const)
    for (const [id, share] of shares) lengths[id] = (lengths[id] ?? 0) + share ** 2
    return [key, shares] as const
  })
  return new Map(
    table.map(([key, shares]) => [
      key,
      new Map(shares.map(([id, share]) => [id, share / Math.sqrt(lengths[id] ?? 1)])),
    ]),
  )
}

function nearest(table: Table, text: string): number | undefined {
  const sums = new Float64Array(occupations.length)
  for (const { key, weight } of topicsOf(text)) {
    const row = table.get(key) ?? new Map<number, number>()
    for (const [id, share] of row)
      sums[id] = (sums[id] ?? 0) + weight * rarityAmong(row.size, occupations.length) * share
  }
  const best = sums.indexOf(Math.max(...sums))
  return (sums[best] ?? 0) >= SURE * Math.hypot(...sums) && sums[best] ? best : undefined
}

const ofTitles = toTable(counts)
const ratedFolder = join(root, 'src/engine/writing/match/rated')
for (const file of readdirSync(ratedFolder).sort())
  for (const { resume } of readPairs(readFileSync(join(ratedFolder, file), 'utf8').replace(rated, '')))
    for (const { position, description } of resume.experiences) {
      const id = nearest(ofTitles, position)
      if (id === undefined) continue
      for (const line of description.split('\n')) count(counts, topicsOf(line), id, RATED)
    }

const table = toTable(counts)
const greatest = Math.max(...[...table.values()].flatMap((row) => [...row.values()]))
const lines = [...table]
  .map(([key, row]) => {
    const cells = [...row]
      .map(([id, share]) => [id, Math.round((share / greatest) * STEPS)] as const)
      .filter(([, share]) => share > 0)
      .toSorted(([one], [other]) => one - other)
    return [key, cells.map(([id, share]) => id.toString(36).padStart(2, '0') + share.toString(36)).join('')] as const
  })
  .filter(([, cells]) => cells !== '')
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(
  join(root, 'src/engine/writing/facts/occupation-words.gen.ts'),
  `// Written by scripts/fit-occupations.ts. Do not edit.\nexport const occupationCount = ${occupations.length}\n\n// biome-ignore format: one table\nexport const occupationWords = ${JSON.stringify(lines.map((line) => line.join('\t')).join('\n'))}\n`,
)
console.log(`${lines.length} words`)
