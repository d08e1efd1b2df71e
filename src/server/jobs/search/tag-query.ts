import type { JobSearch } from '#shared/api/jobs.ts'
import type { Place, PlaceReading } from '../listings/places.ts'
import { dayNumber, tag, unknownPlace, weekNumber } from '../listings/tags.ts'

/** Tags joined by & and |, in the database's language of text search. Empty means everything. */
export type TagQuery = string

/** A tag may hold anything a company is called. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

export function allOf(queries: TagQuery[]): TagQuery {
  return queries.filter(Boolean).join(' & ')
}

export function anyTag(tags: string[]): TagQuery {
  return tags.length === 0 ? '' : `(${tags.map(quote).join(' | ')})`
}

export function noTag(tags: string[]): TagQuery {
  return allOf(tags.map((one) => `!${quote(one)}`))
}

export function placeQuery({ places, isRemote }: PlaceReading): TagQuery {
  const named = places.length === 0 ? '' : `(${places.map(onePlace).join(' | ')})`
  return allOf([named, isRemote ? anyTag([tag.type('Remote')]) : ''])
}

function onePlace({ city, region, country }: Place): TagQuery {
  const also = (unknown: string) => (city ? [unknown] : [])
  const parts = [city ? anyTag([tag.city(city)]) : '']
  if (region) parts.push(anyTag([tag.region(region), ...also(tag.region(unknownPlace))]))
  else if (country) parts.push(anyTag([tag.country(country), ...also(tag.country(unknownPlace))]))
  return `(${allOf(parts)})`
}

type Filters = Pick<JobSearch, 'jobType' | 'posted' | 'salary' | 'company'>

export function filterQuery({ jobType, posted, salary, company }: Filters, today: Date): TagQuery {
  return allOf([
    jobType && jobType !== 'any' ? anyTag([tag.type(jobType)]) : '',
    posted ? recentQuery(posted, today) : '',
    salary ? anyTag([tag.pay(salary)]) : '',
    company ? anyTag([tag.company(company)]) : '',
  ])
}

/** Today and the days before it, whole weeks by the tag they share. */
export function recentQuery(days: number, today: Date): TagQuery {
  const last = dayNumber(today)
  const tags: string[] = []
  for (let day = last - days; day <= last; day += 1) {
    const isWholeWeek = day % 7 === 0 && day + 6 <= last
    tags.push(isWholeWeek ? tag.week(weekNumber(day)) : tag.day(day))
    if (isWholeWeek) day += 6
  }
  return anyTag(tags)
}

/** The week that today is in and those before it: eight to fourteen days for two. */
export function recentWeeks(weeks: number, today: Date): TagQuery {
  const last = weekNumber(dayNumber(today))
  return anyTag(Array.from({ length: weeks }, (_, back) => tag.week(last - back)))
}
