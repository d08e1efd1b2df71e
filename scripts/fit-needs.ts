/**
 * Fits how a posting's needs are found and told apart to the postings people marked (match/proofs and posting/needed), and
 * writes the three need…-weights.gen.ts. `--forecast` leaves each writer out in turn instead and says how their postings
 * are read; with the names of sets (`proofs/set-03`) it leaves those out; `--count file…` says how those files are read by the weights that are in use; `--all` lists what was misread.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findNeeds,
  type NeedModels,
  needKinds,
  readNeeds,
  wordAt,
  wordBefore,
} from '#engine/writing/posting/find-needs.ts'
import { kindFeatures, needFeatures, readNeedText, wantFeatures } from '#engine/writing/posting/need-features.ts'
import { type MarkedPosting, readMarked, readMarkedFile } from './support/need-rows.ts'
import { packLabels, packSpans } from './support/pack-spans.ts'
import { root } from './support/root.mjs'
import { type ReadNeed, scoreNeeds } from './support/score-needs.ts'
import { type LabelledThing, trainLabels } from './support/train-labels.ts'
import { type LabelledText, trainSpans } from './support/train-spans.ts'

const script = 'scripts/fit-needs.ts'
const folder = join(root, 'src/engine/writing/posting')
const STEP = 0.03
/** A feature of fewer postings tells of them and of nothing else. */
const RAREST = 3
/** Each need comes twice, in its posting and in its part. */
const RAREST_OF_NEEDS = 3
const FOLDS = 4

type Row = { spans: LabelledText; kinds: LabelledThing[]; wants: LabelledThing[] }

const rows = new Map<MarkedPosting, Row>()

function rowOf(posting: MarkedPosting): Row {
  const row = rows.get(posting) ?? label(posting)
  rows.set(posting, row)
  return row
}

function label({ text, needs }: MarkedPosting): Row {
  const read = readNeedText(text)
  const labels = read.words.map(() => 0)
  const row: Row = { spans: { words: needFeatures(read), labels }, kinds: [], wants: [] }
  for (const { start, end, kind, must } of needs) {
    const [first, last] = [wordAt(read, start), wordBefore(read, end)]
    for (let at = first; at <= last; at += 1) labels[at] = at === first ? 1 : 2
    const known = kind ? needKinds.indexOf(kind) : -1
    if (known >= 0) row.kinds.push({ places: kindFeatures(read, first, last), label: known })
    row.wants.push({ places: wantFeatures(read, first, last), label: must ? 0 : 1 })
  }
  return row
}

const LEAST_LINES = 3

/** Each heading with the lines below it: people paste a part. */
function partsOf(posting: MarkedPosting): MarkedPosting[] {
  const known = parts.get(posting) ?? cutParts(posting)
  parts.set(posting, known)
  return known
}

const parts = new Map<MarkedPosting, MarkedPosting[]>()

function cutParts(posting: MarkedPosting): MarkedPosting[] {
  const { words, lines } = readNeedText(posting.text)
  const starts = words.flatMap((word, at) =>
    lines[word.line]?.isHeading && words[at - 1]?.line !== word.line ? [word.start] : [],
  )
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? posting.text.length
    const text = posting.text.slice(start, end).trimEnd()
    const needs = posting.needs
      .filter((need) => need.start >= start && need.end <= start + text.length)
      .map((need) => ({ ...need, start: need.start - start, end: need.end - start }))
    return text.split('\n').length >= LEAST_LINES ? [{ ...posting, text, needs }] : []
  })
}

function fitTo(postings: readonly MarkedPosting[]): NeedModels {
  const known = postings.flatMap((one) => [one, ...partsOf(one)]).map(rowOf)
  return {
    spans: trainSpans(
      ['need'],
      known.map(({ spans }) => spans),
      { own: 0, rarest: RAREST, step: STEP },
    ),
    kinds: trainLabels(
      needKinds,
      known.flatMap(({ kinds }) => kinds),
      { rarest: RAREST_OF_NEEDS },
    ),
    wants: trainLabels(
      ['must', 'nice'],
      known.flatMap(({ wants }) => wants),
      { rarest: RAREST_OF_NEEDS },
    ),
  }
}

const isVerbose = process.argv.includes('--all')
const given = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const toCount = process.argv.includes('--count') ? given : undefined

if (toCount) {
  const postings = toCount.flatMap((file) => readMarkedFile(file, file))
  console.table(scoreNeeds(postings, ({ text }) => findNeeds(text), { isVerbose }))
} else {
  const all = readMarked()
  if (process.argv.includes('--forecast')) {
    const sets = [...new Set(all.map(({ set }) => set))]
    const found = new Map<MarkedPosting, ReadNeed[]>()
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isLeftOut = ({ set }: MarkedPosting) => sets.indexOf(set) % FOLDS === fold
      const model = fitTo(all.filter((one) => !isLeftOut(one)))
      for (const one of all.filter(isLeftOut)) found.set(one, readNeeds(model, one.text))
    }
    console.table(scoreNeeds(all, (one) => found.get(one) ?? [], { isVerbose }))
  } else {
    const { spans, kinds, wants } = fitTo(all.filter(({ set }) => !given.includes(set)))
    const write = (name: string, source: string) => writeFileSync(join(folder, `${name}.gen.ts`), source)
    write('need-weights', packSpans('packedNeeds', script, spans, { smallest: 0.12, scale: 0.03 }))
    write('need-kind-weights', packLabels('packedKinds', script, kinds, { smallest: 0.1 }))
    write('need-want-weights', packLabels('packedWants', script, wants, { smallest: 0.1 }))
  }
}
