import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createPool, type Pool } from './pool.ts'

type Job = { say?: string; crash?: true; hang?: true; fail?: string }

/** Answers what it is told to say, or fails in the way it is told to. */
const echoWorker = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ say, crash, hang, fail }) => {
    if (crash) process.exit(7)
    while (hang) {}
    parentPort.postMessage(fail ? { error: fail } : { result: say })
  })
`

let pool: Pool<Job, string> | undefined

function open(options: { size?: number; queueLimit?: number; timeLimitMs?: number } = {}): Pool<Job, string> {
  pool = createPool<Job, string>({
    startThread: () => new Worker(echoWorker, { eval: true }),
    size: 1,
    queueLimit: 2,
    timeLimitMs: 15_000,
    ...options,
  })
  return pool
}

afterEach(() => pool?.close())

describe('the pool', () => {
  it('answers each job with its own result', async () => {
    const { run } = open({ size: 2, queueLimit: 10 })
    const words = ['one', 'two', 'three', 'four', 'five']
    expect(await Promise.all(words.map((say) => run({ say })))).toEqual(words)
  })

  it('tells who comes when the queue is full to come back, and serves the others', async () => {
    const { run } = open({ queueLimit: 2 })
    const accepted = ['a', 'b', 'c'].map((say) => run({ say }))
    const refused = await run({ say: 'd' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 2 } })
    expect(await Promise.all(accepted)).toEqual(['a', 'b', 'c'])
  })

  it('replaces a thread that crashed and goes on with the queue', async () => {
    const { run } = open()
    const crash = run({ crash: true })
    const next = run({ say: 'still here' })
    await expect(crash).rejects.toThrow()
    expect(await next).toBe('still here')
  })

  it('gives up a job that takes too long and goes on with the queue', async () => {
    const { run } = open({ timeLimitMs: 3000 })
    const hang = run({ hang: true })
    const next = run({ say: 'after' })
    await expect(hang).rejects.toMatchObject({ code: 'busy' })
    expect(await next).toBe('after')
  })

  it('hands on what a job threw', async () => {
    await expect(open().run({ fail: 'no such face' })).rejects.toThrow('no such face')
  })

  it('refuses jobs after it was closed', async () => {
    const closed = open()
    await closed.close()
    await expect(closed.run({ say: 'x' })).rejects.toMatchObject({ code: 'busy' })
  })
})
