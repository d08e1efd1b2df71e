// Where somebody lives: the town of an address as countries write it, told by its code or its street, or by its shape,
// since no list knows every town: `22 Mill Lane, Leicester LE2 6TF`, `ul. Lipowa 4/12, 35-301 Rzeszów`,
// `16 Aramoho Road, Whanganui 4500` on one line, or its parts below each other.
import type { Found } from '../found.ts'
import { type Line, sourceOf, wordCount } from '../line.ts'
import { companyScore } from '../words/company-words.ts'
import { hasPostcode, isCity, isCountry, isPlaceWord, isRegion, placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { isTown } from '../words/towns.ts'

const street =
  /^(?:\d{1,5}[A-Za-z]?(?:[/-]\d{1,4})?,?\s+(?:\p{Lu}[\p{L}\d'’.]|\d{1,3}(?:st|nd|rd|th)\s)|\p{Lu}[\p{L} .'’-]+\s\d{1,4}\s?[a-zA-Z]?$)/u
const town =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}\s+)?\p{Lu}[\p{L}\p{M}.'’-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|[a-zäé]{1,4}))*(?:\s\d{4,6})?$/u

/** Before the town: five or four digits, `3511 PC`, `35-301`, `2900-456`, `13010-100`, `110 00`. */
const codeBefore =
  /^(?:[A-Z]{1,2}[- ])?(?:\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4,6})(?=\s|$)\s*/
/** Behind the town or its region: `LE2 6TF`, `V1Y 2B3`, `43607-1204`, `600042`. */
const codeBehind =
  /\s*(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{3,4})?|\d{6})$/u

const longest = 120

/** What of a text is kept as the place; `isAmong`: beside other contacts, where less is needed to tell a town. */
/** `Toowoomba QLD (happy to travel)` */
function withoutAside(text: string): string {
  return text.replace(/\s*\(\p{Ll}[^()]*\)$/u, '')
}

export function findPlace(given: string, { isAmong = false } = {}): string | undefined {
  const text = withoutAside(given)
  const town = findTown(text)
  if (town !== undefined || placeScore(text) >= 1.5) return town ?? text
  return withoutStreet(text) ?? (isAmong && couldBeTown(text) ? text : undefined)
}

/** The rest of a street and a town, or of what ends in a postcode. */
function withoutStreet(text: string): string | undefined {
  const parts = text.split(/,\s*/).filter((part) => part !== '')
  const [first = '', ...rest] = parts
  if (parts.length < 2 || parts.length > 6 || wordCount(text) > 14 || speaksOfWork(text)) return undefined
  const isStreet = street.test(first)
  if (!hasPostcode(text) && !(isStreet && rest.every((part) => town.test(part) || placeScore(part) > 0)))
    return undefined
  return isStreet ? rest.join(', ') : text
}

/** `Durban, KwaZulu-Natal` or `Hay NSW`: a town and where it is. */
function couldBeTown(text: string): boolean {
  const parts = text.split(/,\s*/)
  if (!/\p{Ll}/u.test(parts[0] ?? '') || speaksOfWork(text)) return false
  if (parts.length === 1) return placeScore(text) >= 1.2 || isTown(text)
  return parts.length <= 3 && parts.every((part) => part !== '' && wordCount(part) <= 3 && town.test(part))
}

/** The address from its town on, without the street; undefined if the text is no address. */
export function findTown(text: string): string | undefined {
  if (text.length > longest) return undefined
  const parts = text
    .replace(/[.;]$/, '')
    .split(/\s*,\s*|\s+[–—-]\s+/)
    .filter((part) => part !== '')
  // `14 Tanner Row` is a street, whatever a tanner is.
  const isHouse =
    /^\d{1,4}[a-z]?\s.*(?:^|\s)(?:row|street|st|road|rd|lane|ln|avenue|ave|close|way|drive|place|court|terrace|crescent|square|hill|grove|gardens|park)$/i.test(
      parts[0] ?? '',
    )
  if (parts.length > 6 || (!isHouse && titleScore(parts[0] ?? '') > 0)) return undefined
  if (parts.length === 1 && isTownInBrackets(text)) return text
  const at = townAt(parts)
  return at < 0 ? undefined : parts.slice(at).join(', ')
}

function townAt(parts: readonly string[]): number {
  const coded = parts.findLastIndex((part, index) => hasCode(part) && !(index === 0 && isStreet(part, parts[1])))
  if (coded >= 0) {
    const own = bareTown(parts[coded] ?? '')
    // `24121, Bergamo`
    const next = parts[coded + 1] ?? ''
    if (own === '' && isTownName(next) && !isCountry(next) && !isRegionOf(next)) return coded + 1
    // `45 Protea Street, Randburg, 2194`
    const above = parts[coded - 1] ?? ''
    if (own === '' && /^\d{4}$/.test(parts[coded] ?? '') && coded > 1 && isTownName(above)) return coded - 1
    if (own === '' ? !codeBehind.test(parts[coded] ?? '') : !isTownName(own)) return -1
    if (own !== '' && !isRegion(own) && !codeBehind.test(parts[coded] ?? '')) return coded
    // `TX 78701`, `Argyll PA37 1QA` and a code alone are behind their town.
    let at = coded
    if (own === '' || isRegion(own) || coded > 1) at--
    while (at > 0 && (isRegionOf(parts[at] ?? '') || isCounty(parts, at))) at--
    const town = parts[at] ?? ''
    if (at < coded && isTownName(town)) return at
    return own !== '' && !isRegion(own) ? coded : -1
  }
  // `12 Main Street, Leeds`, `Lipowa 4, Kraków` and `14 Harbour Hill, Galway, Ireland`
  const street = parts.findIndex((part) => /\d/.test(part))
  const around = parts.findLastIndex((part) => !isRegionOf(part) && !isCountry(part))
  const isKnown = (part: string) => part.split(/\s*\/\s*/).some(isCity)
  const found = parts.findIndex((part, index) => index > street && isKnown(part))
  const known = found < 0 && around > street && around < parts.length - 1 ? around : found
  return street >= 0 && known > 0 && parts.slice(known).every((part) => isTownName(part) || isCountry(part))
    ? known
    : -1
}

/** `Northumberland` behind `Hexham` and a street. */
function isCounty(parts: readonly string[], at: number): boolean {
  const [above = '', own = ''] = parts.slice(at - 1)
  return at > 1 && isTown(above) && !isCity(own) && street.test(parts[0] ?? '')
}

/** `1832 Fernwood Ave` before `Toledo`: the number of a house, and no code of a town. */
function isStreet(part: string, next: string | undefined): boolean {
  const isYear = /^(?:19|20)\d{2}\s/.test(part)
  return next === undefined
    ? isYear
    : /^\d{4,5}\s/.test(part) && isTownName(next) && !isCountry(next) && !isRegion(next)
}

/** `Coslada (Madrid)` */
function isTownInBrackets(text: string): boolean {
  const [, town = '', around = ''] = /^([^()]+) \(([^()]+)\)$/.exec(text) ?? []
  return isTownName(town) && !(titleScore(town) > 0) && (isCity(around) || (isRegion(around) && around.length > 2))
}

/** `OH`, `SP`, `Argyll` */
function isRegionOf(part: string): boolean {
  return /^[A-Z]{2,3}$/.test(part) || (isRegion(part) && !isCity(part))
}

function hasCode(part: string): boolean {
  return codeBefore.test(part) || codeBehind.test(part)
}

function bareTown(part: string): string {
  return part.replace(codeBefore, '').replace(codeBehind, '').trim()
}

function isTownName(part: string): boolean {
  const names = part.split(/\s*[/()]\s*/).filter((name) => name !== '')
  return (
    /^\p{L}/u.test(part) &&
    names.length > 0 &&
    part.split(/\s+/).length <= 5 &&
    !/\d/.test(part) &&
    names.every(isPlaceWord)
  )
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
    const source = run.flatMap(sourceOf)
    return {
      lines: lines.filter((line) => !run.includes(line)),
      address: { value: findPlace(texts.join(', ')) ?? texts.join(', '), confidence: 0.85, source },
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
  const isCentred = Math.abs(above.x + above.end - line.x - line.end) < 6
  const near = isCentred || Math.abs(above.x - line.x) < 3 || Math.abs(above.end - line.end) < 3
  return line.page === above.page && line.y > above.y && line.y - above.y < 2 * line.size && near
}
