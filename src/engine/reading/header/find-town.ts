// The town of a postal address as countries write it: `22 Mill Lane, Leicester LE2 6TF`, `ul. Lipowa 4/12, 35-301 Rzeszów`.
import { isCity, isCountry, isPlaceWord, isRegion } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'

/** Before the town: five or four digits, `3511 PC`, `35-301`, `2900-456`, `13010-100`, `110 00`. */
const codeBefore =
  /^(?:[A-Z]{1,2}[- ])?(?:\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4,6})(?=\s|$)\s*/
/** Behind the town or its region: `LE2 6TF`, `V1Y 2B3`, `43607-1204`, `600042`. */
const codeBehind =
  /\s*(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{3,4})?|\d{6})$/u

const longest = 120

/** The address from its town on, without the street; undefined if the text is no address. */
export function findTown(text: string): string | undefined {
  if (text.length > longest) return undefined
  const parts = text
    .replace(/[.;]$/, '')
    .split(/\s*,\s*|\s+[–—-]\s+/)
    .filter((part) => part !== '')
  if (parts.length > 6 || titleScore(parts[0] ?? '') > 0) return undefined
  if (parts.length === 1 && isTownInBrackets(text)) return text
  const at = townAt(parts)
  return at < 0 ? undefined : parts.slice(at).join(', ')
}

function townAt(parts: readonly string[]): number {
  const coded = parts.findLastIndex((part, index) => hasCode(part) && !(index === 0 && isStreet(part, parts[1])))
  if (coded >= 0) {
    const own = bareTown(parts[coded] ?? '')
    // `24121, Bergamo`
    if (own === '' && isTown(parts[coded + 1] ?? '')) return coded + 1
    if (own === '' ? !codeBehind.test(parts[coded] ?? '') : !isTown(own)) return -1
    if (own !== '' && !isRegion(own) && !codeBehind.test(parts[coded] ?? '')) return coded
    // `TX 78701`, `Argyll PA37 1QA` and a code alone are behind their town.
    let at = coded
    if (own === '' || isRegion(own) || coded > 1) at--
    while (at > 0 && isRegionOf(parts[at] ?? '')) at--
    const town = parts[at] ?? ''
    if (at < coded && isTown(town)) return at
    return own !== '' && !isRegion(own) ? coded : -1
  }
  // `12 Main Street, Leeds`, `Lipowa 4, Kraków` and `14 Harbour Hill, Galway, Ireland`
  const street = parts.findIndex((part) => /\d/.test(part))
  const around = parts.findLastIndex((part) => !isRegionOf(part) && !isCountry(part))
  const isKnown = (part: string) => part.split(/\s*\/\s*/).some(isCity)
  const found = parts.findIndex((part, index) => index > street && isKnown(part))
  const known = found < 0 && around > street && around < parts.length - 1 ? around : found
  return street >= 0 && known > 0 && parts.slice(known).every((part) => isTown(part) || isCountry(part)) ? known : -1
}

/** `1832 Fernwood Ave` before `Toledo`: the number of a house, and no code of a town. */
function isStreet(part: string, next: string | undefined): boolean {
  const isYear = /^(?:19|20)\d{2}\s/.test(part)
  return next === undefined ? isYear : /^\d{4,5}\s/.test(part) && isTown(next) && !isCountry(next) && !isRegion(next)
}

/** `Coslada (Madrid)` */
function isTownInBrackets(text: string): boolean {
  const [, town = '', around = ''] = /^([^()]+) \(([^()]+)\)$/.exec(text) ?? []
  return isTown(town) && !(titleScore(town) > 0) && (isCity(around) || (isRegion(around) && around.length > 2))
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

function isTown(part: string): boolean {
  const names = part.split(/\s*[/()]\s*/).filter((name) => name !== '')
  return (
    /^\p{L}/u.test(part) &&
    names.length > 0 &&
    part.split(/\s+/).length <= 5 &&
    !/\d/.test(part) &&
    names.every(isPlaceWord)
  )
}
