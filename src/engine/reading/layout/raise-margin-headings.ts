// Headings in the margin of a table are next to the middle of what they head. They come first, as they are read.
import { type Line, withText } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'

export function raiseMarginHeadings(lines: readonly Line[]): Line[] {
  const bands = new Map<string, Line[]>()
  for (const line of lines) {
    const key = `${line.page}/${line.region}`
    bands.set(key, [...(bands.get(key) ?? []), line])
  }
  const ordered = new Map([...bands].map(([key, band]) => [key, orderBand(band)]))
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const key = `${line.page}/${line.region}`
    if (ordered.get(key) === undefined) return [line]
    if (seen.has(key)) return []
    seen.add(key)
    return ordered.get(key) ?? []
  })
}

/** Undefined if the headings are placed as usual. */
function orderBand(band: readonly Line[]): Line[] | undefined {
  const named = band.filter((line) => line.cells.length === 1 && headingKind(line.text) !== undefined)
  const edge = Math.max(0, ...named.map((line) => line.end))
  const left = Math.min(...band.map((line) => line.x))
  if (named.length < 3 || named.some((line) => line.x > left + 4)) return undefined
  // The name and the contacts are above, in the same band or in one of their own.
  const first = Math.min(...named.map((line) => line.y))
  const start = Math.min(...band.filter((line) => line.y >= first && line.x > edge).map((line) => line.x))
  // The first word of a heading that wraps may be longer than any that is on one line.
  const isMargin = (line: Line) => line.x < left + 4 && line.end < start - 4 && line.bold === named[0]?.bold
  const margin = band.filter((line) => isMargin(line) && line.y >= first - 2 * line.size)
  const open = Math.min(...band.filter((line) => Math.abs(line.x - start) < 4).map((line) => line.y))
  const top = band.filter(
    (line) => line.y < first && !margin.includes(line) && (line.x <= edge || (line.y < open && line.x > start + 4)),
  )
  const body = band.filter((line) => !margin.includes(line) && !top.includes(line))
  if (body.some((line) => line.x <= edge)) return undefined
  const headings = joinWrapped(margin)
  const isLevel = (y: number) => body.some((line) => Math.abs(line.y - y) < 2)
  if (headings.some((heading) => headingKind(heading.text) === undefined)) return undefined
  const tops = headings.map((heading) => margin.find((line) => heading.text.startsWith(line.text))?.y ?? heading.y)
  if (tops.filter(isLevel).length > 0.7 * headings.length) {
    // Level with the first line of its text a heading needs no help, unless it wraps.
    if (headings.length === margin.length) return undefined
    const indexOf = (line: Line) => tops.findLastIndex((y) => y <= line.y + 2)
    const own = (at: number) => body.filter((line) => Math.max(0, indexOf(line)) === at)
    return [...top, ...headings.flatMap((heading, at) => [{ ...heading, y: (tops[at] ?? heading.y) - 1 }, ...own(at)])]
  }
  const blocks = headings.flatMap((heading, at) => {
    const rest = body.filter((line) => !isTaken(line, headings.slice(0, at), body))
    const own = rest.filter((line) => isTaken(line, headings.slice(0, at + 1), body))
    const y = Math.min(heading.y, (own[0]?.y ?? heading.y) - heading.size)
    return [{ ...heading, y }, ...own]
  })
  return [...top, ...blocks, ...body.filter((line) => !blocks.includes(line))]
}

/** A line belongs to the headings so far where it is no lower than the last of them reaches: as far down as up. */
function isTaken(line: Line, headings: readonly Line[], body: readonly Line[]): boolean {
  let bottom = Number.NEGATIVE_INFINITY
  for (const heading of headings) {
    const top = Math.min(...body.filter((one) => one.y > bottom).map((one) => one.y))
    bottom = Math.max(bottom, Math.max(heading.y, 2 * heading.y - top) + heading.size * 0.6)
  }
  return headings.length > 0 && line.y <= bottom
}

/** `Professional` above `Summary`, with the text beside them read in between. */
function joinWrapped(margin: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of margin) {
    const above = joined.at(-1)
    const [upper] = above?.cells ?? []
    const text = `${above?.text ?? ''} ${line.text}`
    if (above && upper && line.y - above.y < 1.6 * line.size && headingKind(text) !== undefined) {
      const cell = withText(upper, text)
      joined[joined.length - 1] = { ...above, text, cells: [cell], y: (above.y + line.y) / 2 }
    } else joined.push(line)
  }
  return joined
}
