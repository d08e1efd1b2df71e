/**
 * Fits how a posting's names are found to the postings in src/engine/writing/posting/named. First the tagger, into
 * name-weights.gen.ts; then, over what taggers find that have not read the posting's writer, which title and which employer
 * are chosen, into choice-weights.gen.ts, with a forecast of both: each writer's by weights that have not read that writer.
 * `--count file…` says how those files are read by the weights that are in use.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpanModel } from '#engine/language/span-tagger.ts'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { nameKinds } from '#engine/writing/posting/find-mentions.ts'
import { candidatesBy, findNames, type PostingNames } from '#engine/writing/posting/find-names.ts'
import type { Candidate, ChosenKind } from '#engine/writing/posting/list-candidates.ts'
import { OWN_FEATURES } from '#engine/writing/posting/name-features.ts'
import { readLabelled } from '../tests/support/read-labelled.ts'
import { fitModel, forecast, type ModelRow, packModel } from './support/boosted-model.ts'
import { nameRow } from './support/name-rows.ts'
import { packSpans } from './support/pack-spans.ts'
import { isSameName, type NamedPosting, readNamed } from './support/read-named.ts'
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

const trees = { trees: 150, depth: 4, rate: 0.06, penalty: 5, least: 12 }
/** A title with its tail, or without it, is as good as right; nobody minds either much. */
const NEARLY = 0.6
type Choice = ModelRow & { at: number; candidate: Candidate }

function gradeName(kind: ChosenKind, found: string, truth: string): number {
  if (truth === '') return 0
  if (isSameName(kind, found, truth)) return 1
  const [one, other] = [found, truth].map((name) =>
    (name.toLowerCase().match(/[\p{L}\p{N}&+#]+/gu) ?? []).map((word) => word.replace(/s$/, '')),
  )
  const holds = (whole: readonly string[] = [], part: readonly string[] = []) =>
    part.every((word) => whole.includes(word))
  return holds(one, other) || holds(other, one) ? NEARLY : 0
}

function choicesOf(kind: ChosenKind, found: readonly (readonly Candidate[])[]): Choice[] {
  return found.flatMap((candidates, at) =>
    candidates
      .filter((one) => one.kind === kind)
      .map((candidate) => ({
        set: String(all[at]?.set),
        at,
        candidate,
        figures: Object.values(candidate.figures),
        product: candidate.product.length > 0 ? candidate.product : new Float32Array(dimensions),
        truth: gradeName(kind, candidate.text, all[at]?.posting.names[kind] ?? ''),
      })),
  )
}

const LEAST: Readonly<Record<ChosenKind, number>> = { title: 0.45, employer: 0.5 }

function reportChoice(kind: ChosenKind, told: readonly { row: Choice; score: number }[]): Record<string, unknown> {
  const row = { name: kind, right: 0, nearly: 0, wrong: 0, 'left out': 0, 'made up': 0 }
  for (const [at, { posting }] of all.entries()) {
    const [best] = told.filter((one) => one.row.at === at).toSorted((one, other) => other.score - one.score)
    const truth = posting.names[kind]
    const found = best && best.score >= LEAST[kind] ? best : undefined
    if (!found) row['left out'] += truth === '' ? 0 : 1
    else if (truth === '') row['made up'] += 1
    else row[found.row.truth === 1 ? 'right' : found.row.truth > 0 ? 'nearly' : 'wrong'] += 1
  }
  return row
}

const all = sets.flatMap((postings, set) => postings.map((posting) => ({ set, posting })))
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
} else {
  const found = all.map((): readonly Candidate[] => [])
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitTo(sets.filter((_, at) => at % FOLDS !== fold).flat())
    for (const [at, { set, posting }] of all.entries())
      if (set % FOLDS === fold) found[at] = candidatesBy(model, posting.text)
  }
  const kinds: readonly ChosenKind[] = ['title', 'employer']
  console.table(kinds.map((kind) => reportChoice(kind, forecast(choicesOf(kind, found), trees))))
  const packed = kinds.map((kind) => {
    const rows = choicesOf(kind, found)
    const names = Object.keys(rows[0]?.candidate.figures ?? {})
    return packModel(`${kind}Choice`, 'scripts/fit-names.ts', names, fitModel(rows, trees))
  })
  const [first = '', ...rest] = packed
  writeFileSync(
    join(posting, 'choice-weights.gen.ts'),
    [first, ...rest.map((one) => one.split('\n').slice(1).join('\n'))].join('\n'),
  )
  writeFileSync(
    join(posting, 'name-weights.gen.ts'),
    packSpans('packedNames', 'scripts/fit-names.ts', fitTo(sets.flat()), { smallest: 0.15 }),
  )
}
