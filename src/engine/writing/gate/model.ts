// Weighs the evidence twice: as a lie of a hard kind, for which a sentence is refused, and as any lie, about which the person is asked.
// The weights are fitted by scripts/fit-gate.ts; what is written here only reads them and says the reason.
import { dimensions } from '#engine/language/word-vectors.gen.ts'
import { nearness, sumVector } from '#engine/language/word-vectors.ts'
import { boldnessOf, vectorOfNew } from './boldness.ts'
import type { Finding, OpenWord } from './check.ts'
import type { Evidence } from './evidence.ts'
import { isStrange } from './evidence-words.ts'
import { DIRECTIONS, type Direction, furthest, leanings, TOPS, topOf } from './part-model.ts'
import { readTrees, sumTrees, type Trees } from './trees.ts'
import { weights } from './weights.gen.ts'
import { isOnExactly } from './words.ts'

type Model = {
  places: ReadonlyMap<string, number>
  words: ReadonlyMap<string, number>
  axes: Float32Array
  bold: Direction
  leanings: readonly Direction[]
  strange: Trees
  amounts: Trees
  refusing: Trees
  asking: Trees
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
    bold: readDirection(weights.bold),
    leanings: weights.leanings.map(readDirection),
    strange: readTrees(weights.strange),
    amounts: readTrees(weights.amounts),
    refusing: readTrees(weights.refusing),
    asking: readTrees(weights.asking),
  }
}

function readDirection(own: readonly number[]): Direction {
  return { axes: Float32Array.from(own.slice(0, dimensions)), bias: own[dimensions] ?? 0 }
}

/** Figures that are learned: the words' own, the boldest new word and all of them, strange words and numbers by themselves. */
export const LEARNED = 3 + 2 * TOPS + DIRECTIONS

/** More than any weight can make up for. */
export const CERTAIN = 20

type Risk = { figures: Float32Array; refusing: number; asking?: number }

const risks = new WeakMap<Evidence, Risk>()

/** How surely it is a lie of a hard kind. */
export function riskOf(evidence: Evidence): number {
  return weigh(evidence).refusing
}

/** How surely it is a lie of any kind. */
function doubtOf(evidence: Evidence): number {
  const risk = weigh(evidence)
  risk.asking ??= sumTrees((model ?? openModel()).asking, risk.figures)
  return risk.asking
}

function weigh(evidence: Evidence): Risk {
  const known = risks.get(evidence)
  if (known !== undefined) return known
  model ??= openModel()
  const { places, words, axes, bold, leanings: directions, strange, amounts, refusing } = model
  const figures = new Float32Array(places.size + LEARNED)
  for (const [name, value] of evidence.figures) {
    const place = places.get(name)
    if (place !== undefined) figures[place] = value
  }
  let told: number = weights.bias
  for (const token of evidence.tokens) told += words.get(token) ?? 0
  const direction = sumVector(evidence.strangers.map((word) => [word, 1]))
  if (direction) told += nearness(direction, axes)
  const { most, sum } = boldnessOf(bold, evidence.strangers.map(vectorOfNew))
  const leaning = evidence.words.map(({ lower }) => leanings(directions, vectorOfNew(lower)))
  const strangest = evidence.words.map(({ figures: own }, at) => sumTrees(strange, [...own, ...(leaning[at] ?? [])]))
  const unlikeliest = evidence.amounts.map((own) => sumTrees(amounts, own))
  figures.set(
    [
      told,
      most,
      sum,
      ...topOf(strangest),
      ...topOf(unlikeliest),
      ...furthest(
        leaning.filter((_, at) => isStrangeAt(evidence, at)),
        DIRECTIONS,
      ),
    ],
    places.size,
  )
  const risk: Risk = { figures, refusing: sumTrees(refusing, figures) + (isCertain(evidence.figures) ? CERTAIN : 0) }
  risks.set(evidence, risk)
  return risk
}

function isStrangeAt({ words }: Evidence, at: number): boolean {
  const word = words[at]
  return word !== undefined && isStrange(word)
}

export type Decision = { refusal?: Finding; open: readonly OpenWord[] }

/** Needs no further look. */
export function passes(evidence: Evidence): boolean {
  if (evidence.isPolite || isRetold(evidence)) return true
  if (isToldAsNow(evidence)) return false
  // Every word in question is borne out by words of the source.
  const { isCarried, findings } = evidence
  if (isCarried && findings.length === 0 && evidence.unsaid.length === 0) return riskOf(evidence) <= weights.refuse
  return riskOf(evidence) <= weights.refuse && doubtOf(evidence) <= weights.ask
}

/** `I hand out the gear` of who left that job: a letter may say so of what goes on, which the person knows. */
function isToldAsNow({ figures }: Evidence): boolean {
  return ['isLetter', 'isPresent', 'isEnded', 'startsWithI'].every((name) => (figures.get(name) ?? 0) > 0)
}

/** The line itself in another form: each of its words, in their order, nothing put in and nothing left out. */
function isRetold({ figures, tokens, findings }: Evidence): boolean {
  const is = (name: string) => (figures.get(name) ?? 0) > 0
  return (
    findings.length === 0 &&
    figures.get('exactShare') === 1 &&
    figures.get('lines') === 1 &&
    (figures.get('leastOrdered') ?? 0) >= 0.7 &&
    !changed.some(is) &&
    !tokens.some((token) => /^[+-]/.test(token))
  )
}

const changed = [
  'lostNumbers',
  'lostYears',
  'strangeNumbers',
  'movedNumbers',
  'otherHead',
  'otherUnit',
  'otherBound',
  'otherRate',
  'strangeYears',
  'lineless',
  'lostHedge',
  'restOpen',
  'otherDenial',
]

export function decide(evidence: Evidence): Decision {
  if (passes(evidence)) return { open: [] }
  if (riskOf(evidence) > weights.refuse) return { refusal: reasonFor(evidence), open: [] }
  return { open: wordsFor(evidence) }
}

/**
 * What nothing else can make up for: a number that the resume has nowhere, in the place of the line's own, of another measure or level;
 * more years than the employer or the post has; a proof, a name, a year or a language that is not there; other years than the line's;
 * praise, and what others are said to think.
 */
const certain = [
  'foreignNumbers',
  'swappedCounts',
  'otherMeasure',
  'otherLevel',
  'longThere',
  'longAct',
  'strangeHeld',
  'strangeNames',
  'strangeInitials',
  'strangeYears',
  'mixedNames',
  'strangeLanguage',
  'raisedLanguage',
  'views',
  'laurels',
  'otherYears',
  'found form',
]

export function isCertain(figures: ReadonlyMap<string, number>): boolean {
  return certain.some((name) => (figures.get(name) ?? 0) > 0)
}

/** What hardly any truth is refused for: the reason to name before others. */
function isHard(check: string, { code }: Finding): boolean {
  return check === 'form' || code === 'credential' || code === 'tool'
}

function reasonFor({ findings, added, whole }: Evidence): Finding {
  const first = findings.find(({ check, finding }) => isHard(check, finding)) ?? findings[0]
  if (first) return first.finding
  const praise = added.filter(({ text }) => isOnExactly('praise', text.toLowerCase()))
  const words = praise.length > 0 ? praise : added
  if (words.length > 0)
    return { code: 'claim', text: `Your resume does not say “${words.map(({ text }) => text).join('”, “')}” of this.` }
  return { code: 'claim', text: `Your resume does not say this: “${whole}”.` }
}

/** What is not in the resume; where every word is there, a phrase they were not said in, else the first verb. */
function wordsFor({ unsaid, phrase }: Evidence): readonly OpenWord[] {
  return unsaid.length > 0 ? unsaid : [phrase()]
}
