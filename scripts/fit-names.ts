/**
 * Fits how a posting's names are found to the postings in src/engine/writing/posting/named and writes name-weights.gen.ts.
 * `--forecast` fits without a quarter of the writers at a time instead and says how their postings are read;
 * `--count file…` says how those files are read by the weights that are in use.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpanModel } from '#engine/language/span-tagger.ts'
import { findNames, type PostingNames, readNames } from '#engine/writing/posting/find-names.ts'
import { OWN_FEATURES } from '#engine/writing/posting/name-features.ts'
import { readLabelled } from '#engine/writing/posting/read-labelled.ts'
import { isSameName, type NamedPosting, nameKinds, readNamed } from '#engine/writing/posting/read-named.ts'
import { nameRow } from './support/name-rows.ts'
import { packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { meanOf, trainSpans } from './support/train-spans.ts'

const posting = join(root, 'src/engine/writing/posting')
const FOLDS = 4
/** What only one posting has tells of no other. */
const RAREST = 2

function count(postings: readonly NamedPosting[], read: (text: string) => PostingNames) {
  const rows = nameKinds.map((kind) => ({ name: kind, right: 0, 'left out': 0, wrong: 0 }))
  for (const { text, names } of postings) {
    const { title, company, reader, reference } = read(text)
    const found = { title: title?.text, employer: company?.text, reader, reference }
    for (const row of rows) {
      const [is, truth] = [found[row.name] ?? '', names[row.name]]
      const verdict = isSameName(row.name, is, truth) ? 'right' : is === '' ? 'left out' : 'wrong'
      row[verdict] += 1
      if (verdict !== 'right' && process.argv.includes('--all')) console.log(`${row.name}: “${truth}”, read as “${is}”`)
    }
  }
  return rows
}

const filesIn = (folder: string) =>
  readdirSync(join(posting, folder))
    .sort()
    .map((name) => readFileSync(join(posting, folder, name), 'utf8'))
const ownPostings = filesIn('fixtures')
  .flatMap(readLabelled)
  .map(({ text, title, company }) => ({ text, names: { title, employer: company, reader: '', reference: '' } }))
const sets = [...filesIn('named').map(readNamed), ownPostings]
/** Large steps learn the few who read letters, small ones the many employers; the mean of both knows either. */
function fitTo(postings: readonly NamedPosting[]): SpanModel {
  const rows = postings.map(nameRow)
  const fits = [
    { step: 0.03, lastRounds: 1 },
    { step: 0.15, lastRounds: 8 },
  ]
  return meanOf(fits.map((fit) => trainSpans(nameKinds, rows, { own: OWN_FEATURES, rarest: RAREST, ...fit })))
}
const toCount = process.argv.includes('--count')
  ? process.argv.slice(2).filter((one) => !one.startsWith('--'))
  : undefined

if (toCount) {
  console.table(
    count(
      toCount.flatMap((file) => readNamed(readFileSync(file, 'utf8'))),
      findNames,
    ),
  )
} else if (process.argv.includes('--forecast')) {
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitTo(sets.filter((_, at) => at % FOLDS !== fold).flat())
    return count(sets.filter((_, at) => at % FOLDS === fold).flat(), (text) => readNames(model, text))
  })
  const sum = (kind: number, key: 'right' | 'left out' | 'wrong') =>
    rows.reduce((all, row) => all + (row[kind]?.[key] ?? 0), 0)
  console.table(
    nameKinds.map((name, kind) => ({
      name,
      right: sum(kind, 'right'),
      'left out': sum(kind, 'left out'),
      wrong: sum(kind, 'wrong'),
    })),
  )
} else {
  writeFileSync(
    join(posting, 'name-weights.gen.ts'),
    packSpans('packedNames', 'scripts/fit-names.ts', fitTo(sets.flat()), { smallest: 0.15 }),
  )
}
