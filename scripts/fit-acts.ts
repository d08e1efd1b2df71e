// Fits the weights by which `language/find-acts.ts` finds what was done in a line of work, and writes them:
// `npx tsx scripts/fit-acts.ts`. `--forecast` leaves one set of lines out after the other instead and says how it is read;
// `--show` prints what is read wrong.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACT_BUCKETS, actFeatures } from '#engine/language/act-features.ts'
import { type SpanModel, tagSpans } from '#engine/language/span-tagger.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { trainSpans } from './support/train-spans.ts'

/** A line, its words, and which of them are acts. */
type Told = { text: string; words: readonly TaggedWord[]; acts: ReadonlySet<number> }

const RAREST = 5
const STEP = 0.03
const language = join(root, 'src/engine/language')

/** A line with an asterisk before each act: `*Wash, *dress and *coffin the deceased`. */
function readTold(line: string): Told {
  const text = line.replaceAll('*', '')
  const marks = [...line.matchAll(/\*/g)].map(({ index }, count) => index - count)
  const words = tagWords(text)
  return { text, words, acts: new Set(words.flatMap(({ start }, at) => (marks.includes(start) ? [at] : []))) }
}

function fitTo(lines: readonly Told[]): SpanModel {
  const texts = lines.map(({ words, acts }) => ({
    words: actFeatures(words),
    labels: words.map((_, at) => (acts.has(at) ? 1 : 0)),
  }))
  return trainSpans(['act'], texts, { own: 0, buckets: ACT_BUCKETS, rarest: RAREST, step: STEP })
}

const folder = join(language, 'fixtures')
const names = readdirSync(folder).filter((name) => name.startsWith('acts-'))
const sets = names.map((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').map(readTold))

const none = { things: 0, 'taken for acts': 0, acts: 0, missed: 0, 'all found': 0 }

if (process.argv.includes('--forecast')) {
  const table: Record<string, typeof none> = {}
  for (const [at, set] of sets.entries()) {
    const sum = { ...none }
    table[names[at] ?? ''] = sum
    const model = fitTo(sets.flatMap((other, place) => (place === at ? [] : other)))
    for (const { text, words, acts } of set) {
      const found = tagSpans(model, actFeatures(words)).map(({ first }) => first)
      const isRight = found.length === acts.size && found.every((place) => acts.has(place))
      if (acts.size === 0) {
        sum.things += 1
        if (!isRight) sum['taken for acts'] += 1
      } else {
        sum.acts += 1
        if (found.length === 0) sum.missed += 1
        if (isRight) sum['all found'] += 1
      }
      if (!isRight && process.argv.includes('--show'))
        console.log(`${text}  →  ${found.map((place) => words[place]?.text).join(', ') || 'nothing'}`)
    }
  }
  console.table(table)
} else {
  const model = fitTo(sets.flat())
  writeFileSync(
    join(language, 'act-weights.gen.ts'),
    packSpans('actWeights', 'scripts/fit-acts.ts', model, { smallest: 0.05, scale: 0.02 }),
  )
  console.log(`${sets.flat().length} lines, ${model.rows.size} rows`)
}
