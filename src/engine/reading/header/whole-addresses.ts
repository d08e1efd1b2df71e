// Addresses and places that a file has broken in two.
import type { Cell, Line } from '../line.ts'
import { placeScore } from '../words/places.ts'

/** No address is longer; lines that all look like the middle of one would be joined without end. */
const longestAddress = 300

export function joinAddresses(lines: readonly Line[]): Line[] {
  return joinBroken(lines).map(joinPlaces)
}

/** An address broken at the edge of a narrow column. */
function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const [first] = line.cells
    const last = above?.cells.at(-1)
    const isShort = (last?.text.length ?? 0) < longestAddress
    if (above && first && last && isShort && isBeside(above, line)) {
      const text = last.text + (/^[,.]/.test(first.text) ? '' : ' ') + first.text
      const cells = [
        ...above.cells.slice(0, -1),
        { ...last, text, end: first.end, links: [...last.links, ...first.links] },
      ]
      joined[joined.length - 1] = { ...above, cells, end: line.end, text: cells.map((cell) => cell.text).join('  ') }
      continue
    }
    const isOpen =
      last !== undefined &&
      isShort &&
      (/@[\w-]*$|\S@\S+[.-]$/.test(last.text) ||
        (/\S@|\.\w|^www/i.test(last.text) && /^[.@/]\S+$/.test(first?.text ?? '')) ||
        /^(?:https?:\/\/|www\.)\S+[.\-/]$|^\S+\.\S*\.$|^[^\s/]+\.[^\s/]+\/\S*[-_/]$/.test(last.text) ||
        (/\d{3}[\d\s().-]*[-.]$/.test(last.text) && /^\d{2,7}$/.test(first?.text ?? '')))
    if (above && first && last && isOpen && line.cells.length === 1 && !/\s/.test(first.text)) {
      const cells = [
        ...above.cells.slice(0, -1),
        { ...last, text: last.text + first.text, links: [...last.links, ...first.links] },
      ]
      joined[joined.length - 1] = { ...above, cells, text: cells.map((cell) => cell.text).join('  ') }
    } else joined.push(line)
  }
  return joined
}

/** A place whose parts are elements of their own: `Wichita`, `,` and `Kansas` on one line. */
function isBeside(above: Line, line: Line): boolean {
  const isComma = (text: string) => /^,|,$/.test(text)
  return (
    line.cells.length === 1 &&
    above.page === line.page &&
    Math.abs(above.y - line.y) < 1 &&
    line.x >= above.end - 1 &&
    line.x - above.end < line.size &&
    (isComma(above.text) || isComma(line.text))
  )
}

/** `Visalia,   (US)`: a place that is in two cells. */
function joinPlaces(line: Line): Line {
  const cells: Cell[] = []
  for (const cell of line.cells) {
    const last = cells.at(-1)
    const whole = `${last?.text ?? ''} ${cell.text}`
    if (last?.text.endsWith(',') && placeScore(whole) >= 1.5) cells[cells.length - 1] = { ...last, text: whole }
    else cells.push(cell)
  }
  return cells.length === line.cells.length ? line : { ...line, cells }
}
