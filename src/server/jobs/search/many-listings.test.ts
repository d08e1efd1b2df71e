import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { jobSearchSchema } from '#shared/api/jobs.ts'
import { describeDatabases } from '../../../../tests/support/database.ts'
import { ingestListings } from '../listings/ingest-listings.ts'
import type { Listing } from '../listings/listing.ts'
import { dayNumber, dayText } from '../listings/tags.ts'
import { searchJobs } from './search-jobs.ts'

const today = new Date('2026-11-15T12:00:00Z')
const count = 1_320

/** Thirty days of welders, 44 a day; one in ten works part-time, and pay rises with the number. */
function makeListing(index: number): Listing {
  return {
    source: 'test',
    sourceId: String(index),
    title: 'Welder',
    company: `Works ${index}`,
    logo: null,
    types: [index % 10 === 0 ? 'Part-time' : 'Full-time'],
    location: 'Austin, TX',
    salary: null,
    salaryRange: { min: 30_000, max: 40_000 + index * 100, currency: 'USD' },
    postedOn: dayText(dayNumber(today) - (index % 30)),
    description: 'Join plates.',
    url: `https://jobs.example/${index}`,
  }
}

describeDatabases('a search that more than a thousand listings answer', (open) => {
  let database: Database
  const search = (given: Record<string, string>) =>
    searchJobs(database.db, jobSearchSchema.parse({ query: 'welder', ...given }), { today })

  beforeAll(async () => {
    database = await open()
    await ingestListings(
      database,
      Array.from({ length: count }, (_, index) => makeListing(index)),
      { now: today },
    )
  })
  afterAll(() => database.close())

  it('counts a thousand, says that there are more, and begins with the newest', async () => {
    const { jobs, total, isCapped, pageCount } = await search({ sort: 'newest' })
    expect({ total, isCapped, pageCount }).toEqual({ total: 1000, isCapped: true, pageCount: 50 })
    expect(new Set(jobs.map(({ postedDate }) => postedDate))).toEqual(new Set(['2026-11-15']))
  })

  it('begins with the best paid when asked to', async () => {
    const { jobs } = await search({ sort: 'salary' })
    expect(jobs.slice(0, 3).map(({ company }) => company)).toEqual(['Works 1319', 'Works 1318', 'Works 1317'])
  })

  it('shows no listing on two pages, and something on the last', async () => {
    const seen: string[] = []
    for (const page of ['1', '2', '5', '6', '7', '25', '50']) {
      const { jobs } = await search({ page })
      expect(jobs).toHaveLength(20)
      seen.push(...jobs.map(({ id }) => id))
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('counts exactly what a filter leaves', async () => {
    const partTime = await search({ jobType: 'Part-time' })
    expect([partTime.total, partTime.isCapped]).toEqual([132, false])
    expect((await search({ posted: '7' })).total).toBe(8 * 44)
    expect((await search({ posted: '14' })).total).toBe(15 * 44)
    expect((await search({ company: 'Works 7' })).jobs.map(({ company }) => company)).toEqual(['Works 7'])
  })

  it('keeps to what still are too many under a filter', async () => {
    const { total, isCapped, jobs, facets } = await search({ jobType: 'Full-time' })
    expect([total, isCapped]).toEqual([1000, true])
    expect(jobs.every(({ types }) => types.includes('Full-time'))).toBe(true)
    expect(facets.jobType.map(({ value }) => value)).toEqual(['Full-time', 'Part-time'])
  })
})
