import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import { trackedJobs } from '#server/platform/database/schema/jobs.ts'
import type { Job } from '#shared/api/jobs.ts'
import type { SavedSearch, TrackedJob } from '#shared/api/tracked-jobs.ts'
import { buildTestApp } from '../../../../tests/support/app.ts'
import { describeOneDatabase } from '../../../../tests/support/database.ts'
import { openVisitor, signUpAndIn, type Visitor } from '../../../../tests/support/visitor.ts'

const job: Job = {
  id: '0f8fad5b-d9cb-4f1e-8b1a-2d7d3c6f0a11',
  title: 'Welder',
  company: 'Ironmoor Fabrication',
  logo: null,
  type: 'Full-time',
  types: ['Full-time'],
  location: 'Gary, IN',
  salary: '$25 – $32 an hour',
  salaryRange: { min: 52_000, max: 66_560, currency: 'USD' },
  postedDate: '2026-11-14',
  description: 'Weld beams.',
  url: '/jobs/0f8fad5b-d9cb-4f1e-8b1a-2d7d3c6f0a11',
  source: 'Sample listings',
  alsoAt: [],
  sample: true,
}

function follow(changes: Partial<TrackedJob> = {}): TrackedJob {
  const at = '2026-11-15T10:00:00.000Z'
  return {
    id: randomUUID(),
    job,
    status: 'saved',
    notes: '',
    documents: [],
    history: [{ status: 'saved', at }],
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

function keep(changes: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: randomUUID(),
    query: 'welder',
    location: 'Gary, IN',
    jobType: 'Full-time',
    posted: 7,
    salary: 50_000,
    sort: 'newest',
    createdAt: '2026-11-15T10:00:00.000Z',
    ...changes,
  }
}

describeOneDatabase('following jobs', (open) => {
  let database: Database
  let app: FastifyInstance

  beforeAll(async () => {
    database = await open()
    app = await buildTestApp({ database })
  })
  afterAll(() => database.close())

  async function signUp(): Promise<Visitor> {
    const visitor = openVisitor(app)
    await signUpAndIn(visitor)
    return visitor
  }
  const put = (visitor: Visitor, entry: TrackedJob) => visitor.send('PUT', `/api/tracked-jobs/${entry.id}`, entry)
  const list = async (visitor: Visitor): Promise<TrackedJob[]> => (await visitor.get('/api/tracked-jobs')).json()

  it('asks a guest to sign in', async () => {
    const guest = openVisitor(app)
    expect((await guest.get('/api/tracked-jobs')).statusCode).toBe(401)
    expect((await guest.get('/api/saved-searches')).statusCode).toBe(401)
    expect((await put(guest, follow())).statusCode).toBe(401)
  })

  it('keeps a job with its listing, moves it on, and forgets it', async () => {
    const visitor = await signUp()
    const entry = follow()
    expect((await put(visitor, entry)).json()).toEqual(entry)
    const moved: TrackedJob = {
      ...entry,
      status: 'applied',
      notes: 'Sent on Sunday.',
      documents: [{ id: randomUUID(), title: 'Welder resume' }],
      history: [...entry.history, { status: 'applied', at: '2026-11-15T11:00:00.000Z' }],
      updatedAt: '2026-11-15T11:00:00.000Z',
    }
    await put(visitor, moved)
    await put(visitor, moved)
    expect(await list(visitor)).toEqual([moved])
    expect((await visitor.send('DELETE', `/api/tracked-jobs/${entry.id}`)).statusCode).toBe(204)
    expect(await list(visitor)).toEqual([])
  })

  it('lets the later change win, whichever arrives first', async () => {
    const visitor = await signUp()
    const entry = follow({ status: 'interview', updatedAt: '2026-11-16T10:00:00.000Z' })
    await put(visitor, entry)
    const late = await put(visitor, { ...entry, status: 'applied', updatedAt: '2026-11-15T10:00:00.000Z' })
    expect(late.json().status).toBe('interview')
  })

  it('makes one entry of a job saved on two devices', async () => {
    const visitor = await signUp()
    const first = follow()
    await put(visitor, first)
    const second = follow({ notes: 'From the phone.', updatedAt: '2026-11-15T12:00:00.000Z' })
    expect((await put(visitor, second)).json()).toMatchObject({ id: first.id, notes: 'From the phone.' })
    expect(await list(visitor)).toHaveLength(1)
  })

  it('shows nobody what another follows', async () => {
    const [one, other] = [await signUp(), await signUp()]
    const entry = follow()
    await put(one, entry)
    expect(await list(other)).toEqual([])
    expect((await put(other, { ...entry, notes: 'mine' })).statusCode).toBe(409)
    await other.send('DELETE', `/api/tracked-jobs/${entry.id}`)
    expect(await list(one)).toEqual([entry])
  })

  it('refuses what it cannot read', async () => {
    const visitor = await signUp()
    const entry = follow()
    expect((await visitor.send('PUT', `/api/tracked-jobs/${randomUUID()}`, entry)).statusCode).toBe(400)
    expect((await put(visitor, { ...entry, notes: 'x'.repeat(10_001) })).statusCode).toBe(400)
  })

  it('keeps searches, and takes them along into the file of all a person has', async () => {
    const visitor = await signUp()
    const search = keep()
    expect((await visitor.send('PUT', `/api/saved-searches/${search.id}`, search)).json()).toEqual(search)
    expect((await visitor.get('/api/saved-searches')).json()).toEqual([search])
    await visitor.send('DELETE', `/api/saved-searches/${search.id}`)
    expect((await visitor.get('/api/saved-searches')).json()).toEqual([])
  })

  it('keeps no address that would run something, and no job longer than any listing', async () => {
    const visitor = await signUp()
    const put = (changes: Partial<Job>) => {
      const entry = follow({ job: { ...job, ...changes } })
      return visitor.send('PUT', `/api/tracked-jobs/${entry.id}`, entry)
    }
    const refused = await put({ url: 'javascript:alert(1)' })
    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ path: 'job.url' }]])
    const beside = await put({ alsoAt: [{ source: 'Board', url: ' javascript:alert(1)' }] })
    expect([beside.statusCode, beside.json().fields]).toMatchObject([400, [{ path: 'job.alsoAt.0.url' }]])
    expect((await put({ description: 'x'.repeat(200_000) })).statusCode).toBe(413)
    expect((await visitor.get('/api/tracked-jobs')).json()).toEqual([])
    expect((await put({ url: 'https://jobs.example.com/1' })).statusCode).toBe(200)
  })

  it('hands out no such address that was kept before', async () => {
    const visitor = openVisitor(app)
    const { id: userId } = await signUpAndIn(visitor)
    const old = { ...job, url: 'javascript:alert(1)', alsoAt: [{ source: 'Board', url: 'data:text/html,x' }] }
    const { createdAt, updatedAt, ...entry } = follow({ job: old })
    const times = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
    await database.db.insert(trackedJobs).values({ ...entry, ...times, userId, jobId: old.id })
    const [kept] = (await visitor.get('/api/tracked-jobs')).json()
    expect(kept.job).toMatchObject({ url: '', alsoAt: [{ source: 'Board', url: '' }] })
  })
})
