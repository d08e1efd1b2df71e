// Child processes for work on files from strangers: one that loops, swells or dies is killed and takes only its own
// file with it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#shared/errors.ts'

export type ChildPoolOptions = {
  startChild: () => ChildProcess
  /** Processes at most; each is started when it is first needed. */
  size: number
  /** Jobs that may wait while every process is at work. */
  queueLimit: number
  /** A process that says nothing for this long is killed. */
  silenceLimitMs: number
  /** After this many jobs a process is replaced, so that nothing it kept can pile up. */
  jobsPerChild: number
  /** An idle process is ended after this long; null keeps it. */
  idleLimitMs: number | null
  /** The error for a job whose process ended before it answered. */
  lostJob: (end: ChildEnd) => Error
}

/** How a process ended: killed here after its silence, or by itself or somebody else. */
export type ChildEnd = { type: 'silence' } | { type: 'exit'; signal: NodeJS.Signals | null }

export type ChildAnswer<Result, Progress> =
  | { type: 'progress'; progress: Progress }
  | { type: 'result'; result: Result; shouldRetire: boolean }

export type RunOptions<Progress> = { signal?: AbortSignal; onProgress?: (progress: Progress) => void }

export type ChildPool<Job, Result, Progress> = {
  run(job: Job, options?: RunOptions<Progress>): Promise<Result>
  /** Starts one process before the first job comes. */
  warm(): void
  close(): Promise<void>
}

type Task<Job, Result, Progress> = {
  job: Job
  onProgress(progress: Progress): void
  resolve(result: Result): void
  reject(error: Error): void
}
type Child<Job, Result, Progress> = {
  process: ChildProcess
  jobs: number
  task?: Task<Job, Result, Progress>
  timer?: NodeJS.Timeout
}

const retryAfterSeconds = 5
/** A process that was gone before it had its job, or is ended with the pool. */
const closed: ChildEnd = { type: 'exit', signal: 'SIGKILL' }

export function createChildPool<Job, Result, Progress = never>(
  options: ChildPoolOptions,
): ChildPool<Job, Result, Progress> {
  const children = new Set<Child<Job, Result, Progress>>()
  /** Also those that were killed and are not yet gone. */
  const running = new Set<ChildProcess>()
  const queue: Task<Job, Result, Progress>[] = []
  let isClosed = false

  function start(): Child<Job, Result, Progress> {
    const process = options.startChild()
    const child: Child<Job, Result, Progress> = { process, jobs: 0 }
    children.add(child)
    running.add(process)
    process.once('exit', () => running.delete(process))
    process.on('message', (answer: ChildAnswer<Result, Progress>) => hear(child, answer))
    process.on('error', () => discard(child, { type: 'exit', signal: null }))
    process.on('exit', (_code, signal) => discard(child, { type: 'exit', signal }))
    setIdle(child)
    return child
  }

  /** An idle process must not keep a server alive that has nothing else to do. */
  function setIdle(child: Child<Job, Result, Progress>): void {
    child.process.unref()
    child.process.channel?.unref()
    if (options.idleLimitMs === null || child.jobs === 0) return
    child.timer = setTimeout(() => discard(child, { type: 'silence' }), options.idleLimitMs)
    child.timer.unref()
  }

  function assign(child: Child<Job, Result, Progress>, task: Task<Job, Result, Progress>): void {
    clearTimeout(child.timer)
    child.task = task
    child.jobs++
    child.process.ref()
    child.process.channel?.ref()
    watch(child)
    child.process.send({ job: task.job }, (error) => {
      if (error) discard(child, closed)
    })
  }

  function watch(child: Child<Job, Result, Progress>): void {
    clearTimeout(child.timer)
    child.timer = setTimeout(() => discard(child, { type: 'silence' }), options.silenceLimitMs)
  }

  function hear(child: Child<Job, Result, Progress>, answer: ChildAnswer<Result, Progress>): void {
    if (!child.task) return
    if (answer.type === 'progress') {
      watch(child)
      child.task.onProgress(answer.progress)
      return
    }
    const { task } = child
    delete child.task
    clearTimeout(child.timer)
    task.resolve(answer.result)
    if (answer.shouldRetire || child.jobs >= options.jobsPerChild) {
      replace(child)
      return
    }
    const next = queue.shift()
    if (next) assign(child, next)
    else setIdle(child)
  }

  function replace(child: Child<Job, Result, Progress>): void {
    discard(child, closed)
    if (!isClosed && options.idleLimitMs === null && children.size === 0) start()
  }

  /** Kills a process; its job is lost, and the next one that waits gets a new process. */
  function discard(child: Child<Job, Result, Progress>, end: ChildEnd): void {
    if (!children.delete(child)) return
    clearTimeout(child.timer)
    child.process.kill('SIGKILL')
    child.task?.reject(options.lostJob(end))
    delete child.task
    if (isClosed) return
    const next = queue.shift()
    if (next) assign(start(), next)
  }

  function cancel(task: Task<Job, Result, Progress>, error: Error): void {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) queue.splice(waiting, 1)
    const child = [...children].find((one) => one.task === task)
    task.reject(error)
    if (child) replace(child)
  }

  return {
    run(job, { signal, onProgress } = {}) {
      return new Promise<Result>((resolve, reject) => {
        if (signal?.aborted) return reject(cancelled())
        const stop = () => cancel(task, cancelled())
        const done = () => signal?.removeEventListener('abort', stop)
        const task: Task<Job, Result, Progress> = {
          job,
          onProgress: (progress) => onProgress?.(progress),
          resolve: (result) => {
            done()
            resolve(result)
          },
          reject: (error) => {
            done()
            reject(error)
          },
        }
        const idle = [...children].find((child) => child.task === undefined)
        if (!idle && (isClosed || (children.size >= options.size && queue.length >= options.queueLimit))) {
          return reject(new AppError('busy', { retryAfterSeconds }))
        }
        signal?.addEventListener('abort', stop, { once: true })
        if (idle) assign(idle, task)
        else if (children.size < options.size) assign(start(), task)
        else queue.push(task)
      })
    },
    warm() {
      if (children.size === 0 && !isClosed) start()
    },
    async close() {
      isClosed = true
      for (const task of queue.splice(0)) task.reject(new AppError('busy', { retryAfterSeconds }))
      const leaving = [...running].map((process) => once(process, 'exit'))
      for (const child of [...children]) discard(child, closed)
      await Promise.all(leaving)
    },
  }
}

/** Nobody waits for the answer any more, so nobody sees this. */
function cancelled(): AppError {
  return new AppError('busy', { message: 'Reading was stopped.' })
}
