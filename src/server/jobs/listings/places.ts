import { areas, cityAliases, countries, regions } from './places-data.ts'

/** One reading of a place; what is not said is not there. Names of cities are keys: lower case, no accents. */
export type Place = { city?: string; region?: string; country?: string }
/** A name can mean several places: New York is a city and a state. */
export type PlaceReading = { places: Place[]; isRemote: boolean }

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const plainText = /^[\x00-\x7f]*$/

const regionByName = new Map<string, string>()
const countryByName = new Map<string, string>()
for (const [code, { names }] of Object.entries(regions))
  for (const name of names) regionByName.set(placeKey(name), code)
for (const [code, names] of Object.entries(countries)) for (const name of names) countryByName.set(placeKey(name), code)

const remoteWords = /\b(?:fully remote|remote(?:ly)?|anywhere|worldwide|work from home|wfh|home[- ]?based|telework)\b/g
const noise =
  /\b(?:area|metro|metropolitan|greater|region|only|based|hybrid|on ?site|near|around|county|office|hq|in)\b/g
/** Half the world isn't a place a search can look up, so it doesn't narrow a listing. */
const everywhere = new Set([
  '',
  'world',
  'global',
  'international',
  'emea',
  'europe',
  'americas',
  'north america',
  'apac',
])

/** Lower case, without accents, its words one space apart. */
export function placeKey(text: string): string {
  // Most names are plain, and this is asked a thousand times a search.
  if (plainText.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, ' ')
      .trim()
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads what a person or a listing writes for a place: `Austin, TX`, `texas`, `NYC`, `Remote (US)`. */
export function readPlace(text: string): PlaceReading {
  const lower = text.toLowerCase()
  const isRemote = lower.search(remoteWords) >= 0
  const parts = lower
    .replace(remoteWords, ',')
    .split(/[,;()/|·–—]| - /)
    .map(placeKey)
    .filter(Boolean)
  const named = areas[parts.join(' ')]
  if (named) return { places: named.map((city) => ({ city })), isRemote }
  const kept = parts
    .map((part) => (isKnown(part) ? part : placeKey(part.replace(noise, ' '))))
    .filter((part) => !everywhere.has(part))
  return { places: kept.length === 0 ? [] : readParts(kept), isRemote }
}

function isKnown(part: string): boolean {
  return regionByName.has(part) || countryByName.has(part) || part in cityAliases || part.toUpperCase() in regions
}

function readParts(parts: string[]): Place[] {
  const [first = '', ...rest] = parts
  if (rest.length === 0) return readOne(first)
  const around: Place = Object.assign({}, ...rest.map(readAround).reverse())
  const asArea = readOne(first).find((place) => !place.city)
  const city = cityAliases[first]?.city ?? first
  // `Texas, USA` begins with no city; `New York, NY` and `Washington, DC` do.
  if (asArea && !around.region) return [{ ...around, ...asArea }]
  return [{ city, ...around }]
}

/** What is behind a city: a state, a province, a country; anything else is passed over. */
function readAround(part: string): Place {
  const code = regionCode(part)
  if (code) return withCountry(code)
  const country = countryByName.get(part)
  return country ? { country } : {}
}

function readOne(part: string): Place[] {
  const alias = cityAliases[part]
  const region = regionByName.get(part)
  if (part === 'new york' || part === 'washington') return [{ city: part }, ...(region ? [withCountry(region)] : [])]
  if (region === 'DC') return [{ city: 'washington', ...withCountry('DC') }]
  if (region) return [withCountry(region)]
  const country = countryByName.get(part)
  if (country) return [{ country }]
  // LA is Los Angeles to more people than it is Louisiana, but it may be either.
  if (alias)
    return [
      readAlias(alias),
      ...(part.length === 2 && part.toUpperCase() in regions && part !== 'dc' ? [withCountry(part.toUpperCase())] : []),
    ]
  if (part.length <= 3 && part.toUpperCase() in regions) return [withCountry(part.toUpperCase())]
  return readCityWithRegion(part) ?? [{ city: part }]
}

/** `austin tx` and `portland oregon`, without a comma. */
function readCityWithRegion(part: string): Place[] | undefined {
  const words = part.split(' ')
  for (let length = Math.min(3, words.length - 1); length >= 1; length -= 1) {
    const tail = words.slice(-length).join(' ')
    const head = words.slice(0, -length).join(' ')
    const code = regionCode(tail)
    const country = countryByName.get(tail)
    if (code) return [{ city: cityAliases[head]?.city ?? head, ...withCountry(code) }]
    if (country) return [{ city: cityAliases[head]?.city ?? head, country }]
  }
  return undefined
}

function readAlias({ city, region }: { city: string; region?: string }): Place {
  return region ? { city, ...withCountry(region) } : { city }
}

function regionCode(part: string): string | undefined {
  const code = part.replaceAll(' ', '').toUpperCase()
  return regionByName.get(part) ?? (code.length <= 3 && code in regions ? code : undefined)
}

function withCountry(code: string): Place {
  const country = regions[code]?.country
  return country ? { region: code, country } : { region: code }
}

function regionName(code: string): string {
  return regions[code]?.names[0] ?? code
}

function countryName(code: string): string {
  return countries[code]?.[0] ?? code
}

/** All words a place can be found by: its state's name as well as its code, and the country. */
export function placeWords({ region, country }: Place): string {
  const words = [region, region ? regionName(region) : '', country ? countryName(country) : '']
  return words.filter(Boolean).join(' ')
}

/** Every state, province and country by name, for mending typing mistakes. */
export const areaNames: readonly string[] = [...regionByName.keys(), ...countryByName.keys()].filter(
  (name) => name.length > 3,
)
