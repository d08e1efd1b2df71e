import { occupationIndex } from '#engine/library/index.gen.ts'
import { namedOccupation, openNames } from '#engine/library/named-occupation.ts'
import type { SalaryRange } from '#shared/api/jobs.ts'
import type { JobType } from '#shared/job-search.ts'
import { companyKey, type Listing } from './listing.ts'
import { type Place, type PlaceReading, placeKey } from './places.ts'
import { findSpecialWords } from './special-words.ts'

/**
 * A tag is a word of the text index that no text can contain. Whatever a search filters by is one, so that the index
 * alone tells which rows hold.
 */
export const tag = {
  type: (type: JobType) => `=type/${type.toLowerCase()}`,
  city: (city: string) => `=city/${placeKey(city)}`,
  region: (code: string) => `=region/${code.toLowerCase()}`,
  country: (code: string) => `=country/${code.toLowerCase()}`,
  day: (day: number) => `=day/${day}`,
  week: (week: number) => `=week/${week}`,
  pay: (step: number) => `=pay/${step}`,
  company: (company: string) => `=company/${companyKey(company)}`,
  word: (word: string) => `=word/${word}`,
  /** An occupation of the library, so that a search finds the work under any of its names. */
  work: (id: string) => `=work/${id}`,
}

const dayMs = 86_400_000

/** Days since 1970, by which a window of days is a handful of tags. */
export function dayNumber(date: string | Date): number {
  return Math.floor((typeof date === 'string' ? Date.parse(`${date}T00:00:00Z`) : date.getTime()) / dayMs)
}

/** Seven days that begin at a multiple of seven: a month is a handful of tags then, and the index merges few lists. */
export function weekNumber(day: number): number {
  return Math.floor(day / 7)
}

export function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Yearly dollars at which a listing gets a tag: those a person can ask for, and more above to sort by. */
export const paySteps = [
  30_000, 50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000, 300_000, 400_000, 500_000,
] as const

/** Other currencies are not converted: a search by salary means dollars. */
function reachedSteps(range: SalaryRange | null): number[] {
  return range?.currency === 'USD' ? paySteps.filter((step) => range.max >= step) : []
}

/** A city whose state or country is not said must still be found by those who say it. */
export const unknownPlace = 'unknown'

function placeTags({ city, region, country }: Place): string[] {
  const missing = city ? unknownPlace : undefined
  const [regionTag, countryTag] = [region ?? missing, country ?? missing]
  return [
    ...(city ? [tag.city(city)] : []),
    ...(regionTag ? [tag.region(regionTag)] : []),
    ...(countryTag ? [tag.country(countryTag)] : []),
  ]
}

const occupationNames = openNames(occupationIndex)

export function workOf(title: string): string | undefined {
  return namedOccupation(occupationNames, title)
}

export function listingTags(listing: Listing, reading: PlaceReading): string[] {
  const day = dayNumber(listing.postedOn)
  const work = workOf(listing.title)
  const tags = [
    ...listing.types.map(tag.type),
    ...reading.places.flatMap(placeTags),
    tag.day(day),
    tag.week(weekNumber(day)),
    ...reachedSteps(listing.salaryRange).map(tag.pay),
    tag.company(listing.company),
    ...findSpecialWords(listing).map(tag.word),
    ...(work ? [tag.work(work)] : []),
  ]
  return [...new Set(tags)]
}
