// A resume without a heading above the jobs: entries are under the summary or right below the contacts.
import { besideDates, findDates, hasPeriod } from '../dates/find-dates.ts'
import { isCapitals, type Line, wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import { headingKind } from './heading-lexicon.ts'
import { couldBeHeading, headingText } from './heading-line.ts'
import type { SectionKind } from './section-kind.ts'
import { holdsKind, type Section } from './split-sections.ts'

const hosts: readonly SectionKind[] = ['header', 'summary', 'other', 'awards', 'certifications', 'skills', 'contact']

/** Parts off the entries where no section of the document is called experience. */
export function findExperience(sections: readonly Section[]): Section[] {
  if (holdsKind(sections, 'experience')) return [...sections]
  return sections.flatMap((section) => {
    if (!hosts.includes(section.kind)) return [section]
    if (section.kind === 'other' && isOfJobs(section)) return [{ ...section, kind: 'experience' }]
    const starts = section.lines.flatMap((line, at) =>
      isEntry(line, section.lines[at - 1]) || isHeadOfList(section.lines, at) ? [at] : [],
    )
    if (starts.length < 2) return [section]
    const [first = 0] = withLike(section.lines, starts)
    const from = startOfHead(section.lines, first)
    const above = section.lines[from - 1]
    const heading = above && sections.some(({ heading: other }) => other && isAlike(other, above)) ? above : undefined
    return [
      { ...section, lines: section.lines.slice(0, heading ? from - 1 : from) },
      { kind: 'experience', ...(heading ? { heading } : {}), lines: section.lines.slice(from) },
    ]
  })
}

/** Under a heading nobody knows, as `Salons`: periods beside names, and a title beside or below most of them. */
function isOfJobs({ heading, lines }: Section): boolean {
  if (!heading || headingKind(headingText(heading)) !== undefined) return false
  const dated = lines.flatMap((line, at) => (isDated(line) ? [at] : []))
  const titled = dated.filter((at) =>
    lines.slice(at, at + 2).some((line) => !line.bullet && wordCount(line.text) <= 14 && hasTitle(line)),
  )
  return dated.length >= 2 && (dated[0] ?? 0) <= 2 && titled.length > 0.5 * dated.length
}

function isDated(line: Line): boolean {
  return !line.bullet && hasPeriod(line.text) && wordCount(besideDates(line.text)) <= 18
}

function hasTitle({ text }: Line): boolean {
  return besideDates(text)
    .split(/[,|·–—]|\s{2,}/)
    .some((part) => titleScore(part) > 0)
}

/** `KITCHENS` in the look of `EDUCATION`. */
function isAlike(heading: Line, line: Line): boolean {
  const looksOf = ({ text, size, bold }: Line) => `${size.toFixed(1)} ${bold} ${isCapitals(text)}`
  return (heading.bold || isCapitals(heading.text)) && couldBeHeading(line) && looksOf(heading) === looksOf(line)
}

/** A period beside a title or below one: `QA Engineer, Contoso Labs (Jun 2018 - Feb 2021)`. */
function isEntry(line: Line, above: Line | undefined): boolean {
  const rest = besideDates(line.text)
  return isDated(line) && (rest === '' || titleScore(rest.split(/[,|–—]/)[0] ?? '') > 0 || isBelowTitle(rest, above))
}

/** `The Lanternfish, Halifax — Line cook (2021–now)` above a list: the employer may come first. */
function isHeadOfList(lines: readonly Line[], at: number): boolean {
  const [line, above, below] = [lines[at], lines[at - 1], lines[at + 1]]
  if (!line || !isDated(line) || !/^\p{Lu}|^\d/u.test(line.text) || wordCount(line.text) > 16) return false
  const isBelowBlank = above !== undefined && (line.gap >= 2 || above.bullet)
  return isBelowBlank && (below?.bullet === true || (below !== undefined && hasTitle(line)))
}

/** `2012 – now   Lind Bookkeeping (self-employed)`, where all the others lead with their years as well. */
function withLike(lines: readonly Line[], starts: readonly number[]): number[] {
  const leads = (line: Line | undefined) => {
    const [date] = findDates(line?.text ?? '')
    return line !== undefined && line.gap >= 2 && isDated(line) && date?.isPeriod === true && date.start === 0
  }
  if (!starts.every((at) => leads(lines[at]))) return [...starts]
  return lines.flatMap((line, at) => (starts.includes(at) || leads(line) ? [at] : []))
}

/** `Nov 2021 – now | Hobart` below `Head Chef · Salt Shed` */
function isBelowTitle(rest: string, above: Line | undefined): boolean {
  return above !== undefined && !above.bullet && above.bold && wordCount(rest) <= 4 && hasTitle(above)
}

/** `Marsh & Cole Ltd, Leeds` below a blank line, right above `Clerk: 2012 – 2014`. */
function isBelowEmployer(lines: readonly Line[], at: number, rest: string): boolean {
  const [line, above] = [lines[at], lines[at - 1]]
  if (!line || !above || above.bullet || line.gap >= 2 || !(at === 1 || above.gap >= 2)) return false
  const isNamed = wordCount(above.text) <= 10 && !/[.:;]$/.test(above.text.replace(/\b(?:Inc|Ltd|Co|Corp)\.$/, ''))
  return isNamed && findDates(above.text).length === 0 && !/[,|–—]/.test(rest.replace(/[:,\s–—|-]+$/, ''))
}

/** If the line has only the period, the names are above it. */
function startOfHead(lines: readonly Line[], at: number): number {
  const line = lines[at]
  const rest = besideDates(line?.text ?? '')
  if (isBelowTitle(rest, lines[at - 1])) return at - 1
  if (rest !== '') return at > 0 && isBelowEmployer(lines, at, rest) ? at - 1 : at
  let from = at
  while (from > 0 && at - from < 2 && wordCount(lines[from - 1]?.text ?? '') <= 8 && !lines[from - 1]?.bullet) from--
  return from
}
