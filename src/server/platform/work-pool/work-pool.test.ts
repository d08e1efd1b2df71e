import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkPool, type WorkPoolOptions } from './work-pool.ts'
import { childHandle, threadHandle } from './worker-handle.ts'

/** Does what it is told: to answer, to fail, to wait, to loop, to die. */
const script = `
const { parentPort, threadId } = require('node:worker_threads')
const name = parentPort ? threadId : process.pid
const say = (message) => (parentPort ? parentPort.postMessage(message) : process.send(message))
;(parentPort ?? process).on('message', ({ job }) => {
  if (job === 'die') process.exit(1)
  if (job === 'loop') for (;;) {}
  if (job === 'wait') return
  if (job === 'fail') return say({ type: 'failure', failure: { fault: 'no such face' } })
  if (job === 'refuse') return say({ type: 'failure', failure: { code: 'too-large', message: 'Too long.', fields: [{ path: 'text', message: 'Too long.' }] } })
  if (job === 'count') say({ type: 'progress', progress: 1 })
  say({ type: 'result', result: job + ' by ' + name, shouldRetire: job === 'swell' })
})
say({ type: 'ready' })
`

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-'))
  file = join(folder, 'worker.cjs')
  writeFileSync(file, script)
})
afterAll(() => rm(folder, { recursive: true }))

const pools: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.close())))

/** What is started, and when each has ended. */
const kinds = {
  threads: (ended: Promise<unknown>[]) => () => {
    const thread = new Worker(file)
    ended.push(once(thread, 'exit'))
    return threadHandle(thread)
  },
  'child processes': (ended: Promise<unknown>[]) => () => {
    const child = fork(file, { execArgv: [] })
    ended.push(once(child, 'exit'))
    return childHandle(child)
  },
}

describe.each(['threads', 'child processes'] as const)('a pool of %s', (kind) => {
  function openPool(options: Partial<WorkPoolOptions> = {}) {
    const ended: Promise<unknown>[] = []
    const pool = createWorkPool<string, string, number>({
      start: kinds[kind](ended),
      size: 1,
      queueLimit: 10,
      clientLimit: 10,
      retryAfterSeconds: 2,
      timeLimitMs: 60_000,
      lostJob: () => new Error('lost'),
      ...options,
    })
    pools.push(pool)
    const run = (job: string, more: { client?: string; signal?: AbortSignal } = {}) =>
      pool.run(job, { client: 'ann', ...more })
    return { pool, run, ended }
  }
  const workerOf = (answer: string) => answer.split(' ').at(-1)

  it('starts none before the first job and then gives one job after job', async () => {
    const { run, ended } = openPool({ size: 4 })
    expect(ended).toHaveLength(0)
    const first = await run('one')
    expect(workerOf(await run('two'))).toBe(workerOf(first))
    expect(ended).toHaveLength(1)
  })

  it('answers each job with its own result', async () => {
    const { run } = openPool({ size: 2 })
    const answers = await Promise.all(['one', 'two', 'three', 'four', 'five'].map((job) => run(job)))
    expect(answers.map((answer) => answer.split(' ')[0])).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  it('loses only the job of a worker that dies', async () => {
    const { run } = openPool()
    const [lost, kept] = await Promise.allSettled([run('die'), run('next')])
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'lost' } })
    expect(kept.status).toBe('fulfilled')
  })

  it('ends a worker that loops, and goes on with the queue', async () => {
    const { run, ended } = openPool({ timeLimitMs: 500 })
    const loop = run('loop')
    const next = run('next')
    await expect(loop).rejects.toMatchObject({ code: 'busy', details: { retryAfterSeconds: 2 } })
    await ended[0]
    expect(await next).toContain('next')
  })

  it('ends a worker that is silent for too long', async () => {
    const { run, ended } = openPool({ silenceLimitMs: 300, lateJob: () => new Error('late') })
    await expect(run('wait')).rejects.toThrow('late')
    await ended[0]
  })

  it('ends the worker, and empties the queue, when nobody waits for the answer', async () => {
    const { run, ended } = openPool()
    await run('first')
    const gone = new AbortController()
    const running = run('wait', { signal: gone.signal })
    const waiting = run('never begun', { signal: gone.signal })
    const refusals = Promise.allSettled([running, waiting])
    await new Promise(setImmediate)
    gone.abort()
    expect(await refusals).toMatchObject([{ reason: { code: 'busy' } }, { reason: { code: 'busy' } }])
    await ended[0]
    expect(await run('next')).toContain('next')
  })

  it('tells how far a job is', async () => {
    const { pool } = openPool()
    const heard: number[] = []
    await pool.run('count', { client: 'ann', onProgress: (progress) => heard.push(progress) })
    expect(heard).toEqual([1])
  })

  it('hands on a fault as a fault and a refusal as the refusal it is', async () => {
    const { run } = openPool()
    await expect(run('fail')).rejects.toThrow('no such face')
    await expect(run('refuse')).rejects.toMatchObject({ code: 'too-large', details: { fields: [{ path: 'text' }] } })
  })

  it('turns away more jobs than may wait', async () => {
    const { run } = openPool({ queueLimit: 1 })
    const results = await Promise.allSettled(['one', 'two', 'three'].map((job) => run(job)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(results[2]).toMatchObject({ reason: { code: 'busy', details: { retryAfterSeconds: 2 } } })
  })

  it('serves another client before the rest of what one has sent', async () => {
    const { run } = openPool({ clientLimit: 4 })
    const done: string[] = []
    const note = (job: string, client: string) => run(job, { client }).then(() => done.push(job))
    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((job) => note(job, 'loop')), note('b1', 'ben')])
    expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'))
    const results = await Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'a5'].map((job) => run(job)))
    expect(results.map(({ status }) => status).at(-1)).toBe('rejected')
  })

  it('replaces a worker after its share of jobs, and one that has grown', async () => {
    const { run, ended } = openPool({ jobsPerWorker: 2 })
    for (const job of ['one', 'two', 'swell', 'four']) await run(job)
    expect(ended).toHaveLength(3)
    await ended[0]
    await ended[1]
  })

  it('gives the memory of an idle worker back', async () => {
    const { run, ended } = openPool({ idleLimitMs: 10 })
    await run('one')
    await ended[0]
    expect(await run('two')).toContain('two')
  })

  it('has one worker load ahead of a job, which gives its memory back if none comes', async () => {
    const { pool, run, ended } = openPool({ idleLimitMs: 50, size: 2 })
    pool.prepare()
    pool.prepare()
    expect(ended).toHaveLength(1)
    expect(await run('one')).toContain('one')
    expect(ended).toHaveLength(1)
    await ended[0]
    pool.prepare()
    await ended[1]
  })

  it('fails a job that cannot be sent, and only that one', async () => {
    const { pool, run } = openPool()
    // TypeScript would not let a caller do this.
    const unsendable = (kind === 'threads' ? () => {} : { toJSON: () => BigInt(1) }) as unknown as string
    await expect(pool.run(unsendable, { client: 'ann' })).rejects.toThrow()
    expect(await run('next')).toContain('next')
  })

  it('leaves no worker behind when it is closed, and takes no more jobs', async () => {
    const { pool, run, ended } = openPool()
    const [running, waiting] = [run('wait'), run('next')]
    const refusals = Promise.allSettled([running, waiting])
    await new Promise(setImmediate)
    await pool.close()
    await ended[0]
    expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(run('more')).rejects.toMatchObject({ code: 'busy' })
  })
})
