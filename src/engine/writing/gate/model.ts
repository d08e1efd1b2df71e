// Weighs the evidence: below one limit a sentence passes, above the other it is refused, between them the person is asked. The weights
// are fitted by scripts/fit-gate.ts; what is written here only reads them and says the reason.
import { nearness, sumVector } from '#engine/language/word-vectors.ts'
import type { Finding } from './check.ts'
import type { Evidence } from './evidence.ts'
import type { OpenWord } from './find-open-words.ts'
import { weights } from './weights.gen.ts'

type Node = readonly [figure: number, limit: number, below: Node | number, above: Node | number]

type Model = {
  places: ReadonlyMap<string, number>
  words: ReadonlyMap<string, number>
  axes: Float32Array
  trees: readonly Node[]
}

let model: Model | undefined

function openModel(): Model {
  const words = weights.words.split('\n').map((line): [string, number] => {
    const [word = '', weight = '0'] = line.split('\t')
    return [word, Number(weight) / 50]
  })
  return {
    places: new Map(weights.figures.split('|').map((name, at) => [name, at])),
    words: new Map(words),
    axes: Float32Array.from(weights.axes),
    // Written by our own script in this very form.
    trees: JSON.parse(weights.trees) as Node[],
  }
}

/** More than any weight can make up for. */
const CERTAIN = 20

const risks = new WeakMap<Evidence, number>()

export function riskOf(evidence: Evidence): number {
  const known = risks.get(evidence)
  if (known !== undefined) return known
  model ??= openModel()
  const { places, words, axes, trees } = model
  const figures = new Float32Array(places.size + 1)
  for (const [name, value] of evidence.figures) {
    const place = places.get(name)
    if (place !== undefined) figures[place] = value
  }
  let told: number = weights.bias
  for (const token of evidence.tokens) told += words.get(token) ?? 0
  const direction = sumVector(evidence.strangers.map((word) => [word, 1]))
  if (direction) told += nearness(direction, axes)
  figures[places.size] = told
  let risk = 0
  for (const tree of trees) {
    let node: Node | number = tree
    while (typeof node !== 'number') node = (figures[node[0]] ?? 0) <= node[1] ? node[2] : node[3]
    risk += node
  }
  if (isCertain(evidence)) risk += CERTAIN
  risks.set(evidence, risk)
  return risk
}

export type Decision = { refusal?: Finding; open: readonly OpenWord[] }

/** Needs no further look. */
export function passes(evidence: Evidence): boolean {
  if (isRetold(evidence)) return true
  // Every word in question is borne out by words of the source.
  const { isCarried, findings } = evidence
  if (isCarried && findings.length === 0 && evidence.unsaid.length === 0) return riskOf(evidence) <= weights.refuse
  return riskOf(evidence) <= weights.ask
}

/** The line itself in another form: each of its words, in their order, nothing put in and nothing left out. */
function isRetold({ figures, tokens, findings, open }: Evidence): boolean {
  const is = (name: string) => (figures.get(name) ?? 0) > 0
  return (
    findings.length === 0 &&
    open.length === 0 &&
    figures.get('exactShare') === 1 &&
    figures.get('lines') === 1 &&
    (figures.get('leastOrdered') ?? 0) >= 0.7 &&
    !changed.some(is) &&
    !tokens.some((token) => /^[+-]/.test(token))
  )
}

const changed = [
  'strangeNumbers',
  'movedNumbers',
  'otherHead',
  'otherUnit',
  'otherBound',
  'otherRate',
  'strangeYears',
  'lineless',
  'lostHedge',
  'takenActs',
  'restOpen',
  'nowOfEnded',
  'otherDenial',
]

export function decide(evidence: Evidence): Decision {
  if (passes(evidence)) return { open: [] }
  if (riskOf(evidence) > weights.refuse) return { refusal: reasonFor(evidence), open: [] }
  return { open: wordsFor(evidence) }
}

/** A number that the resume has nowhere, or what is no sentence of a person's: nothing else can make up for it. */
function isCertain({ figures, findings }: Evidence): boolean {
  return (figures.get('foreignNumbers') ?? 0) > 0 || findings.some(({ check }) => check === 'form')
}

/** What hardly any truth is refused for: the reason to name before others. */
function isHard(check: string, { code }: Finding): boolean {
  return check === 'form' || code === 'credential' || code === 'tool'
}

function reasonFor({ findings, added, open, whole }: Evidence): Finding {
  const first = findings.find(({ check, finding }) => isHard(check, finding)) ?? findings[0]
  if (first) return first.finding
  const words = added.length > 0 ? added : open
  if (words.length > 0)
    return { code: 'claim', text: `Your resume does not say “${words.map(({ text }) => text).join('”, “')}” of this.` }
  return { code: 'claim', text: `Your resume does not say this: “${whole}”.` }
}

/** What is not in the resume; where every word is there, a phrase they were not said in, else the first verb. */
function wordsFor({ unsaid, phrase }: Evidence): readonly OpenWord[] {
  return unsaid.length > 0 ? unsaid : [phrase]
}
