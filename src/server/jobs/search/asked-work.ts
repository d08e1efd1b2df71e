// What a query says about the work: which of its words tell most, and which occupation they name.
import { findOccupation } from '#engine/library/find-occupation.ts'
import { occupationIndex } from '#engine/library/index.gen.ts'
import type { IndexEntry } from '#engine/library/occupation.ts'
import { openIndex } from '#engine/library/title-index.ts'
import { isKin, isQualifier, singular, spellOut, splitTitle } from '#engine/library/title-words.ts'
import type { JobType } from '#shared/job-search.ts'
import { workOf } from '../listings/tags.ts'
import { type ParsedQuery, readUnits, type Unit } from './parse-query.ts'

const index = openIndex(occupationIndex)

type WorkUnit = Unit & { weight: number; isLevel: boolean }

export type AskedWork = {
  units: WorkUnit[]
  /** `part time` asks for a type of job and for no word of its title. */
  types: JobType[]
  /** Where the query is a title. */
  occupation: IndexEntry | undefined
}

const typeWords: Readonly<Record<string, JobType>> = {
  'part time': 'Part-time',
  parttime: 'Part-time',
  'full time': 'Full-time',
  fulltime: 'Full-time',
  remote: 'Remote',
  wfh: 'Remote',
  'work from home': 'Remote',
  temporary: 'Temporary',
  temp: 'Temporary',
  contract: 'Contract',
}

/** `senior` and `night` say less of the work than any word that names it. */
const LEVEL = 0.2

export function readAskedWork({ terms }: ParsedQuery): AskedWork {
  const read = readUnits(terms.filter(({ isExcluded }) => !isExcluded))
  const types = read.flatMap(({ words }) => typeWords[words.join(' ')] ?? [])
  const units = read
    .filter(({ words }) => typeWords[words.join(' ')] === undefined)
    .map((unit) => ({ ...unit, weight: weigh(unit), isLevel: unit.words.every(isQualifier) }))
  const title = units.flatMap(({ words }) => words).join(' ')
  // `machine learning` is no title, and whoever types it is glad of any text that mentions it.
  const isTitle = lastWords.has(singular(title.split(' ').at(-1) ?? ''))
  return { units, types, occupation: isTitle ? findOccupation(index, title).entry : undefined }
}

const lastWords: ReadonlySet<string> = new Set([...index.byWord.values()].flat().map(({ words }) => words.at(-1) ?? ''))

/** How near the work that a title names is to the one that was asked for. */
export function compareWork({ occupation }: AskedWork, title: string): 'same' | 'kindred' | 'unknown' | 'other' {
  const work = workOf(title)
  if (!occupation || work === undefined) return 'unknown'
  if (work === occupation.id) return 'same'
  return occupation.neighbours.includes(work) ? 'kindred' : 'other'
}

/** Whether it is a word of some occupation's name: then it is no misspelling. */
export function isTitleWord(word: string): boolean {
  return index.weights.has(singular(word))
}

function weigh({ words }: Unit): number {
  return words.reduce((sum, word) => sum + tellingOf(word) * (isQualifier(word) ? LEVEL : 1), 0)
}

/** A word that many occupations are called by tells little; one that no occupation has, most. */
function tellingOf(word: string): number {
  const forms = [singular(word), ...spellOut(word)]
  const known = forms.flatMap((form) => index.weights.get(form) ?? [])
  return known.length > 0 ? Math.min(...known) : index.rarest
}

const [OTHER_WORDS, SAME_ROOT, KIN] = [0.9, 0.7, 0.5]

/** How much of the work that was asked for a title says: 1 is all of it. */
export function coverTitle({ units }: AskedWork, title: string): number {
  const words = splitTitle(title).map(singular)
  const text = ` ${words.join(' ')} `
  const whole = units.reduce((sum, { weight }) => sum + weight, 0)
  return whole === 0 ? 0 : units.reduce((sum, unit) => sum + unit.weight * coverUnit(unit, words, text), 0) / whole
}

function coverUnit({ words, others }: Unit, title: readonly string[], text: string): number {
  const said = others.some((other) => text.includes(` ${other.map(singular).join(' ')} `)) ? OTHER_WORDS : 0
  const own = words.reduce((sum, word) => sum + Math.max(...title.map((one) => compare(word, one)), 0), 0)
  return Math.max(said, own / words.length)
}

function compare(asked: string, word: string): number {
  if (singular(asked) === word || spellOut(asked).includes(word)) return 1
  if (rootOf(asked) === rootOf(word)) return SAME_ROOT
  return isKin(singular(asked), word) ? KIN : 0
}

/** `recruitment` and `recruiter` are one; `product` and `production` are two. */
function rootOf(word: string): string {
  const root = word.replace(/(?:ative|ator|ment|ing|ant|ist|ery|ry|er|or)s?$|s$/, '').replace(/e$/, '')
  return root.length >= 4 ? root : word
}
