// Where somebody lives, told by the shape of an address, since no list knows every street and town:
// `16 Aramoho Road, Whanganui 4500` on one line, or its parts below each other.
import type { Found } from '../found.ts'
import { type Line, wordCount } from '../line.ts'
import { companyScore } from '../words/company-words.ts'
import { hasPostcode, isRegion, placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'

const street =
  /^(?:\d{1,5}[A-Za-z]?(?:[/-]\d{1,4})?,?\s+(?:\p{Lu}[\p{L}\d'’.]|\d{1,3}(?:st|nd|rd|th)\s)|\p{Lu}[\p{L} .'’-]+\s\d{1,4}\s?[a-zA-Z]?$)/u
const town =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}\s+)?\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|[a-zäé]{1,4}))*(?:\s\d{4,6})?$/u

/** A street and a town, or a postcode. */
export function isAddress(text: string): boolean {
  const parts = text.split(/,\s*/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 6 || wordCount(text) > 14 || speaksOfWork(text)) return false
  if (hasPostcode(text)) return true
  const [first = '', ...rest] = parts
  return street.test(first) && rest.every((part) => town.test(part) || placeScore(part) > 0)
}

/** `Durban, KwaZulu-Natal` or `Hay NSW` among the contacts: a town and where it is. */
export function isTown(text: string): boolean {
  const parts = text.split(/,\s*/)
  if (!/\p{Ll}/u.test(parts[0] ?? '') || speaksOfWork(text)) return false
  if (parts.length === 1) return placeScore(text) >= 1.2
  return parts.length <= 3 && parts.every((part) => part !== '' && wordCount(part) <= 3 && town.test(part))
}

function speaksOfWork(text: string): boolean {
  return titleScore(text) > 0 || (companyScore(text) >= 2 && !isRegion(text)) || /[@:;!?]/.test(text)
}

/** The lines of an address below each other; the first is a street, or the last has a postcode. */
export function joinAddress(lines: readonly Line[]): { lines: Line[]; address?: Found } {
  for (let from = 0; from < lines.length; from++) {
    const run = addressRun(lines, from)
    if (run.length < 2) continue
    const texts = run.map((line) => line.text.replace(/,$/, ''))
    const source = run.flatMap((line) => line.cells.map((cell) => cell.source))
    return {
      lines: lines.filter((line) => !run.includes(line)),
      address: { value: texts.join(', '), confidence: 0.85, source },
    }
  }
  return { lines: [...lines] }
}

function addressRun(lines: readonly Line[], from: number): Line[] {
  const [first] = lines.slice(from, from + 1)
  if (!first || !isStreetLine(first)) return []
  const run = [first]
  for (const line of lines.slice(from + 1, from + 5)) {
    const above = run.at(-1)
    if (!above || !standsBelow(above, line) || !isPartLine(line)) break
    run.push(line)
  }
  const isCoded = (line: Line) => hasPostcode(line.text) || /^\d{4,6}\s\p{Lu}|\p{L}\s\d{4,6}$/u.test(line.text)
  const end = run.findLastIndex((line, at) => at > 0 && (isCoded(line) || placeScore(line.text) >= 1.5))
  return run.slice(0, end + 1)
}

function isStreetLine(line: Line): boolean {
  return (
    line.cells.length === 1 && street.test(line.text.replace(/,$/, '')) && wordCount(line.text) <= 7 && isPlain(line)
  )
}

function isPartLine(line: Line): boolean {
  if (line.cells.length > 1 || !isPlain(line)) return false
  const parts = line.text.replace(/,$/, '').split(/,\s*/)
  return parts.every((part) => town.test(part) || hasPostcode(part) || placeScore(part) > 0)
}

function isPlain({ text }: Line): boolean {
  return !speaksOfWork(text) && !/\d{7}|\d{3}[ -]\d{3}/.test(text)
}

function standsBelow(above: Line, line: Line): boolean {
  const near = Math.abs(above.x - line.x) < 3 || Math.abs(above.end - line.end) < 3
  return line.page === above.page && line.y > above.y && line.y - above.y < 2 * line.size && near
}
