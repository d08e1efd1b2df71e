// Fits the gate's weights on every committed batch and writes src/engine/writing/gate/weights.gen.ts:
// `npx tsx scripts/fit-gate.ts [--forecast [--leave pattern] [--folds n] [--dry]] [--keep folder | --from folder]`. `--forecast` first
// leaves each half of the last writers out (`--leave`: of the writers of that name), says how the gate would do on people it has not
// read, and sets the limits by them; with `--dry` it writes no weights. `--keep` and `--from` spare reading the batches anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { sumVector } from '#engine/language/word-vectors.ts'
import { boldnessOf, vectorOfNew } from '#engine/writing/gate/boldness.ts'
import { isStrange } from '#engine/writing/gate/evidence-words.ts'
import { CERTAIN, isCertain, LEARNED } from '#engine/writing/gate/model.ts'
import type { BoldModel } from './support/fit-direction.ts'
import {
  type Forest,
  fitBold,
  fitTrees,
  fitWords,
  type StrangeRow,
  scoreTrees,
  scoreWords,
  type Tree,
  type WordModel,
} from './support/fit-model.ts'
import { fitParts, learnParts, noParts, type PartModels, type PartRow, sortOfLie } from './support/fit-parts.ts'
import { type RowClaim, readOwnRows, readRows } from './support/gate-rows.ts'

const option = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined
const [from, keep] = [option('--from'), option('--keep')]
const claims = from
  ? readdirSync(from)
      .sort()
      .flatMap((file) => readKept(`${from}/${file}`))
  : [...readRows(), ...readOwnRows()]
if (keep)
  for (const file of new Set(claims.map((claim) => claim.file))) {
    const own = claims.filter((claim) => claim.file === file)
    writeFileSync(`${keep}/${file.replaceAll('/', '_')}.json`, JSON.stringify(own))
  }

function readKept(file: string): RowClaim[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** People nobody here wrote for count more than those the checks grew on. */
const FRESH = 3
/** Those who write like whoever comes next count more still: left out by writer, they are judged better for it. */
const NEWEST = 6
/** Our own sentences are many and alike. */
const OWN = 0.5
/** Lies alone, in short plain words: with much more weight every short sentence looks like one. */
const AIMED = 3
/** Parts of the last writers that are left out in turn. */
const HALVES = Number(option('--folds') ?? 2)
/** Parts of all writers: what the words say of one is learned from the others. */
const PARTS = 3
/** Those who wrote with sight of nothing but the form. */
const writers = [...new Set(claims.map(({ writer }) => writer))].sort()
const isFresh = (writer: string) => writer.length < 3
/** The last rounds: whoever writes next is more like them than like all before, whom the checks grew on. */
const isNewest = (writer: string) => /^[c-z][a-d]$/.test(writer)
const isLast = new RegExp(option('--leave') ?? '^[kl][a-d]$')
const leftOut = writers.filter((writer) => isLast.test(writer))
const hard = /^(?:number|name|title|credential|date|praise)/
/** Of the words met in several files. */
const LEAST_FILES = 3
const LEAST_TIMES = 6
const WORD_PENALTY = 0.003
/** Weights of lies by kind, for what is refused. */
const [HARD, SOFT] = [1.6, 0.6]
const trees = { trees: 200, depth: 5, rate: 0.09, penalty: 6, least: 14 }
/** Shares of the unread truths of the newest writers refused and passed. */
const REFUSED = Number(option('--refused') ?? 0.045)
const PASSED = Number(option('--passed') ?? 0.5)

const instances = claims.flatMap(({ sentences }) => sentences.flat())
const figures = [...new Set(instances.flatMap(({ figures: own }) => Object.keys(own)))].sort()
const place = new Map(figures.map((name, at) => [name, at]))
const words = commonTokens()
const wordPlace = new Map(words.map((word, at) => [word, at]))

type SaidRow = StrangeRow & PartRow
type Beside = { row: SaidRow; cost: number; certain: number }
type Read = { claim: RowClaim; half: number; part: number; sentences: Beside[][] }

const read: Read[] = claims.map((claim) => ({
  claim,
  half: leftOut.includes(claim.writer) ? leftOut.indexOf(claim.writer) % HALVES : -1,
  part: writers.indexOf(claim.writer) % PARTS,
  sentences: claim.sentences.map((sentence) => sentence.map((one) => readInstance(one, claim))),
}))

function commonTokens(): string[] {
  const files = new Map<string, Set<string>>()
  const times = new Map<string, number>()
  for (const { file, sentences } of claims)
    for (const token of sentences.flat().flatMap(({ tokens }) => tokens)) {
      files.set(token, (files.get(token) ?? new Set()).add(file))
      times.set(token, (times.get(token) ?? 0) + 1)
    }
  return [...files]
    .filter(([token, own]) => own.size >= LEAST_FILES && (times.get(token) ?? 0) >= LEAST_TIMES)
    .map(([token]) => token)
    .sort()
}

type Instance = RowClaim['sentences'][number][number]

function readInstance({ figures: own, tokens, strangers, words: parts, amounts }: Instance, claim: RowClaim): Beside {
  const row: SaidRow = {
    tokens: Int32Array.from(tokens.flatMap((token) => wordPlace.get(token) ?? [])),
    vector: sumVector(strangers.map((word) => [word, 1])) ?? new Float32Array(dimensions),
    strangers: strangers.map(vectorOfNew),
    figures: new Float32Array(figures.length + LEARNED),
    truth: 0,
    weight: 1,
    findings: own.findings ?? 0,
    words: parts.map((part) => ({
      figures: part.figures,
      vector: vectorOfNew(part.lower),
      isStrange: isStrange(part),
    })),
    amounts,
    lie: claim.isTrue ? undefined : sortOfLie(claim.lie),
  }
  for (const [name, value] of Object.entries(own)) row.figures[place.get(name) ?? 0] = value
  return { row, cost: own.findings ?? 0, certain: isCertain(new Map(Object.entries(own))) ? CERTAIN : 0 }
}

/** `refusing` tells the lies of hard kinds from truths, `asking` all of them. */
type Model = { words: WordModel; bold: BoldModel; parts: PartModels; refusing: Forest; asking: Forest }

/** What the words say of a row, how bold the new ones are, and what words and numbers say one by one. */
function learn({ words: weights, bold, parts }: Pick<Model, 'words' | 'bold' | 'parts'>, row: SaidRow): Float32Array {
  const own = Float32Array.from(row.figures)
  const { most, sum } = boldnessOf(bold, row.strangers)
  own.set([scoreWords(weights, row), most, sum, ...learnParts(parts, row)], figures.length)
  return own
}

function riskOf(model: Model, row: SaidRow): number {
  return scoreTrees(model.refusing, learn(model, row))
}

function doubtOf(model: Model, row: SaidRow): number {
  return scoreTrees(model.asking, learn(model, row))
}

function weightOf({ file, writer }: RowClaim): number {
  if (file === 'own') return OWN
  if (file.includes('attacks')) return AIMED
  if (isNewest(writer)) return NEWEST
  return isFresh(writer) ? FRESH : 1
}

type Chosen = SaidRow & { part: number; isHard: boolean }

/** Of a sentence the job it fits best; of a false text the sentence that fits worst. */
function chooseRows(own: readonly Read[], risk: (beside: Beside) => number): Chosen[] {
  return own.flatMap(({ claim, part, sentences }) => {
    const best = sentences.flatMap((besides) => {
      const [first] = besides
        .map((beside) => ({ row: beside.row, risk: risk(beside) }))
        .sort((one, other) => one.risk - other.risk)
      return first ? [first] : []
    })
    const weight = weightOf(claim)
    if (claim.isTrue)
      return best.map(({ row }) => ({ ...row, truth: 0, weight: weight / Math.sqrt(best.length), part, isHard: false }))
    const [worst] = best.sort((one, other) => other.risk - one.risk)
    return worst ? [{ ...worst.row, truth: 1, weight, part, isHard: hard.test(claim.lie) }] : []
  })
}

function fitModel(own: readonly Read[]): Model {
  let model: Model | undefined
  for (let round = 0; round < 2; round += 1) {
    const known = model
    const rows = chooseRows(own, (beside) => (known ? riskOf(known, beside.row) + beside.certain : beside.cost))
    // What the words say of a row is learned from other writers: else the trees would trust them too much.
    const scored = rows.map((row) => ({ ...row }))
    for (let part = 0; part < PARTS; part += 1) {
      const rest = rows.filter((row) => row.part !== part)
      const others = {
        words: fitWords(rest, words.length, WORD_PENALTY),
        bold: fitBold(rest),
        parts: round === 0 ? noParts : fitParts(rest),
      }
      for (const row of scored) if (row.part === part) row.figures = learn(others, row)
    }
    model = {
      words: prune(fitWords(rows, words.length, WORD_PENALTY)),
      bold: fitBold(rows),
      parts: round === 0 ? noParts : fitParts(rows),
      refusing: fitTrees(scored.map(forRefusing), round === 0 ? { ...trees, trees: 40 } : trees),
      asking: round === 0 ? { bias: 0, trees: [] } : fitTrees(scored, trees),
    }
  }
  if (!model) throw new Error('There is nothing to fit.')
  return model
}

/** What is asked about need not be refused, unless it is of a hard kind. */
function forRefusing(row: Chosen): Chosen {
  return row.truth === 1 ? { ...row, weight: row.weight * (row.isHard ? HARD : SOFT) } : row
}

function prune(model: WordModel): WordModel {
  return {
    ...model,
    weights: model.weights.map((weight) => (Math.abs(weight) < 0.25 ? 0 : Math.round(weight * 50) / 50)),
  }
}

function claimRisk(model: Model, { sentences }: Read, weigh: (model: Model, row: SaidRow) => number): number {
  return Math.max(
    -9,
    ...sentences.map((besides) =>
      Math.min(...besides.map(({ row, certain }) => weigh(model, row) + certain), besides.length > 0 ? 99 : -9),
    ),
  )
}

type Risks = { risk: number; doubt: number }

/** The risks of people left out, and what the limits would make of them. */
function forecast(): { refuse: number; ask: number } {
  const risks = new Map<Read, Risks>()
  for (let half = 0; half < HALVES; half += 1) {
    const model = fitModel(read.filter((one) => one.half !== half))
    for (const one of read)
      if (one.half === half)
        risks.set(one, { risk: claimRisk(model, one, riskOf), doubt: claimRisk(model, one, doubtOf) })
    console.log(`left out ${half + 1} of ${HALVES}`)
  }
  const of = (own: readonly Read[]) => own.flatMap((one) => risks.get(one) ?? [])
  const next = read.filter(({ half }) => half >= 0)
  const truths = of(next.filter(({ claim }) => claim.isTrue))
  const lies = of(next.filter(({ claim }) => !claim.isTrue))
  const isHardLie = ({ claim }: Read) => !claim.isTrue && hard.test(claim.lie)
  const limitAt = (values: readonly number[], part: number) =>
    [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
  const refuse = limitAt(
    truths.map(({ risk }) => risk),
    1 - REFUSED,
  )
  const askAt = (part: number) =>
    limitAt(
      truths.map(({ risk, doubt }) => (risk > refuse ? Number.POSITIVE_INFINITY : doubt)),
      part,
    )
  const limits = { refuse, ask: askAt(PASSED) }
  const share = (own: readonly Risks[], is: (risks: Risks) => boolean) =>
    `${((100 * own.filter(is).length) / Math.max(1, own.length)).toFixed(1)} %`
  const isPassed = ({ risk, doubt }: Risks, ask = limits.ask) => risk <= refuse && doubt <= ask
  console.table(
    [0.02, 0.03, 0.05, 0.08, 0.12].map((part) => {
      const limit = limitAt(
        truths.map(({ risk }) => risk),
        1 - part,
      )
      return {
        'truths refused': `${100 * part} %`,
        'lies refused': share(lies, ({ risk }) => risk > limit),
        hard: share(of(next.filter(isHardLie)), ({ risk }) => risk > limit),
      }
    }),
  )
  console.table(
    [0.4, 0.5, 0.55, 0.6, 0.65].map((part) => {
      const limit = askAt(part)
      const passed = lies.filter((one) => isPassed(one, limit)).length
      return { 'truths passed': `${Math.round(100 * part)} %`, limit, 'lies passed': passed }
    }),
  )
  const isAsked = (one: Risks) => one.risk <= refuse && !isPassed(one)
  const describe = (name: string, own: readonly Read[]) => {
    const [yes, no] = [of(own.filter(({ claim }) => claim.isTrue)), of(own.filter(({ claim }) => !claim.isTrue))]
    const isRefused = ({ risk }: Risks) => risk > refuse
    return {
      name,
      truths: yes.length,
      refused: share(yes, isRefused),
      asked: share(yes, isAsked),
      lies: no.length,
      passed: share(no, (one) => isPassed(one)),
      'lies asked': share(no, isAsked),
      'hard passed': of(own.filter(isHardLie)).filter((one) => isPassed(one)).length,
      'hard refused': share(of(own.filter(isHardLie)), isRefused),
    }
  }
  const some = (is: (claim: RowClaim) => boolean) => next.filter(({ claim }) => is(claim))
  console.table([
    ...['line', 'letter', 'summary'].map((kind) =>
      describe(
        kind,
        some((claim) => claim.kind === kind),
      ),
    ),
    ...leftOut.map((writer) =>
      describe(
        writer,
        some((claim) => claim.writer === writer),
      ),
    ),
    describe('all', next),
  ])
  if (process.argv.includes('--show')) show(next, risks, limits)
  return limits
}

/** Truths refused, lies passed, hard lies not refused. */
function show(own: readonly Read[], risks: ReadonlyMap<Read, Risks>, limits: { refuse: number; ask: number }): void {
  for (const one of own) {
    const { claim } = one
    const { risk, doubt } = risks.get(one) ?? { risk: 0, doubt: 0 }
    const isRefused = risk > limits.refuse
    const isWorth = claim.isTrue ? isRefused : !isRefused && (doubt <= limits.ask || hard.test(claim.lie))
    if (!isWorth) continue
    const names = claim.sentences.flat().flatMap(({ figures: found }) => Object.keys(found))
    const found = [...new Set(names.filter((name) => name.startsWith('found ')))].join(', ')
    const mark = claim.isTrue ? '+' : '!'
    console.log(`${mark} ${risk.toFixed(2)} ${doubt.toFixed(2)} ${claim.kind} ${claim.lie} ${found}`)
    console.log(`    ${claim.before}\n    ${claim.after}`)
  }
}

type Packed = [number, number, Packed | number, Packed | number]

function pack({ feature, limit, below, above }: Tree): Packed {
  return [
    feature,
    limit,
    typeof below === 'number' ? below : pack(below),
    typeof above === 'number' ? above : pack(above),
  ]
}

function flat({ axes, bias }: BoldModel): number[] {
  return [...axes, bias].map((value) => Number(value.toFixed(3)))
}

function write(
  { words: weights, bold, parts, refusing, asking }: Model,
  limits: { refuse: number; ask: number },
): void {
  const kept = words.flatMap((word, at) =>
    weights.weights[at] ? [`${word}\t${Math.round((weights.weights[at] ?? 0) * 50)}`] : [],
  )
  const text = `// Written by scripts/fit-gate.ts from the committed batches, read by model.ts.

// biome-ignore format: figures
export const weights = {
  /** Above the first a sentence is refused, above the second asked about. */
  refuse: ${limits.refuse.toFixed(3)},
  ask: ${limits.ask.toFixed(3)},
  figures: ${JSON.stringify(figures.join('|'))},
  bias: ${weights.bias.toFixed(4)},
  words: ${JSON.stringify(kept.join('\n'))},
  axes: ${JSON.stringify([...weights.axes].map((value) => Number(value.toFixed(3))))},
  bold: ${JSON.stringify(flat(bold))},
  leanings: ${JSON.stringify(parts.leanings.map(flat))},
  strange: ${JSON.stringify(JSON.stringify(parts.strange.trees.map(pack)))},
  amounts: ${JSON.stringify(JSON.stringify(parts.amounts.trees.map(pack)))},
  refusing: ${JSON.stringify(JSON.stringify(refusing.trees.map(pack)))},
  asking: ${JSON.stringify(JSON.stringify(asking.trees.map(pack)))},
} as const
`
  writeFileSync('src/engine/writing/gate/weights.gen.ts', text)
  console.log(
    `${kept.length} words, ${refusing.trees.length} and ${asking.trees.length} trees, ${Math.round(text.length / 1024)} kB`,
  )
}

const limits = process.argv.includes('--forecast')
  ? forecast()
  : (await import('#engine/writing/gate/weights.gen.ts')).weights
if (!process.argv.includes('--dry')) write(fitModel(read), limits)
