import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { jobs, jobWords } from '#server/platform/database/schema/jobs.ts'
import { type JobResults, jobSchema } from '#shared/api/jobs.ts'
import { jobMessages } from '#shared/job-search.ts'
import { buildTestApp } from '../../../tests/support/app.ts'
import { openTestDatabase } from '../../../tests/support/database.ts'

const today = new Date('2026-11-15T12:00:00Z')

describe('the job calls', () => {
  let database: Database
  let app: FastifyInstance
  let now = today

  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp({ database, clock: () => now })
  })
  afterAll(() => database.close())

  async function search(query: string): Promise<JobResults> {
    const answer = await app.inject(`/api/jobs?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  it.each(['', 'query=', 'query=%20%20', 'location=Austin', 'query=-nurse', 'query=%22%22'])(
    'asks for a job title or keyword where there is none: %s',
    async (query) => {
      const answer = await app.inject(`/api/jobs?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message: jobMessages.queryMissing, fields: [{ path: 'query' }] })
    },
  )

  it('answers listings with every field, samples marked and linked to our own page', async () => {
    const { jobs: found, total, isCapped, silent } = await search('query=nurse')
    expect(total).toBeGreaterThan(10)
    expect(isCapped).toBe(false)
    expect(silent).toEqual([])
    for (const job of found) {
      jobSchema.parse(job)
      expect(job).toMatchObject({ sample: true, url: `/jobs/${job.id}`, logo: expect.stringMatching(/^data:image/) })
    }
  })

  it('keeps to place and type, and calls each listing what was asked for', async () => {
    const remote = await search('query=nurse&jobType=Remote')
    expect(remote.jobs.length).toBeGreaterThan(0)
    for (const job of remote.jobs)
      expect(job).toMatchObject({ type: 'Remote', types: expect.arrayContaining(['Remote']) })
    const texas = await search('query=nurse&location=texas')
    for (const job of texas.jobs) expect(job.location).toMatch(/TX$/)
    const any = await search('query=nurse&jobType=any')
    expect(any.total).toBe((await search('query=nurse')).total)
  })

  it.each([
    ['Austin', /^Austin, TX$/],
    ['austin tx', /^Austin, TX$/],
    ['Austin, Texas', /^Austin, TX$/],
    ['TX', /TX$/],
    ['Texass', /TX$/],
    ['Huston', /^Houston, TX$/],
    ['Huston, TX', /^Houston, TX$/],
    ['NYC', /^New York, NY$/],
    ['Washington DC', /^Washington, DC$/],
    ['remote', /^Remote/],
  ])('understands %s for a place', async (location, expected) => {
    const { jobs: found } = await search(`query=nurse&location=${encodeURIComponent(location)}`)
    const others = await search(`query=engineer&location=${encodeURIComponent(location)}`)
    const all = [...found, ...others.jobs]
    expect(all.length).toBeGreaterThan(0)
    for (const job of all) expect(job.location).toMatch(expected)
  })

  it('says what it searched for in place of misspelt words', async () => {
    const found = await search('query=acountant&location=Chigago')
    expect(found.corrected).toEqual({ query: 'accountant', location: 'Chicago' })
    expect(found.jobs[0]?.title).toMatch(/Accountant/)
  })

  it('counts what each further choice would leave', async () => {
    const { total, facets } = await search('query=nurse')
    const partTime = facets.jobType.find(({ value }) => value === 'Part-time')
    expect(partTime?.count).toBe((await search('query=nurse&jobType=Part-time')).total)
    const week = facets.posted.find(({ value }) => value === '7')
    expect(week?.count).toBe((await search('query=nurse&posted=7')).total)
    const well = facets.salary.find(({ value }) => value === '75000')
    expect(well?.count).toBe((await search('query=nurse&salary=75000')).total)
    const chosen = await search('query=nurse&jobType=Part-time')
    expect(chosen.facets.jobType).toEqual(facets.jobType)
    expect(total).toBeGreaterThan(chosen.total)
  })

  it('sorts by date and by pay', async () => {
    const newest = (await search('query=engineer&sort=newest')).jobs.map(({ postedDate }) => postedDate)
    expect(newest).toEqual([...newest].sort().reverse())
    const pay = (await search('query=engineer&sort=salary')).jobs.map(({ salaryRange }) => salaryRange?.max ?? 0)
    expect(pay).toEqual([...pay].sort((one, other) => other - one))
  })

  it('shows each listing once over all pages', async () => {
    const first = await search('query=manager')
    expect(first.pageCount).toBeGreaterThan(1)
    const ids: string[] = []
    for (let page = 1; page <= first.pageCount; page += 1) {
      ids.push(...(await search(`query=manager&page=${page}`)).jobs.map(({ id }) => id))
    }
    expect(ids).toHaveLength(first.total + first.close)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await search('query=manager&page=50')).jobs).toEqual([])
  })

  it('understands phrases and exclusions', async () => {
    const phrase = await search(`query=${encodeURIComponent('"project manager" -construction')}`)
    expect(phrase.jobs.length).toBeGreaterThan(1)
    expect(phrase.jobs.map(({ title }) => title)).not.toContain('Construction Project Manager')
  })

  it('suggests what would find something where nothing was found', async () => {
    const none = await search('query=welder&location=Boston')
    expect(none.jobs).toEqual([])
    expect(none.suggestions[0]).toMatchObject({ query: 'welder', location: null })
    expect(none.suggestions[0]?.count).toBeGreaterThan(3)
  })

  it('answers one listing, and knows nothing of another', async () => {
    const [job] = (await search('query=welder')).jobs
    expect((await app.inject(`/api/jobs/${job?.id}`)).json()).toEqual(job)
    const gone = await app.inject('/api/jobs/00000000-0000-4000-8000-000000000000')
    expect(gone.statusCode).toBe(404)
    expect(gone.json().message).toMatch(/no longer here/)
  })

  it.each(['jobType=Weekend', 'posted=5', 'salary=1', 'page=0', 'page=x', 'sort=best', `query=${'a'.repeat(300)}`])(
    'refuses %s',
    async (part) => {
      expect((await app.inject(`/api/jobs?query=nurse&${part}`)).statusCode).toBe(400)
    },
  )

  it.each(['%', "o'brien", '\\', '((', '&|!', ':*', '<->', '"', '-', '\u0000nurse', '🦄', 'a'.repeat(200)])(
    'bears %s for a query',
    async (query) => {
      const answer = await app.inject(`/api/jobs?query=${encodeURIComponent(query)}`)
      expect([200, 400]).toContain(answer.statusCode)
    },
  )

  it('dates the samples anew each day, under the same ids, while searches go on with those of the day before', async () => {
    const newest = async () => (await search('query=welder&sort=newest')).jobs[0]
    const before = await newest()
    expect(before?.postedDate).toBe('2026-11-14')
    now = new Date(today.getTime() + 86_400_000)
    expect(await newest()).toEqual(before)
    await vi.waitFor(async () => expect(await newest()).toMatchObject({ id: before?.id, postedDate: '2026-11-15' }))
    now = today
  })

  it('brings the samples back when a crash emptied the tables', async () => {
    await database.db.delete(jobs)
    await database.db.delete(jobWords)
    const restarted = await buildTestApp({ database, clock: () => today })
    expect((await restarted.inject('/api/jobs?query=nurse')).json().total).toBeGreaterThan(10)
  })

  it('shows no samples once a source is on', async () => {
    const real = await buildTestApp({ database, clock: () => today, env: { JOB_SOURCES: 'remotive' } })
    expect((await real.inject('/api/jobs?query=nurse')).json().total).toBe(0)
  })
})
