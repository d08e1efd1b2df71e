import type { JobSearch } from '#shared/api/jobs.ts'
import type { Place, PlaceReading } from '../listings/places.ts'
import { dayNumber, tag, unknownPlace } from '../listings/tags.ts'

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

/** Today and the days before it. */
export function recentQuery(days: number, today: Date): TagQuery {
  const last = dayNumber(today)
  return anyTag(Array.from({ length: days + 1 }, (_, back) => tag.day(last - back)))
}
