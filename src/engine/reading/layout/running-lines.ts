// Page numbers and lines that come back on every page say nothing of the person.
import type { Line } from '../line.ts'
import type { PageSize } from '../segment.ts'

const pageNumber = /^(?:page\s*)?\d{1,2}(?:\s*(?:of|\/|\|)\s*\d{1,2})?$/i
const nameAndPage = /^.{2,40}\s[-–|•·]\s(?:page\s*)?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/i
/** `R. Lind CV page 1`, `Page 1 - CV of R. Lind`, `CONFIDENTIAL   Page 1 of 2`. */
const wordAndPage = /^.{2,40}\spage\s*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$|^page\s*\d{1,2}\s[-–|•·]\s.{2,40}$/i
const updated = /^(?:last\s+)?updated\b|^generated (?:by|with|on)\b|^printed on\b/i

export function findRunningLines(lines: Line[], pages: readonly PageSize[]): Line[] {
  const repeated = new Map<string, Set<number>>()
  // The level of the last language of one page may head the next one too, and is no running line for that.
  const keyOf = (line: Line) => `${edgeOf(line, pages)} ${withoutNumbers(line.text)}`
  for (const line of lines) {
    if (edgeOf(line, pages) === undefined) continue
    const set = repeated.get(keyOf(line)) ?? new Set()
    repeated.set(keyOf(line), set.add(line.page))
  }
  const name = nameOf(lines)
  return lines.filter((line) => {
    if (edgeOf(line, pages) === undefined) return false
    if (name !== undefined && hasNameAndPage(line, name)) return true
    if (
      pageNumber.test(line.text) ||
      nameAndPage.test(line.text) ||
      wordAndPage.test(line.text) ||
      updated.test(line.text)
    )
      return true
    const on = repeated.get(keyOf(line))
    if (line.page === 0 || (on?.size ?? 0) < 2) return false
    return on?.size === pages.length || lines.some((other) => other.page < line.page && isSamePlace(other, line))
  })
}

/** What stands in the largest letters of the first page. */
function nameOf(lines: readonly Line[]): string | undefined {
  const [largest] = lines.filter(({ page }) => page === 0).toSorted((a, b) => b.size - a.size)
  return largest && /^\p{L}[^\d@]{3,40}$/u.test(largest.text) ? largest.text : undefined
}

/** `Rosa Lind, curriculum vitae   2`, in small letters. */
function hasNameAndPage({ text, size }: Line, name: string): boolean {
  const rest = text.toLowerCase().split(name.toLowerCase())
  const isPage = /^\W*(?:(?:curriculum vitae|r[ée]sum[ée]|cv|page|of|\d{1,2})\W*)*$/i.test(rest.join(' '))
  return rest.length === 2 && isPage && /\d/.test(text) && size < 13
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '#')
}

/** The same words at the same place of another page. */
function isSamePlace(a: Line, b: Line): boolean {
  return a.text === b.text && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2
}

function edgeOf(line: Line, pages: readonly PageSize[]): 'top' | 'bottom' | undefined {
  const height = pages[line.page]?.height ?? 0
  if (line.y < 0.07 * height) return 'top'
  return line.y > 0.92 * height ? 'bottom' : undefined
}
