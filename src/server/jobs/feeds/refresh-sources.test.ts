import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { jobSources, jobs } from '#server/platform/database/schema/jobs.ts'
import type { HttpCall } from '#server/platform/http.ts'
import { describeDatabases } from '../../../../tests/support/database.ts'
import { listSilentSources } from '../sources-store.ts'
import { type RefreshOptions, refreshDueSources } from './refresh-sources.ts'
import { sourceAnswers } from './source-answers.fixture.ts'

const start = new Date('2026-11-15T12:00:00Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
const log = { info: () => {}, warn: () => {} }

describeDatabases('refreshing the job sources', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.delete(jobs)
    await database.db.delete(jobSources)
  })

  type World = Record<string, () => Promise<Response>>

  function refresh(env: Record<string, string>, at: Date, world: World, more: Partial<RefreshOptions> = {}) {
    const asked: string[] = []
    const call: HttpCall = async (url) => {
      const { host } = new URL(String(url))
      asked.push(host)
      return (world[host] ?? (async () => new Response('', { status: 500 })))()
    }
    const settings = readConfig(env).jobs
    return refreshDueSources({
      database,
      settings,
      clock: () => at,
      log,
      openCall: () => call,
      pauseMs: 0,
      ...more,
    }).then(() => asked)
  }

  const remotive: World = { 'remotive.com': async () => Response.json(sourceAnswers.remotive) }
  const titles = async () =>
    (await database.db.select({ title: jobs.title }).from(jobs)).map(({ title }) => title).sort()

  it('calls nobody while no source is on', async () => {
    expect(await refresh({}, start, remotive)).toEqual([])
  })

  it('brings listings in, and asks again only when the turn is due', async () => {
    const env = { JOB_SOURCES: 'remotive' }
    expect(await refresh(env, start, remotive)).toEqual(['remotive.com'])
    expect(await titles()).toEqual(['Backend Engineer', 'Copy Editor'])
    expect(await refresh(env, hours(5), remotive)).toEqual([])
    expect(await refresh(env, hours(6.1), remotive)).toEqual(['remotive.com'])
    expect(await titles()).toHaveLength(2)
  })

  it('asks once when several processes find a turn due', async () => {
    const env = { JOB_SOURCES: 'remotive' }
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const slow: World = { 'remotive.com': () => held.then(() => Response.json(sourceAnswers.remotive)) }
    const first = refresh(env, start, slow)
    await expect.poll(async () => (await database.db.select().from(jobSources))[0]?.leasedUntil).toBeTruthy()
    expect(await refresh(env, start, remotive)).toEqual([])
    release()
    expect(await first).toEqual(['remotive.com'])
  })

  it('does not let a failing source hide the others, names it, and waits longer each time', async () => {
    const env = { JOB_SOURCES: 'remotive,jobicy' }
    expect(await refresh(env, start, remotive)).toEqual(['jobicy.com', 'remotive.com'])
    expect(await titles()).toHaveLength(2)
    expect(await listSilentSources(database.db, ['remotive', 'jobicy'])).toEqual([
      { source: 'jobicy', since: start.toISOString() },
    ])
    expect(await refresh(env, hours(0.1), remotive)).toEqual([])
    expect(await refresh(env, hours(0.2), remotive)).toEqual(['jobicy.com'])
    expect(await refresh(env, hours(0.4), remotive)).toEqual([])
    expect(await refresh(env, hours(0.6), remotive)).toEqual(['jobicy.com'])
    const [row] = await database.db.select().from(jobSources).where(eq(jobSources.source, 'jobicy'))
    expect(row).toMatchObject({ failures: 3, note: 'answered 500' })
    const mended = { ...remotive, 'jobicy.com': async () => Response.json(sourceAnswers.jobicy) }
    await refresh(env, hours(3), mended)
    expect(await listSilentSources(database.db, ['remotive', 'jobicy'])).toEqual([])
  })

  it('joins an opening that two sources post, with a link to both', async () => {
    const [first] = (sourceAnswers.remotive as { jobs: Record<string, unknown>[] }).jobs // the fixture above
    const same = {
      jobs: [
        {
          ...(sourceAnswers.jobicy as { jobs: Record<string, unknown>[] }).jobs[0],
          jobTitle: 'Backend Engineer (m/f/d)',
          companyName: 'Quartz Harbor, Inc.',
          jobGeo: 'USA Only',
        },
      ],
    }
    const world = {
      'remotive.com': async () => Response.json({ jobs: [first] }),
      'jobicy.com': async () => Response.json(same),
    }
    await refresh({ JOB_SOURCES: 'remotive' }, start, world)
    await refresh({ JOB_SOURCES: 'remotive,jobicy' }, hours(1), world)
    const rows = await database.db.select().from(jobs)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.alsoAt).toEqual([{ source: 'jobicy', url: 'https://jobicy.com/jobs/77120-product-designer' }])
  })

  it('drops what a complete feed no longer has, but nothing when the feed fails', async () => {
    const env = { JOB_SOURCES: 'remotive' }
    await refresh(env, start, remotive)
    await refresh(env, hours(7), {})
    expect(await titles()).toHaveLength(2)
    const [kept] = (sourceAnswers.remotive as { jobs: unknown[] }).jobs // the fixture above
    await refresh(env, hours(14), { 'remotive.com': async () => Response.json({ jobs: [kept] }) })
    expect(await titles()).toEqual(['Backend Engineer'])
  })

  it('forgets listings that grew old', async () => {
    const env = { JOB_SOURCES: 'jobicy' }
    await refresh(env, start, { 'jobicy.com': async () => Response.json(sourceAnswers.jobicy) })
    expect(await titles()).toHaveLength(1)
    await refresh(env, hours(24 * 70), { 'jobicy.com': async () => Response.json({ jobs: [] }) })
    expect(await titles()).toEqual([])
  })

  it('keeps the boards that answer when one does not', async () => {
    const env = { JOB_BOARDS: 'greenhouse:acme,greenhouse:gone' }
    let turn = 0
    const world = {
      'boards-api.greenhouse.io': async () => {
        turn += 1
        return turn === 1 ? Response.json(sourceAnswers.greenhouse) : new Response('', { status: 404 })
      },
    }
    await refresh(env, start, world)
    expect(await titles()).toEqual(['Site Reliability Engineer'])
    const [row] = await database.db.select().from(jobSources)
    expect(row?.note).toBe('answered 404 (gone)')
  })
})
