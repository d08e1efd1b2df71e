import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChildEnd, type ChildPoolOptions, createChildPool } from './child-pool.ts'

const script = `
process.on('message', ({ job }) => {
  if (job === 'die') process.exit(1)
  if (job === 'be killed') process.kill(process.pid, 'SIGKILL')
  if (job === 'loop') for (;;) {}
  if (job === 'wait') return
  if (job === 'count') process.send({ type: 'progress', progress: 1 })
  process.send({ type: 'result', result: job + ' by ' + process.pid, shouldRetire: job === 'swell' })
})
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-'))
  writeFileSync(join(folder, 'child.cjs'), script)
})
afterAll(() => rm(folder, { recursive: true }))

const pools: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.close())))

function createPool(options: Partial<ChildPoolOptions> = {}) {
  const started: Promise<unknown>[] = []
  const pool = createChildPool<string, string, number>({
    startChild: () => {
      const child = fork(join(folder, 'child.cjs'), { execArgv: [] })
      started.push(once(child, 'exit'))
      return child
    },
    size: 1,
    queueLimit: 2,
    silenceLimitMs: 60_000,
    jobsPerChild: 100,
    idleLimitMs: null,
    lostJob: () => new Error('lost'),
    ...options,
  })
  pools.push(pool)
  return { pool, started }
}

const processOf = (answer: string) => answer.split(' ').at(-1)

describe('the pool of child processes', () => {
  it('gives one process job after job', async () => {
    const { pool, started } = createPool()
    pool.warm()
    const first = await pool.run('one')
    expect(processOf(await pool.run('two'))).toBe(processOf(first))
    expect(started).toHaveLength(1)
  })

  it('loses only the job of a process that dies', async () => {
    const { pool } = createPool()
    const [lost, kept] = await Promise.allSettled([pool.run('die'), pool.run('next')])
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'lost' } })
    expect(kept.status).toBe('fulfilled')
  })

  it('tells how the process of a lost job ended', async () => {
    const ends: ChildEnd[] = []
    const { pool } = createPool({
      lostJob: (end) => {
        ends.push(end)
        return new Error('lost')
      },
    })
    await Promise.allSettled([pool.run('die'), pool.run('be killed')])
    expect(ends).toEqual([
      { type: 'exit', signal: null },
      { type: 'exit', signal: 'SIGKILL' },
    ])
  })

  it('kills a process that loops', async () => {
    const ends: ChildEnd[] = []
    const { pool, started } = createPool({
      silenceLimitMs: 3000,
      lostJob: (end) => {
        ends.push(end)
        return new Error('lost')
      },
    })
    await expect(pool.run('loop')).rejects.toThrow('lost')
    expect(ends).toEqual([{ type: 'silence' }])
    await started[0]
    await expect(pool.run('next')).resolves.toContain('next')
  })

  it('kills the process when nobody waits for the answer', async () => {
    const { pool, started } = createPool()
    const stop = new AbortController()
    const running = pool.run('wait', { signal: stop.signal })
    const waiting = pool.run('never begun', { signal: stop.signal })
    stop.abort()
    await expect(running).rejects.toThrow('stopped')
    await expect(waiting).rejects.toThrow('stopped')
    await expect(pool.run('next')).resolves.toContain('next')
    await started[0]
  })

  it('tells how far a job is', async () => {
    const { pool } = createPool()
    const heard: number[] = []
    await pool.run('count', { onProgress: (progress) => heard.push(progress) })
    expect(heard).toEqual([1])
  })

  it('turns away more jobs than may wait', async () => {
    const { pool } = createPool({ queueLimit: 1 })
    const jobs = ['one', 'two', 'three'].map((job) => pool.run(job))
    const results = await Promise.allSettled(jobs)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(results[2]).toMatchObject({ reason: { code: 'busy', details: { retryAfterSeconds: expect.any(Number) } } })
  })

  it('replaces a process after its share of jobs, and one that has grown', async () => {
    const { pool, started } = createPool({ jobsPerChild: 2 })
    for (const job of ['one', 'two', 'swell', 'four']) await pool.run(job)
    expect(started.length).toBeGreaterThanOrEqual(3)
    await started[0]
  })

  it('leaves no process behind when it is closed', async () => {
    const { pool, started } = createPool()
    const lost = expect(pool.run('wait')).rejects.toThrow('lost')
    await pool.close()
    await lost
    await started[0]
  })
})
