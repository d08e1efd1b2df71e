// Every word of the source is somewhere: in the resume, in the lines that found no place, or in the page's furniture.
import { monthNames } from '#engine/resume/dates.ts'
import { findDates, withoutDates } from './dates/find-dates.ts'
import { breaksPeriod } from './entries/continues-line.ts'
import { joinLines, makeUnits } from './entries/units.ts'
import { leadingLabel } from './forms/field-labels.ts'
import { contactLabel } from './header/contact-patterns.ts'
import { summaryLabel } from './header/summary-label.ts'
import { duration } from './layout/facts.ts'
import { type Line, sourceOf } from './line.ts'
import { isSubLabel } from './sections/heading-lexicon.ts'
import type { SectionKind } from './sections/section-kind.ts'
import type { Section } from './sections/split-sections.ts'
import type { SourceSpan } from './segment.ts'

export type LeftLine = { text: string; source: SourceSpan[] }

export type Account = {
  /** Lines that found no place. */
  other: LeftLine[]
  /** Page numbers, running heads, headings and labels of the document's own, and what it says a second time. */
  furniture: LeftLine[]
}

/** Sections that don't fit into a resume are kept whole. */
const unplaced: readonly SectionKind[] = ['volunteer', 'awards', 'publications', 'interests', 'references', 'other']

/**
 * `placed`: the text of the resume that was read; `labels`: words that only say what is after them;
 * `pieces`: sentences as they were taken apart.
 */
export function accountFor({
  sections,
  running,
  labels,
  pieces,
  placed,
}: {
  sections: readonly Section[]
  running: readonly Line[]
  labels: readonly LeftLine[]
  pieces: readonly LeftLine[]
  placed: string
}): Account {
  const stock = new Stock(placed)
  const furniture: LeftLine[] = running.map(lineLeft)
  const left = new Set<LeftLine>()
  const order: LeftLine[] = []
  const split: LeftLine[] = []
  const place = (cells: readonly LeftLine[]) => {
    order.push(...cells)
    // What is in the resume as it is comes first: its words are not free for what was parted.
    split.push(...cells.filter((cell) => !stock.takePhrase(cell.text)))
  }
  place(pieces)
  for (const { kind, heading, lines } of sections) {
    if (unplaced.includes(kind)) {
      // All its lines went where their words belong.
      if (heading && lines.length === 0) furniture.push(lineLeft(heading))
      if (lines.length === 0) continue
      const units = makeUnits(lines).map(({ text, source }) => ({ text, source }))
      for (const one of [...(heading ? [lineLeft(heading)] : []), ...units]) {
        order.push(one)
        left.add(one)
      }
      continue
    }
    place(joinPeriods(lines.flatMap((line) => line.cells.map(({ text, source }) => ({ text, source: [source] })))))
  }
  for (const cell of split) {
    if (stock.takeWords(cell.text)) continue
    const [spare] = cell.text.match(spareWords) ?? []
    if (spare !== undefined && stock.takeWords(cell.text.replaceAll(spareWords, ' '))) {
      furniture.push({ ...cell, text: [...cell.text.matchAll(spareWords)].join(' ') })
      continue
    }
    const label =
      contactLabel.exec(cell.text)?.[0] ??
      leadingLabel(cell.text, ['title', 'position']) ??
      summaryLabel(cell.text) ??
      itemNumber.exec(cell.text)?.[0]
    if (label !== undefined && stock.takeWords(cell.text.slice(label.length))) {
      furniture.push({ ...cell, text: label.trim() })
      continue
    }
    if (stock.isRepeat(cell.text) || isSpareDuration(cell.text) || isSubLabel(cell.text)) furniture.push(cell)
    else left.add(cell)
  }
  const headings = sections.flatMap(({ kind, heading }) => (heading && !unplaced.includes(kind) ? [heading] : []))
  for (const one of headings.map(lineLeft)) if (!stock.takeWords(one.text)) furniture.push(one)
  furniture.push(...labels)
  return { other: order.filter((one) => left.has(one)), furniture }
}

/** `1. Holm School, Leeds` */
const itemNumber = /^\(?\d{1,2}[.)]\s+/

/** `(2018-` above `08 - Present)`: no half of it is a date. */
function joinPeriods(cells: readonly LeftLine[]): LeftLine[] {
  const joined: LeftLine[] = []
  for (const cell of cells) {
    const above = joined.at(-1)
    if (above && breaksPeriod(above.text, cell.text))
      joined[joined.length - 1] = {
        text: joinLines([above.text, cell.text]),
        source: [...above.source, ...cell.source],
      }
    else joined.push(cell)
  }
  return joined
}

/** `Bachelor of Science in Nursing at Leeds` is three values, and what joined them goes */
const connectors: ReadonlySet<string> = new Set(
  'in at of to for from with by and as on the a an bei chez en als zum zur à de'.split(' '),
)

/** What a date or a level beside them says already: `graduated 2020`, `Fluent Welsh speaker`. */
const spareWords =
  /\b(?:expected(?: graduation)?|anticipated|graduat(?:ed|ing|ion|e)|completed|finished|renewed|refreshed|last done|speakers?|both|all(?= (?:in )?\d))\b/gi

/** The words of the resume; each one accounts for one of the source. */
class Stock {
  private readonly phrase: string
  private readonly counts = new Map<string, number>()

  constructor(text: string) {
    const words = wordsIn(text)
    this.phrase = ` ${words.join(' ')} `
    for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1)
  }

  /** True if the resume holds the text as it is. */
  takePhrase(text: string): boolean {
    const words = wordsIn(text)
    return this.phrase.includes(` ${words.join(' ')} `) && this.take(words)
  }

  /** True if the resume has its words somewhere; dates are formatted differently there. */
  takeWords(text: string): boolean {
    return this.take(wordsOfFacts(text))
  }

  /** What is said twice: an address in the head and the foot, a name on every page. One word may be a skill. */
  isRepeat(text: string): boolean {
    const words = wordsIn(text)
    return this.phrase.includes(` ${words.join(' ')} `) && (words.length > 1 || /@|\.\w/.test(text))
  }

  private take(words: readonly string[]): boolean {
    const asked = new Map<string, number>()
    words.forEach((word, at) => {
      for (const one of this.namesOf(word, words, at)) asked.set(one, (asked.get(one) ?? 0) + 1)
    })
    for (const [word, count] of asked) if ((this.counts.get(word) ?? 0) < count) return false
    for (const [word, count] of asked) this.counts.set(word, (this.counts.get(word) ?? 0) - count)
    return true
  }

  /** A word broken at the end of its line is whole in the resume, with a part that is in another line. */
  private namesOf(word: string, words: readonly string[], at: number): string[] {
    if (connectors.has(word) && words.length > 1 && !(this.counts.get(word) ?? 0)) return []
    if (this.counts.has(word)) return [word]
    const isLast = at === words.length - 1
    const isFirst = at === 0
    const isBroken = (isLast && this.phrase.includes(` ${word}`)) || (isFirst && this.phrase.includes(`${word} `))
    return isBroken && word.length > 2 ? [] : [word]
  }
}

/** How long a job took, beside its dates. */
function isSpareDuration(text: string): boolean {
  const dates = findDates(text)
  return duration.test(withoutDates(text, dates).replace(/^[\s(·•|–-]+|[\s)]+$/g, ''))
}

function lineLeft(line: Line): LeftLine {
  return { text: line.text, source: sourceOf(line) }
}

function wordsOfFacts(text: string): string[] {
  const dates = findDates(text)
  const points = dates.flatMap(({ from, to }) => [...`${from} ${to}`.matchAll(/\b(\d{4})(?:-(\d{2}))?\b/g)])
  const named = points.flatMap(([, year = '', month]) => [
    year,
    ...(month ? wordsIn(monthNames[Number(month) - 1] ?? '') : []),
  ])
  // A season is in the resume only where its date was read as it is.
  const seasons = dates.flatMap(({ from, to }) => `${from} ${to}`.match(/\p{L}+/gu) ?? [])
  return [...wordsIn(withoutDates(text, dates)), ...named, ...seasons.map((season) => season.toLowerCase())]
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
