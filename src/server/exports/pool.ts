// Worker threads for work that would hold up every other request. The queue is bounded: a caller is told to come back
// rather than left waiting.
import type { Worker } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'

export type PoolOptions = {
  startThread: () => Worker
  /** Threads at most; each is started when it is first needed. */
  size: number
  /** Jobs that may wait while every thread is at work. */
  queueLimit: number
  /** After this long a job is given up and its thread replaced. */
  timeLimitMs: number
}

export type Pool<Job, Result> = {
  run(job: Job): Promise<Result>
  /** Starts every thread before the first job comes. */
  warm(): void
  close(): Promise<void>
}

/** What a worker answers. */
export type Answer<Result> = { result: Result } | { error: string }

type Task<Job, Result> = { job: Job; resolve(result: Result): void; reject(error: Error): void }
type Thread<Job, Result> = { worker: Worker; task?: Task<Job, Result>; timer?: NodeJS.Timeout }

const retryAfterSeconds = 2

export function createPool<Job, Result>(options: PoolOptions): Pool<Job, Result> {
  const threads = new Set<Thread<Job, Result>>()
  const queue: Task<Job, Result>[] = []
  let isClosed = false

  function start(): Thread<Job, Result> {
    const thread: Thread<Job, Result> = { worker: options.startThread() }
    threads.add(thread)
    thread.worker.on('message', (answer: Answer<Result>) => settle(thread, answer))
    thread.worker.on('error', (error) => discard(thread, error))
    thread.worker.on('exit', () => discard(thread, new Error('the worker stopped')))
    // An idle thread must not keep a process alive that has nothing else to do.
    thread.worker.unref()
    return thread
  }

  function assign(thread: Thread<Job, Result>, task: Task<Job, Result>): void {
    thread.task = task
    thread.worker.ref()
    thread.timer = setTimeout(() => {
      const error = new AppError('busy', { message: 'The document took too long to make.', retryAfterSeconds })
      discard(thread, error)
      void thread.worker.terminate()
    }, options.timeLimitMs)
    thread.worker.postMessage(task.job)
  }

  function release(thread: Thread<Job, Result>): Task<Job, Result> | undefined {
    const { task } = thread
    clearTimeout(thread.timer)
    delete thread.task
    thread.worker.unref()
    return task
  }

  function settle(thread: Thread<Job, Result>, answer: Answer<Result>): void {
    const task = release(thread)
    if ('result' in answer) task?.resolve(answer.result)
    else task?.reject(new Error(answer.error))
    const next = queue.shift()
    if (next) assign(thread, next)
  }

  /** A thread that died takes only its own job with it; the next job gets a new thread. */
  function discard(thread: Thread<Job, Result>, error: Error): void {
    if (!threads.delete(thread)) return
    release(thread)?.reject(error)
    if (isClosed) return
    const next = queue.shift()
    if (next) assign(start(), next)
  }

  return {
    run(job) {
      if (isClosed) return Promise.reject(new AppError('busy', { retryAfterSeconds }))
      return new Promise((resolve, reject) => {
        const task = { job, resolve, reject }
        const idle = [...threads].find((thread) => thread.task === undefined)
        if (idle) return assign(idle, task)
        if (threads.size < options.size) return assign(start(), task)
        if (queue.length >= options.queueLimit) return reject(new AppError('busy', { retryAfterSeconds }))
        queue.push(task)
      })
    },
    warm() {
      while (threads.size < options.size) start()
    },
    async close() {
      isClosed = true
      const waiting = queue.splice(0)
      for (const task of waiting) task.reject(new AppError('busy', { retryAfterSeconds }))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
