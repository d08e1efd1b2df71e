// Which lines are headings of sections: by their words, then by the look that these share.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { isDocumentTitle } from '../header/document-title.ts'
import { isCapitals, type Line, styleOf, wordCount } from '../line.ts'
import { titleScore } from '../words/title-words.ts'
import { headingKind, isSubLabel, looseHeadingKind } from './heading-lexicon.ts'
import { couldBeHeading, headingText } from './heading-line.ts'
import type { SectionKind } from './section-kind.ts'

export type Heading = { index: number; kind: SectionKind; text: string }

const main: readonly SectionKind[] = ['experience', 'education', 'skills']

/** What is at the top of a resume, often under smaller headings than the rest. */
const opening: readonly SectionKind[] = ['summary', 'contact', 'profiles']

export function findHeadings(lines: readonly Line[]): Heading[] {
  const given = lines.flatMap((line, index) => (line.heads ? [{ index, kind: line.heads, text: line.text }] : []))
  const named = lines.flatMap((line, index) => {
    // `RESUME` on the first line is what the page is, for all that it heads a summary in French.
    const isTitle = index === 0 && isDocumentTitle(line.text)
    const isWhole = couldBeHeading(line) && !line.heads && !isTitle && !isPart(lines, index)
    const kind = isWhole ? (headingKind(headingText(line)) ?? listKind(lines, index)) : undefined
    return kind ? [{ index, kind, text: line.text }] : []
  })
  const look = headingLook(lines, named)
  const firstMain =
    named.find(({ index, kind }) => main.includes(kind) && isAccepted(lines, index, kind, look))?.index ?? 0
  const lesser = lesserLooks(lines, named)
  const accepted = named.filter(({ index, kind }) => {
    const line = lines[index]
    if (isAccepted(lines, index, kind, look)) return true
    if (line && (lesser.has(lookKey(line)) || isLoneHeading(lines, named, line, kind))) return true
    return (
      line !== undefined &&
      index < firstMain &&
      opening.includes(kind) &&
      (line.bold || line.level !== undefined || isCapitals(line.text))
    )
  })
  const more = lines.flatMap((line, index) => {
    if (named.some((heading) => heading.index === index) || line.heads || !look || !couldBeHeading(line)) return []
    if (!looksLike(line, look) || !look.isOwn || wordCount(line.text) > 6 || isPart(lines, index)) return []
    // `Mercy Hospital 2012 - 2015` names an entry.
    if (findDates(line.text).length > 0) return []
    // `CAREER BREAK` above its years is an entry in capitals.
    if (isPeriodAlone(lines[index + 1]) && looseHeadingKind(line.text) === undefined) return []
    // `Rigging:` is a label where the headings end in no colon.
    if (line.text.endsWith(':') && !named.some((heading) => heading.text.endsWith(':'))) return []
    const kind = looseHeadingKind(line.text) ?? 'other'
    // In a look that entries share, a line with dates below it names an entry.
    if (
      !look.isSure &&
      line.level === undefined &&
      lines.slice(index + 1, index + 5).some(({ text }) => findDates(text).some((date) => date.isPeriod))
    )
      return []
    // Below the contacts the title is past, and what looks like a heading is one.
    const isTagged =
      (line.level === undefined ? line.gap >= 2 : line.level === look.level) &&
      lines.slice(0, index).some(({ text }) => text.includes('@'))
    const isBelow = index > (accepted[0]?.index ?? Number.POSITIVE_INFINITY)
    // `HUMAN RESOURCES COORDINATOR` above all sections is what somebody is.
    if (!isBelow && titleScore(line.text) >= 1.3 && line.level === undefined) return []
    return isBelow || isTagged || kind !== 'other' ? [{ index, kind, text: line.text }] : []
  })
  const known = new Set(accepted.map((heading) => heading.index))
  const sorted = [...accepted, ...more].sort((a, b) => a.index - b.index)
  return [...given, ...dropInner(dropLabels(sorted, known), lines)].sort((a, b) => a.index - b.index)
}

function isPeriodAlone(line: Line | undefined): boolean {
  const dates = findDates(line?.text ?? '')
  return dates.some(({ isPeriod }) => isPeriod) && withoutDates(line?.text ?? '', dates) === ''
}

/** One of the lines of a heading that wraps and whose whole is no heading of a section: `Budget forecasting` over `expertise`. */
function isPart(lines: readonly Line[], index: number): boolean {
  const own = lines[index]?.tag
  if (own?.role !== 'heading') return false
  return [lines[index - 1], lines[index + 1]].some((line) => line?.tag?.block === own.block)
}

/** `Highlights` over short items, before any work is told of, are skills; below a job they are a label of its own. */
function listKind(lines: readonly Line[], index: number): SectionKind | undefined {
  const line = lines[index]
  if (!line || line.bullet || !isSubLabel(headingText(line))) return undefined
  const isEarly = !lines.slice(0, index).some((above) => main.includes(headingKind(headingText(above)) ?? 'other'))
  const items = lines.slice(index + 1, index + 4)
  return isEarly && items.length === 3 && items.every((item) => item.bullet && wordCount(item.text) <= 6)
    ? 'skills'
    : undefined
}

/** A section in a box or a column of its own may look like no other: large, and the only one of its kind and look. */
function isLoneHeading(lines: readonly Line[], named: readonly Heading[], line: Line, kind: SectionKind): boolean {
  return (
    main.includes(kind) &&
    !line.bullet &&
    line.size > bodyLook(lines).size + 0.8 &&
    named.filter((heading) => heading.kind === kind).length === 1 &&
    lines.filter((other) => lookKey(other) === lookKey(line)).length === 1
  )
}

/** `Clinical` right under `Skills` is a label in the look of the headings, and so are the others of its kind. */
function dropLabels(headings: readonly Heading[], known: ReadonlySet<number>): Heading[] {
  const kept: Heading[] = []
  let hasLabels = false
  for (const heading of headings) {
    if (known.has(heading.index)) hasLabels = false
    else if (kept.at(-1)?.index === heading.index - 1) hasLabels = true
    if (known.has(heading.index) || !hasLabels) kept.push(heading)
  }
  return kept
}

/** Looks that only headings have, two or more of them: `Languages` beside `Certificates`, smaller than the others. */
function lesserLooks(lines: readonly Line[], named: readonly Heading[]): Set<string> {
  const looks = new Map<string, Set<SectionKind>>()
  const { size } = bodyLook(lines)
  for (const { index, kind } of named) {
    const line = lines[index]
    if (
      !line ||
      line.bullet ||
      !(line.bold || line.level !== undefined || isCapitals(line.text) || line.size > size + 0.8)
    )
      continue
    looks.set(lookKey(line), (looks.get(lookKey(line)) ?? new Set()).add(kind))
  }
  const own = [...looks.entries()].filter(([look, kinds]) => {
    const alike = lines.filter((line) => lookKey(line) === look)
    const known = alike.filter((line) => couldBeHeading(line) && headingKind(headingText(line)) !== undefined)
    return (
      kinds.size >= 2 &&
      known.length === alike.length &&
      [...kinds].some((kind) => kind !== 'skills' && kind !== 'languages')
    )
  })
  return new Set(own.map(([look]) => look))
}

type Look = {
  size: number
  bold: boolean
  capitals: boolean
  level?: number
  style: string
  x: number[]
  isOwn: boolean
  /** Nearly every line of this look is a heading by its words. */
  isSure: boolean
}

/** The look of the main headings; own where nearly only headings have it. */
function headingLook(lines: readonly Line[], named: readonly Heading[]): Look | undefined {
  const counts = new Map<string, number>()
  for (const { index, kind } of named) {
    const line = lines[index]
    if (!line) continue
    const weight = main.includes(kind) ? 3 : 1
    counts.set(lookKey(line), (counts.get(lookKey(line)) ?? 0) + weight)
  }
  const [style] = [...counts.entries()].sort((a, b) => b[1] - a[1])[0] ?? []
  const first = named.map(({ index }) => lines[index]).find((line) => line && lookKey(line) === style)
  if (!first || style === undefined) return undefined
  const alike = lines.filter((line) => couldBeHeading(line) && lookKey(line) === style)
  const known = alike.filter(
    (line) => headingKind(headingText(line)) !== undefined || looseHeadingKind(line.text) !== undefined,
  )
  const exact = alike.filter((line) => headingKind(headingText(line)) !== undefined)
  const body = bodyLook(lines)
  const differs = first.bold || first.size > body.size + 0.6 || isCapitals(first.text) || first.level !== undefined
  // The file's own style for headings says more than the words: `Salons`, `What I can do`.
  const isStyled = first.level !== undefined && alike.length >= 3
  return {
    size: first.size,
    bold: first.bold,
    capitals: isCapitals(first.text),
    ...(first.level === undefined ? {} : { level: first.level }),
    style,
    x: known.map((line) => line.x),
    isSure: exact.length >= 0.75 * alike.length,
    isOwn:
      differs &&
      (isStyled
        ? exact.length >= 1 && known.length >= 0.4 * alike.length
        : exact.length >= 2 && exact.length >= 0.4 * alike.length && known.length >= 0.55 * alike.length),
  }
}

function lookKey(line: Line): string {
  return `${styleOf(line)}/${line.level ?? ''}`
}

/** The size most letters have. */
function bodyLook(lines: readonly Line[]): { size: number } {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  const [size = 0] = [...letters.entries()].sort((a, b) => b[1] - a[1])[0] ?? []
  return { size }
}

function looksLike(line: Line, look: Look): boolean {
  return lookKey(line) === look.style
}

function isAccepted(lines: readonly Line[], index: number, kind: SectionKind, look: Look | undefined): boolean {
  const line = lines[index]
  if (!line || !look) return line !== undefined
  if (looksLike(line, look)) return true
  const isMain = main.includes(kind)
  const isLevel = line.level !== undefined && line.level === look.level && isCapitals(line.text) === look.capitals
  // Smaller than the other headings, or plain where they are bold: a label inside a section.
  if (line.size < look.size - 0.7 && !isLevel) return false
  // In a look that the items around it have, `Training and development` is one of them.
  if (look.isSure && !isMain && countAlike(lines, line) >= 3) return false
  if (look.bold && !line.bold && line.size <= look.size + 0.5) return false
  if (look.capitals && !isCapitals(line.text) && line.size <= look.size + 0.5 && !line.bold) return false
  if (line.bullet && !isMain) return false
  if (look.level !== undefined && line.level === undefined && line.size <= look.size) return false
  return line.level === undefined || look.level === undefined || line.level <= look.level
}

/** How many lines have the look of this one and are no headings by their words. */
function countAlike(lines: readonly Line[], line: Line): number {
  const alike = lines.filter((other) => other !== line && lookKey(other) === lookKey(line))
  return alike.filter((other) => headingKind(headingText(other)) === undefined).length
}

/** `Languages` in the look of the skill categories around it is a category; the same kind twice in a row is one. */
function dropInner(headings: Heading[], lines: readonly Line[]): Heading[] {
  return headings.filter((heading, at) => {
    const line = lines[heading.index]
    const next = headings[at + 1]
    const following = lines[heading.index + 1]
    // A heading with nothing below it before a heading of another look was a label.
    if (next && next.index === heading.index + 1 && line && following && following.size > line.size + 0.7) return false
    return true
  })
}
