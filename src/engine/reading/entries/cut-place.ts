// A name and the place behind it: `Meridian Labs, Chicago, IL`.
import { isCity, isCountry, isRegion, placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { isTown } from '../words/towns.ts'
import { hideBrackets } from './hide-brackets.ts'

/** Behind a dash, whatever else the town may be: `Macon` is a mason in French. */
export function isInState(text: string): boolean {
  const [, town = '', state = ''] = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?) ([A-Z]{2})$/u.exec(text) ?? []
  return town !== '' && isRegion(state) && placeScore(text) >= 1.2
}

/** `Macon GA` behind a comma. */
function isTownInState(text: string): boolean {
  const [, town = '', state = ''] = /^(.+?),? ([A-Z]{2,3})$/.exec(text) ?? []
  return isRegion(state) && (isTown(town) || isCity(town))
}

/** `Lower Hexley NS`: behind a name a province makes a town of any. */
export function isInProvince(text: string): boolean {
  return /^\p{Lu}[\p{L}.'’ -]+ [A-Z]{2,3}$/u.test(text) && placeScore(text) >= 1.2 && !(titleScore(text) > 0)
}

const placeholder = /^(.*?)[\s,－–-]*\b(City\s*,\s*State(?:\s*,\s*(?:USA|Country))?)(?:\s+(.*))?$/
const townAndState = /^(.+?)\s+((?:\p{Lu}[\p{L}.]+\s){0,2}\p{Lu}\p{L}+)\s*,\s*([A-Z]{2})\s+(\p{Lu}.*)$/u

/** `Mercy Hospital Boston , MA Staff Nurse`, and what stands for a place in a resume without names: `City , State`. */
function cutInnerPlace(text: string): string[] | undefined {
  const [, before = '', place = '', after = ''] = placeholder.exec(text) ?? []
  if (place !== '' && before + after !== '') return [before, place, after].filter((part) => part !== '')
  const [, name = '', words = '', state = '', rest = ''] = townAndState.exec(text) ?? []
  if (!isRegion(state) || !(titleScore(rest) > 0)) return undefined
  // The town is as many of the last words as are known for one; the others belong to the name.
  const all = words.split(' ')
  const start = all.findIndex((_, at) => isCity(all.slice(at).join(' ')))
  if (start < 0) return undefined
  return [[name, ...all.slice(0, start)].join(' '), `${all.slice(start).join(' ')}, ${state}`, rest]
}

/** `Meridian Labs, Chicago, IL` is a name and a place. */
export function cutPlace(whole: string): string[] {
  // `St. Brigid Hospital, Duluth MN (290 beds)`: what is said of the employer stands behind its town.
  const [, named = '', remark = ''] = /^(.+?,.+?)\s*(\((?:\d|\p{Ll})[^()]*\))$/u.exec(whole) ?? []
  if (named === '') return cutBare(whole)
  const parts = cutBare(named)
  return parts.length === 2 && placeScore(parts[1] ?? '') >= 2 ? [...parts, remark] : cutBare(whole)
}

function cutBare(text: string): string[] {
  const inner = cutInnerPlace(text)
  if (inner) return inner
  // `Halbrand Appliances, Łódź, Poland` could be three places: the last two are one for sure.
  const parts = text.split(/,\s+/)
  const tail = parts.slice(-2).join(', ')
  const before = parts.at(-3) ?? ''
  const isLonger = isCity(before) || isRegion(parts.at(-2) ?? '') || /^\d/.test(before)
  if (parts.length >= 3 && !isLonger && isCountryOrRegion(parts.at(-1) ?? '') && placeScore(tail) >= 2) {
    return [parts.slice(0, -2).join(', '), tail]
  }
  // `Lind Staffing-Tempe, AZ`, as job sites write it.
  const [, firm = '', city = ''] = /^([^,]+ [^,]*\p{L})-(\p{Lu}[\p{L}.'’ ]+, [A-Z]{2})$/u.exec(text) ?? []
  if (isInProvince(city.replace(',', '')) && placeScore(firm) < 2 && !isHyphenated(`${firm}-${city}`))
    return [firm, city]
  if (placeScore(text) >= 2) return [text]
  const [, host = '', town = '', land = ''] = /^(.+), ([^,()]+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  if (isCountry(land) && placeScore(`${town}, ${land}`) >= 2) {
    const [, name = host, street = ''] = /^(.+), ([^,]+\s\d+[a-z]?)$/.exec(host) ?? []
    return [name, `${street === '' ? '' : `${street}, `}${town} (${land})`]
  }
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(text)
  if (inBrackets?.[1] && inBrackets[2] && placeScore(inBrackets[2]) >= 2) return [inBrackets[1], inBrackets[2]]
  const open = hideBrackets(text)
  for (let comma = open.indexOf(','); comma > 0; comma = open.indexOf(',', comma + 1)) {
    const before = text.slice(0, comma).trim()
    // `Brandt Care, placements in Houston, TX`
    const after = text
      .slice(comma + 1)
      .trim()
      .replace(/^(?:\p{Ll}+ )?in (?=\p{Lu})/u, '')
    if (placeScore(after) >= 2 && (!(titleScore(after) > 0) || isTownInState(after))) return [before, after]
  }
  return [text]
}

/** `City of Wilkes-Barre, PA` */
function isHyphenated(text: string): boolean {
  const [, town = ''] = /(\S+-[^,]+),/.exec(text) ?? []
  return isTown(town) || isCity(town) || / of \S+$/.test(text.split(',')[0] ?? '')
}

function isCountryOrRegion(text: string): boolean {
  return isCountry(text) || isRegion(text)
}
