import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { jobSearchSchema } from '#shared/api/jobs.ts'
import { describeDatabases } from '../../../../tests/support/database.ts'
import { ensureSamples } from '../samples/ensure-samples.ts'
import { type GoldQuery, goldQueries, misspelt, nonsense } from './gold-queries.fixture.ts'
import { plainQueries } from './plain-queries.fixture.ts'
import { searchJobs } from './search-jobs.ts'

const today = new Date('2026-11-15T12:00:00Z')

describeDatabases('job search over the samples', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await ensureSamples(database, { now: today })
  })
  afterAll(() => database.close())

  const search = (given: Record<string, string>) => searchJobs(database.db, jobSearchSchema.parse(given), { today })

  const found = new Map<GoldQuery, Awaited<ReturnType<typeof search>>>()
  /** The judged queries are asked once, whatever is then looked at. */
  async function answer(query: GoldQuery) {
    const answered = found.get(query) ?? (await search(query.search))
    found.set(query, answered)
    return answered
  }

  /** The share of the first five that somebody who asked would call right. */
  async function precision(query: GoldQuery): Promise<number> {
    const { jobs } = await answer(query)
    const first = jobs.slice(0, 5)
    return first.length === 0 ? 0 : first.filter((job) => query.relevant.test(job.title)).length / first.length
  }

  it('puts right listings first: of the first five at least nine in ten over the judged queries', async () => {
    expect(goldQueries.length).toBeGreaterThanOrEqual(60)
    const scores: number[] = []
    for (const query of goldQueries) scores.push(await precision(query))
    expect(mean(scores)).toBeGreaterThanOrEqual(0.9)
  })

  it('puts a right listing at the very top of every judged query', async () => {
    for (const query of goldQueries) {
      const { jobs } = await answer(query)
      expect(jobs[0]?.title ?? '', JSON.stringify(query.search)).toMatch(query.relevant)
    }
  })

  it('loses at most a tenth to typing mistakes', async () => {
    const right: number[] = []
    const wrong: number[] = []
    for (const { typed, meant } of misspelt) {
      const gold = goldQueries.find((query) => query.search.query === meant)
      if (!gold) throw new Error(`No judged query ${meant}`)
      right.push(await precision(gold))
      wrong.push(await precision({ ...gold, search: { ...gold.search, query: typed } }))
    }
    expect(mean(wrong)).toBeGreaterThanOrEqual(mean(right) - 0.1)
  })

  it.each(nonsense)('finds nothing for %s', async (query) => {
    const { total, close } = await search({ query })
    expect({ total, close }).toEqual({ total: 0, close: 0 })
  })

  it('comes near every title people type: most of the first five are the work or its neighbours', async () => {
    const shares: number[] = []
    for (const { query, right, near } of plainQueries) {
      const { jobs } = await search({ query })
      const first = jobs.slice(0, 5)
      expect(first.length, query).toBeGreaterThan(0)
      expect(right.test(first[0]?.title ?? '') || near.test(first[0]?.title ?? ''), query).toBe(true)
      const isGood = ({ title }: { title: string }) => right.test(title) || near.test(title)
      shares.push(first.filter(isGood).length / first.length)
    }
    expect(mean(shares)).toBeGreaterThanOrEqual(0.9)
  }, 90_000)

  it('stands what only comes near behind the rest, and counts it apart', async () => {
    const { jobs, total, close, pageCount } = await search({ query: 'sr accountant' })
    expect(total).toBeGreaterThan(0)
    expect(close).toBeGreaterThan(5)
    expect(pageCount).toBe(Math.ceil((total + close) / 20))
    for (const job of jobs.slice(0, total)) expect(job.title).toMatch(/senior/i)
    expect(jobs.slice(total).some(({ title }) => /accountant/i.test(title))).toBe(true)
  })

  it('finds the same work under its other names', async () => {
    const { jobs } = await search({ query: 'customer support manager' })
    const titles = jobs.map(({ title }) => title)
    expect(titles[0]).toBe('Customer Care Team Lead')
    expect(titles).toEqual(expect.arrayContaining(['Customer Support Specialist', 'Customer Success Manager']))
    expect(titles.join()).not.toContain('Product Manager')
  })

  it('takes quotes at their word', async () => {
    expect((await search({ query: '"head of customer service"' })).close).toBe(0)
  })

  it('reads a place behind the work, but not one that titles are made of', async () => {
    const there = await search({ query: 'substitute teacher salt lake city' })
    for (const { location } of there.jobs) expect(location).toBe('Salt Lake City, UT')
    expect((await search({ query: 'welder mobile' })).jobs.map(({ title }) => title)).toContain('Mobile Welder')
  })
})

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('the judged queries', () => {
  it('are all different', () => {
    expect(new Set(goldQueries.map((query) => JSON.stringify(query.search))).size).toBe(goldQueries.length)
  })
})
