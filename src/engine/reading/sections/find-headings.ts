// Which lines are headings of sections: by their words, then by the look that these share.
import { findDates, hasPeriod, isPeriodAlone } from '../dates/find-dates.ts'
import { isDocumentTitle } from '../header/document-title.ts'
import { isCapitals, type Line, wordCount } from '../line.ts'
import { bodySize } from '../most-common.ts'
import { titleScore } from '../words/title-words.ts'
import { headingKind, isSubLabel, looseHeadingKind } from './heading-lexicon.ts'
import { couldBeHeading, headingText } from './heading-line.ts'
import { headingLook, type Look, lookKey, looksLike, main, namesEntry } from './heading-look.ts'
import type { SectionKind } from './section-kind.ts'
import { spokenHeadingKind } from './spoken-headings.ts'

export type Heading = { index: number; kind: SectionKind; text: string }

/** What nobody writes inside a job. */
const lists: readonly SectionKind[] = [
  ...(['education', 'skills', 'certifications', 'languages'] as const),
  ...(['interests', 'references', 'awards', 'volunteer'] as const),
]

function isListHeading(line: Line, kind: SectionKind): boolean {
  const text = headingText(line)
  return !line.bullet && !isSubLabel(text) && (lists.includes(kind) || (kind === 'other' && wordCount(text) > 1))
}

/** What is at the top of a resume, often under smaller headings than the rest. */
const opening: readonly SectionKind[] = ['summary', 'contact', 'profiles']

export function findHeadings(lines: readonly Line[]): Heading[] {
  const given = lines.flatMap((line, index) => (line.heads ? [{ index, kind: line.heads, text: line.text }] : []))
  const named = lines.flatMap((line, index) => {
    // `RESUME` on the first line is what the page is, for all that it heads a summary in French.
    const isTitle = index === 0 && isDocumentTitle(line.text)
    const isWhole = couldBeHeading(line) && !line.heads && !isTitle && !isPart(lines, index)
    const kind = isWhole
      ? (headingKind(headingText(line)) ?? listKind(lines, index) ?? saidKind(lines, index))
      : undefined
    return kind && !(kind === 'profiles' && !hasAddress(lines, index)) ? [{ index, kind, text: line.text }] : []
  })
  const look = headingLook(lines, named)
  const firstMain =
    named.find(({ index, kind }) => main.includes(kind) && isAccepted(lines, index, kind, look))?.index ?? 0
  const lesser = lesserLooks(lines, named)
  const accepted = named.filter(({ index, kind }) => {
    const line = lines[index]
    if (line && look?.isSpaced && isAmongLines(line)) return false
    if (isAccepted(lines, index, kind, look)) return true
    if (line && (lesser.has(lookKey(line)) || isLoneHeading(lines, named, line, kind))) return true
    return (
      line !== undefined &&
      index < firstMain &&
      opening.includes(kind) &&
      (line.bold || line.level !== undefined || isCapitals(line.text))
    )
  })
  const firstSaid = look?.isApart ? lines.findIndex((line) => looksLike(line, look) && saysKind(line)) : -1
  const firstKnown = Math.min(
    ...accepted.slice(0, 1).map(({ index }) => index),
    firstSaid < 0 ? lines.length : firstSaid,
  )
  const more = lines.flatMap((line, index) => {
    if (named.some((heading) => heading.index === index) || line.heads || !look || !couldBeHeading(line)) return []
    if (look.isSpaced && isAmongLines(line)) return []
    if (!looksLike(line, look) || !look.isOwn || wordCount(line.text) > 6 || isPart(lines, index)) return []
    // `Mercy Hospital 2012 - 2015` names an entry, `EPA 609` a paper.
    if (findDates(line.text).length > 0 || /\d/.test(line.text)) return []
    // `CAREER BREAK` above its years is an entry in capitals.
    if (isPeriodAlone(lines[index + 1]?.text ?? '') && looseHeadingKind(line.text) === undefined) return []
    // `Rigging:` is a label where the headings end in no colon.
    if (line.text.endsWith(':') && !named.some((heading) => heading.text.endsWith(':'))) return []
    const kind = looseHeadingKind(line.text) ?? 'other'
    // In a look that entries share, a line with dates below it names an entry.
    if (
      !look.isSure &&
      line.level === undefined &&
      lines.slice(index + 1, index + 5).some(({ text }) => hasPeriod(text))
    )
      return []
    // Below the contacts the title is past, and what looks like a heading is one.
    const isTagged =
      (line.level === undefined ? line.gap >= 2 : line.level === look.level) &&
      lines.slice(0, index).some(({ text }) => text.includes('@'))
    const isBelow =
      index > firstKnown ||
      // Above the headings known by their words the person's title may stand, but not over a paragraph.
      (look.isApart && index > 0 && !namesEntry(line.text) && wordCount(lines[index + 1]?.text ?? '') >= 8)
    // `HUMAN RESOURCES COORDINATOR` above all sections is what somebody is.
    if (!isBelow && titleScore(line.text) >= 1.3 && line.level === undefined) return []
    return isBelow || isTagged || kind !== 'other' ? [{ index, kind, text: line.text }] : []
  })
  const known = new Set(accepted.map((heading) => heading.index))
  const sorted = [...accepted, ...more].sort((a, b) => a.index - b.index)
  return [...given, ...dropInner(dropLabels(sorted, known), lines)].sort((a, b) => a.index - b.index)
}

/** `Social media` among skills heads no addresses. */
function hasAddress(lines: readonly Line[], index: number): boolean {
  return lines.slice(index + 1, index + 4).some(({ text, cells }) => {
    return (
      /[@/]|\.\p{L}{2}|linkedin|github|twitter|facebook|instagram/iu.test(text) ||
      cells.some(({ links }) => links.length > 0)
    )
  })
}

function saysKind(line: Line): boolean {
  return couldBeHeading(line) && (looseHeadingKind(line.text) ?? 'other') !== 'other'
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

/** `What I have done:` below a blank line, `What I can do` between two. */
function saidKind(lines: readonly Line[], index: number): SectionKind | undefined {
  const [line, below] = [lines[index], lines[index + 1]]
  const isHead =
    line !== undefined &&
    below !== undefined &&
    !line.bullet &&
    line.gap >= 2 &&
    (/:$/.test(line.text) || (below.gap >= 2 && Number.isFinite(line.gap) && !/[!?]$/.test(line.text)))
  return isHead && wordCount(line.text) >= 2 ? spokenHeadingKind(headingText(line)) : undefined
}

/** A section in a box or a column of its own may look like no other: large, and the only one of its kind and look. */
function isLoneHeading(lines: readonly Line[], named: readonly Heading[], line: Line, kind: SectionKind): boolean {
  return (
    main.includes(kind) &&
    !line.bullet &&
    line.size > bodySize(lines) + 0.8 &&
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
  const size = bodySize(lines)
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

/** No empty line and no other size or weight parts it from the line above: `Training` among skills. */
function isAmongLines(line: Line): boolean {
  return line.gap < 2 && !line.bold && line.level === undefined
}

function isAccepted(lines: readonly Line[], index: number, kind: SectionKind, look: Look | undefined): boolean {
  const line = lines[index]
  if (!line || !look) return line !== undefined
  if (looksLike(line, look)) return true
  // `Languages` below an empty line, where the other headings are in capitals.
  if (look.isSpaced && line.gap >= 2 && isListHeading(line, kind)) return true
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
