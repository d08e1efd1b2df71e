// Threads or child processes for work that would hold up every other request. Each is started when it is first needed;
// one that loops, swells or dies takes only its own job with it.
import { AppError } from '#shared/errors.ts'
import { createFairSlots, type SlotOptions, stopped, type WorkStats } from './fair-slots.ts'
import type { WorkFailure, WorkMessage, WorkOrder } from './work-message.ts'
import type { WorkerHandle } from './worker-handle.ts'

export type WorkPoolOptions = SlotOptions & {
  start: () => WorkerHandle
  /** After this long a job is given up and its worker ended. Loading does not count. */
  timeLimitMs: number
  /** The same for a worker that reports nothing; progress restarts the clock. */
  silenceLimitMs?: number
  /** After this many jobs a worker is replaced, so that nothing it kept can pile up. */
  jobsPerWorker?: number
  /** An idle worker is ended after this long, to give its memory back. */
  idleLimitMs?: number
  /** The error of a job whose worker was ended at its limit. */
  lateJob?: () => Error
  /** The error of a job whose worker died, by the signal that ended it. */
  lostJob?: (signal: NodeJS.Signals | null) => Error
}

export type RunOptions<Progress = never> = {
  /** Who gets one share of the pool. */
  client: string
  /** Told when nobody waits for the answer any more. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Told when the job was given up at its limit. */
  onLate?: () => void
}

export type WorkPool<Job, Result, Progress = never> = {
  run(job: Job, options: RunOptions<Progress>): Promise<Result>
  /** Has a worker load ahead of a job that is likely to come; one at most. */
  prepare(): void
  close(): Promise<void>
  stats(): WorkStats
}

type Task<Result, Progress> = {
  onProgress(progress: Progress): void
  onLate(): void
  resolve(result: Result): void
  reject(error: Error): void
}
type Member<Result, Progress> = {
  worker: WorkerHandle
  jobs: number
  isReady: boolean
  task?: Task<Result, Progress>
  timers: NodeJS.Timeout[]
  /** Settles when a worker that was ended is gone. */
  gone?: Promise<void>
}

/** A worker that cannot even load would hold its place forever. */
const loadLimitMs = 60_000

export function createWorkPool<Job, Result, Progress = never>(
  options: WorkPoolOptions,
): WorkPool<Job, Result, Progress> {
  type One = Member<Result, Progress>
  const slots = createFairSlots(options)
  const members = new Set<One>()
  /** Ended, and not yet gone. */
  const leaving = new Set<One>()
  let isClosed = false
  let killed = 0

  function start(): One {
    const one: One = { worker: options.start(), jobs: 0, isReady: false, timers: [] }
    members.add(one)
    // What a worker says is this pool's own protocol, spoken by serve-jobs.ts on the other side.
    one.worker.hear((message) => hear(one, message as WorkMessage<Result, Progress>))
    one.worker.onEnd((signal) => end(one, lostJob(signal)))
    return one
  }

  function assign(one: One, job: Job, task: Task<Result, Progress>): void {
    clearTimers(one)
    one.task = task
    one.jobs++
    one.worker.setIdle(false)
    const order: WorkOrder<Job> = { job }
    try {
      one.worker.send(order)
    } catch (error) {
      end(one, error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (one.isReady) watch(one)
    else endAfter(one, loadLimitMs)
  }

  function watch(one: One): void {
    endAfter(one, options.timeLimitMs)
    if (options.silenceLimitMs !== undefined) endAfter(one, options.silenceLimitMs)
  }

  function endAfter(one: One, limitMs: number): void {
    const giveUp = () => {
      one.task?.onLate()
      end(one, lateJob())
    }
    one.timers.push(setTimeout(giveUp, limitMs))
  }

  function clearTimers(one: One): void {
    for (const timer of one.timers.splice(0)) clearTimeout(timer)
  }

  function hear(one: One, message: WorkMessage<Result, Progress>): void {
    if (message.type === 'ready') {
      one.isReady = true
      if (!one.task) return
      clearTimers(one)
      watch(one)
      return
    }
    const { task } = one
    if (!task) return
    if (message.type === 'progress') {
      if (options.silenceLimitMs !== undefined) {
        clearTimeout(one.timers.pop())
        endAfter(one, options.silenceLimitMs)
      }
      task.onProgress(message.progress)
      return
    }
    clearTimers(one)
    delete one.task
    const isDone = one.jobs >= (options.jobsPerWorker ?? Number.POSITIVE_INFINITY)
    if (isDone || (message.type === 'result' && message.shouldRetire)) end(one, lostJob())
    else rest(one)
    if (message.type === 'result') task.resolve(message.result)
    else task.reject(toError(message.failure))
  }

  function rest(one: One): void {
    one.worker.setIdle(true)
    if (options.idleLimitMs === undefined) return
    const timer = setTimeout(() => end(one, lostJob()), options.idleLimitMs)
    timer.unref()
    one.timers.push(timer)
  }

  /** Its job, if it has one, fails with `error`. */
  function end(one: One, error: Error): void {
    if (!members.delete(one)) return
    clearTimers(one)
    leaving.add(one)
    one.gone = one.worker.end().then(() => void leaving.delete(one))
    if (one.task && !isClosed) killed++
    one.task?.reject(error)
    delete one.task
  }

  const lostJob = (signal: NodeJS.Signals | null = null) => options.lostJob?.(signal) ?? new Error('the worker died')
  const lateJob = () => options.lateJob?.() ?? new AppError('busy', { retryAfterSeconds: options.retryAfterSeconds })

  function pickMember(): One {
    const idle = [...members].filter((one) => !one.task)
    return idle.find(({ isReady }) => isReady) ?? idle[0] ?? start()
  }

  function perform(one: One, job: Job, { signal, onProgress, onLate }: RunOptions<Progress>): Promise<Result> {
    const stop = () => end(one, stopped())
    return new Promise<Result>((resolve, reject) => {
      signal?.addEventListener('abort', stop, { once: true })
      assign(one, job, {
        onProgress: (progress) => onProgress?.(progress),
        onLate: () => onLate?.(),
        resolve,
        reject,
      })
    }).finally(() => signal?.removeEventListener('abort', stop))
  }

  return {
    async run(job, runOptions) {
      const giveBack = await slots.take(runOptions.client, runOptions.signal)
      // Between the place and the work the caller may have gone, or the server.
      if (isClosed || runOptions.signal?.aborted) {
        giveBack()
        throw stopped()
      }
      const one = pickMember()
      try {
        return await perform(one, job, runOptions)
      } finally {
        // A worker that is being ended still takes memory and time: its place is free when it is gone.
        if (one.gone) void one.gone.then(giveBack)
        else giveBack()
      }
    },
    prepare() {
      if (!isClosed && members.size === 0) rest(start())
    },
    async close() {
      isClosed = true
      slots.close()
      for (const one of [...members]) end(one, new AppError('busy', { retryAfterSeconds: options.retryAfterSeconds }))
      await Promise.all([...leaving].map(({ gone }) => gone))
    },
    stats: () => ({ ...slots.stats(), killed }),
  }
}

function toError(failure: WorkFailure): Error {
  if ('fault' in failure) return new Error(failure.fault)
  const { code, message, fields } = failure
  return new AppError(code, { message, ...(fields ? { fields } : {}) })
}
