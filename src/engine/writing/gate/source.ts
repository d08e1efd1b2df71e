// What a text may rest on: the lines of its own entry, or of the whole resume where it speaks of the whole person.

import { formatDate } from '#engine/resume/dates.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Experience, Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Facts } from '../facts.ts'
import { cleanInput } from '../words/clean-input.ts'
import { otherTellings } from '../words/other-tellings-data.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { verbRank } from '../words/verbs.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { isVerbAt, type ParsedText, parseText } from './parsed-text.ts'

export type SourceLine = ParsedText & {
  entry: string
  /** header: employer, title, place and dates of an entry, or its name; list: a skill, language or licence. */
  role: 'line' | 'header' | 'list' | 'answer'
}

export type Source = {
  /** What the new text replaces; synonyms of its words may come in. */
  primary: readonly SourceLine[]
  /** All it may draw on, primary included. */
  lines: readonly SourceLine[]
  stems: ReadonlySet<string>
  primaryStems: ReadonlySet<string>
  /** Those of primary that are verbs, in whatever form. */
  verbStems: ReadonlySet<string>
  termIds: ReadonlySet<string>
  /** Whether it speaks of the person, not of a line of one job: then titles are theirs to name. */
  isPerson: boolean
  /** Neighbouring words written as one, and what a turn of phrase says in one word. */
  pairs: ReadonlySet<string>
}

const cache = new WeakMap<Facts, readonly SourceLine[]>()

/** Every line of the resume, with the entry it belongs to. */
export function allLines(facts: Facts): readonly SourceLine[] {
  const known = cache.get(facts)
  if (known) return known
  const lines = [...resumeLines(facts.resume), ...answerLines(facts)]
  cache.set(facts, lines)
  return lines
}

/** The source of a text in that entry, standing in for `before`. */
export function sourceFor(facts: Facts, { entry, before }: { entry: string; before: string }): Source {
  const isWhole = entry === 'personalInfo'
  const lines = allLines(facts).filter((line) => isWhole || line.entry === entry)
  const own = splitLines(before).map(({ text }) => lineOf(plain(text), entry, 'line'))
  const answers = lines.filter(({ role }) => role === 'answer')
  const headers = isWhole ? [] : lines.filter(({ role }) => role === 'header')
  return makeSource([...own, ...answers, ...headers], [...own, ...lines], isWhole)
}

export function makeSource(primary: readonly SourceLine[], lines: readonly SourceLine[], isPerson = true): Source {
  const primaryStems = union(primary.map(({ stems }) => stems))
  return {
    primary,
    lines,
    stems: union(lines.map(({ stems }) => stems)),
    primaryStems,
    verbStems: new Set(
      primary
        .filter(({ role }) => role !== 'header')
        .flatMap(({ tokens }) => tokens.filter((_, at) => isDoing(tokens, at)).map((token) => token.stem)),
    ),
    termIds: union(lines.map(({ termIds }) => termIds)),
    isPerson,
    pairs: new Set(lines.flatMap(pairsOf)),
  }
}

/** A verb in some form, also as a noun (`did the inspections`), but no building, meeting or other thing. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return false
  if (isVerbAt(tokens, at) || token.isFirst) return true
  if (/ing$/.test(token.lower))
    return !/^(?:building|meeting|housing|clothing|ceiling|evening|morning|during|being|nursing|engineering|listing|filing|setting|opening|training)s?$/.test(
      token.lower,
    )
  // A verb we do not know shows by its place and ending.
  const before = tokens[at - 1]
  if (/ed$/.test(token.lower) && (before?.text === ',' || /^(?:and|then|or)$/.test(before?.lower ?? ''))) return true
  return verbRank(token.stem) !== undefined
}

export type Doing = { verbs: ReadonlySet<string>; things: ReadonlySet<string> }

/** The verbs of each clause with the things they are said of; verbs in a row share their things. */
export function doingsOf(parsed: ParsedText): readonly Doing[] {
  const known = doingCache.get(parsed.text)
  if (known) return known
  const doings = readDoings(parsed)
  if (doingCache.size > 4000) doingCache.clear()
  doingCache.set(parsed.text, doings)
  return doings
}

const doingCache = new Map<string, readonly Doing[]>()

function readDoings({ tokens, clauseOf }: ParsedText): Doing[] {
  const doings: { verbs: Set<string>; things: Set<string> }[] = []
  let clause = -1
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    const here = clauseOf[at] ?? 0
    const last = doings.at(-1)
    if (here !== clause && (last === undefined || last.things.size > 0))
      doings.push({ verbs: new Set(), things: new Set() })
    clause = here
    const doing = doings.at(-1)
    if (!doing) continue
    if (isDoing(tokens, at)) doing.verbs.add(token.stem)
    if (!isVerbAt(tokens, at) && !isPlainWord(token.lower, token.stem)) doing.things.add(token.stem)
  }
  return doings
}

const pairCache = new Map<string, readonly string[]>()

function pairsOf({ text, tokens }: ParsedText): readonly string[] {
  const known = pairCache.get(text)
  if (known) return known
  const words = tokens.filter(({ kind }) => kind === 'word')
  const pairs = words
    .slice(1)
    .flatMap((word, at) => [`${words[at]?.lower}${word.lower}`, stem(`${words[at]?.lower}${word.lower}`)])
  const tellings = otherTellings.flatMap(({ said, words: others }) => (said.test(text) ? others : []))
  const all = [...pairs, ...tellings]
  if (pairCache.size > 4000) pairCache.clear()
  pairCache.set(text, all)
  return all
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]))
}

export function lineOf(text: string, entry: string, role: SourceLine['role']): SourceLine {
  return { ...parseText(cleanInput(text)), entry, role }
}

function resumeLines(resume: Resume): SourceLine[] {
  const { personalInfo: info } = resume
  const person = [fullName(resume), info.location, info.professionalTitle].filter(Boolean)
  return [
    ...person.map((text) => lineOf(text, 'personalInfo', 'header')),
    ...textLines(info.summary, 'personalInfo'),
    ...resume.experiences.flatMap((job) => [
      lineOf(jobHeader(job), `experiences.${job.id}`, 'header'),
      ...textLines(job.description, `experiences.${job.id}`),
    ]),
    ...resume.education.flatMap((school) => {
      const entry = `education.${school.id}`
      const words = [school.degree, school.field, school.institution, school.location, ...years(school)]
      return [lineOf(words.filter(Boolean).join(', '), entry, 'header'), ...textLines(school.description ?? '', entry)]
    }),
    ...resume.skillCategories.flatMap(({ id, name, skills }) => [
      ...(name ? [lineOf(name, `skillCategories.${id}`, 'list')] : []),
      ...skills.map((skill) => lineOf(skill.name, `skillCategories.${id}`, 'list')),
    ]),
    ...resume.languages.map(({ id, name, level }) =>
      lineOf([name, level].filter(Boolean).join(', '), `languages.${id}`, 'list'),
    ),
    ...resume.certifications.map(({ id, name, issuer, date }) =>
      lineOf([name, issuer, formatDate(date)].filter(Boolean).join(', '), `certifications.${id}`, 'list'),
    ),
    ...resume.projects.flatMap((project) => [
      lineOf(project.name, `projects.${project.id}`, 'header'),
      ...textLines(project.description, `projects.${project.id}`),
    ]),
  ]
}

function jobHeader(job: Experience): string {
  return [job.position, job.company, job.location, ...years(job)].filter(Boolean).join(', ')
}

function years({ startDate, endDate, current }: { startDate: string; endDate?: string | undefined; current: boolean }) {
  return [formatDate(startDate), current ? 'Present' : formatDate(endDate ?? '')]
}

function textLines(text: string, entry: string): SourceLine[] {
  return splitLines(text).map((line) => lineOf(plain(line.text), entry, 'line'))
}

function answerLines({ answers }: Facts): SourceLine[] {
  return answers.map(({ text, entry }) => lineOf(text, entry ?? 'personalInfo', 'answer'))
}

const byJobCache = new WeakMap<readonly SourceLine[], Source[]>()

/** One job at a time, each with what belongs to the whole person: so nothing moves from one job to another. */
export function sourcesByJob(lines: readonly SourceLine[]): Source[] {
  const known = byJobCache.get(lines)
  if (known) return known
  const jobs = [
    ...new Set(lines.filter(({ entry }) => /^(?:experiences|projects)\./.test(entry)).map(({ entry }) => entry)),
  ]
  const common = lines.filter(({ entry }) => !/^(?:experiences|projects)\./.test(entry))
  const titles = lines.filter(({ role, entry }) => role === 'header' && entry.startsWith('experiences.'))
  const sources = jobs.map((job) => {
    const own = lines.filter(({ entry }) => entry === job)
    return makeSource([...own, ...common], [...own, ...common])
  })
  const all = [...sources, makeSource([...common, ...titles], [...common, ...titles])]
  byJobCache.set(lines, all)
  return all
}
