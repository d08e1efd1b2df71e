// How the headings of a document look, and whether anything else in it looks so.
import { isCapitals, isPlainText, type Line, styleOf } from '../line.ts'
import { bodySize, rank } from '../most-common.ts'
import { companyScore } from '../words/company-words.ts'
import { namesStudies } from '../words/education-words.ts'
import { titleScore } from '../words/title-words.ts'
import { headingKind, looseHeadingKind } from './heading-lexicon.ts'
import { couldBeHeading, headingText } from './heading-line.ts'
import type { SectionKind } from './section-kind.ts'

export const main: readonly SectionKind[] = ['experience', 'education', 'skills']

export type Look = {
  size: number
  bold: boolean
  capitals: boolean
  level?: number
  style: string
  isOwn: boolean
  /** Nearly every line of this look is a heading by its words. */
  isSure: boolean
  /** No line of this look is anything but a heading, whatever its words: `Beyond the classroom`. */
  isApart: boolean
  /** In text without looks: an empty line stands above all of them. */
  isSpaced: boolean
}

type Named = { index: number; kind: SectionKind }

/** The look of the main headings; own where nearly only headings have it. */
export function headingLook(lines: readonly Line[], named: readonly Named[]): Look | undefined {
  const style = usualLook(lines, named) ?? spokenLook(lines)
  const first = lines.find((line) => couldBeHeading(line) && lookKey(line) === style)
  if (!first || style === undefined) return undefined
  const alike = lines.filter((line) => couldBeHeading(line) && lookKey(line) === style)
  const known = alike.filter(
    (line) => headingKind(headingText(line)) !== undefined || looseHeadingKind(line.text) !== undefined,
  )
  const exact = alike.filter((line) => headingKind(headingText(line)) !== undefined)
  const body = bodySize(lines)
  const differs = first.bold || first.size > body + 0.6 || isCapitals(first.text) || first.level !== undefined
  // The file's own style for headings says more than the words: `Salons`, `What I can do`.
  const isStyled = first.level !== undefined && alike.length >= 3
  const isApart = differs && standsApart(lines, style)
  return {
    size: first.size,
    bold: first.bold,
    capitals: isCapitals(first.text),
    ...(first.level === undefined ? {} : { level: first.level }),
    style,
    isSure: isApart || exact.length >= 0.75 * alike.length,
    isApart,
    isSpaced: isSpaced(lines, named, style),
    isOwn:
      isApart ||
      (differs &&
        (isStyled
          ? exact.length >= 1 && known.length >= 0.4 * alike.length
          : exact.length >= 2 && exact.length >= 0.4 * alike.length && known.length >= 0.55 * alike.length)),
  }
}

/** The look of most of those known by their words, in which the main ones count for more. */
function usualLook(lines: readonly Line[], named: readonly Named[]): string | undefined {
  const met = new Set<string>()
  const sorted = rank(
    named.flatMap(({ index, kind }): [string, number][] => {
      const line = lines[index]
      if (!line) return []
      const look = lookKey(line)
      // `Machines:` and `Systems:` are two labels of one section.
      const weight = main.includes(kind) && !met.has(`${look} ${kind}`) ? 3 : 1
      met.add(`${look} ${kind}`)
      return [[look, weight]]
    }),
  )
  // `Machines:` and `Systems:` in the look of the text are labels where headings have one of their own.
  const body = bodyKey(lines)
  const [style, count] = sorted.find(([key, own]) => key !== body && own >= FEWEST) ?? sorted[0] ?? []
  return style !== undefined && (count ?? 0) < FEWEST ? (spokenLook(lines) ?? style) : style
}

/** Where hardly a heading has a usual name, a look of its own in which most lines say what they head. */
function spokenLook(lines: readonly Line[]): string | undefined {
  const body = bodySize(lines)
  const own = lines.filter(
    (line) =>
      (line.bold || line.size > body + 0.6 || isCapitals(line.text) || line.level !== undefined) &&
      couldBeHeading(line) &&
      isKnown(line),
  )
  const [[style, count] = []] = rank(own.map((line) => [lookKey(line), 1]))
  return style !== undefined && (count ?? 0) >= 3 && standsApart(lines, style) ? style : undefined
}

function kindOf(line: Line): SectionKind | undefined {
  return headingKind(headingText(line)) ?? looseHeadingKind(line.text)
}

function isKnown(line: Line): boolean {
  return kindOf(line) !== undefined
}

/**
 * On a page headings look like nothing else: each alone above something else, at an edge of its own, with room above.
 * The names of entries stand right below a heading, or hold words and dates that no heading has.
 */
function standsApart(lines: readonly Line[], style: string): boolean {
  const all = lines.flatMap((line, index) => (lookKey(line) === style ? [{ line, index }] : []))
  const fit = all.filter(({ line }) => couldBeHeading(line) && !line.bullet)
  const exact = fit.filter(({ line }) => headingKind(headingText(line)) !== undefined)
  const known = exact.length >= 2 ? exact : fit.filter(({ line }) => isKnown(line))
  const kinds = new Set(known.map(({ line }) => kindOf(line)))
  const least = exact.length >= 2 ? 0.25 : 0.6
  if (kinds.size < 2 || known.length < least * fit.length || all.length > fit.length) return false
  const stacked = all.filter(({ line, index }) => {
    const next = lines[index + 1]
    return next !== undefined && next.region === line.region && lookKey(next) === style
  })
  if (stacked.length > 0) return false
  const unknown = fit.filter((one) => !known.includes(one))
  // One of them may well hold a word of work: `Beyond the bakery`.
  if (unknown.filter(({ line }) => namesEntry(line.text)).length > 0.15 * fit.length) return false
  const gaps = known.map(({ line }) => line.gap).filter(Number.isFinite)
  const room = gaps.length === 0 ? 0 : Math.min(...gaps)
  return unknown.every(
    ({ line }) =>
      line.gap >= 0.8 * room && known.some((one) => Math.abs(one.line.x - line.x) < 4 || isEnd(one.line, line)),
  )
}

function isSpaced(lines: readonly Line[], named: readonly Named[], style: string): boolean {
  const own = named.flatMap(({ index, kind }) => {
    const line = lines[index]
    return line && lookKey(line) === style && main.includes(kind) ? [line] : []
  })
  const body = lines.filter(({ gap }) => Number.isFinite(gap) && gap < 2)
  return isPlainText(lines) && own.length > 0 && own.every(({ gap }) => gap >= 2) && body.length > 0.5 * lines.length
}

function isEnd(known: Line, line: Line): boolean {
  const isCentred = Math.abs(known.x + known.end - line.x - line.end) < 8
  return isCentred || Math.abs(known.end - line.end) < 4 || known.region !== line.region
}

export function namesEntry(text: string): boolean {
  if (looseHeadingKind(text) !== undefined) return false
  return titleScore(text) > 0 || companyScore(text) >= 2 || namesStudies(text)
}

export function lookKey(line: Line): string {
  return `${styleOf(line)}/${line.level ?? ''}`
}

const FEWEST = 4

/** The look most letters have. */
function bodyKey(lines: readonly Line[]): string | undefined {
  return rank(lines.map((line) => [lookKey(line), line.text.length]))[0]?.[0]
}

export function looksLike(line: Line, look: Look): boolean {
  return lookKey(line) === look.style
}
