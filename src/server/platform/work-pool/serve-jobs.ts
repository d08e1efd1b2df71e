// The worker's side of a pool.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { WorkFailure, WorkMessage, WorkOrder } from './work-message.ts'

/** A third of what others get of a busy machine. At the lowest there is, free work would starve until its time is up. */
const BACKGROUND = 5

export type ServeOptions = {
  /** Lets the server's own thread and paid work go first. */
  priority?: 'background'
}

/** Answers one job after the other in a worker thread; `tell` says how far it has come. */
export function serveThreadJobs<Job, Result, Progress = never>(
  work: (job: Job, tell: (progress: Progress) => void) => Result | Promise<Result>,
  { priority }: ServeOptions = {},
): void {
  const port = parentPort
  if (!port) throw new Error('this runs in a worker thread')
  const say = (message: WorkMessage<Result, Progress>) => port.postMessage(message)
  const tell = (progress: Progress) => say({ type: 'progress', progress })
  if (priority === 'background') lowerThreadPriority()
  port.on('message', async ({ job }: WorkOrder<Job>) => {
    try {
      say({ type: 'result', result: await work(job, tell) })
    } catch (error) {
      say({ type: 'failure', failure: describeFailure(error) })
    }
  })
  say({ type: 'ready' })
}

function describeFailure(error: unknown): WorkFailure {
  if (error instanceof AppError) {
    const { fields } = error.details
    return { code: error.code, message: error.message, ...(fields ? { fields } : {}) }
  }
  return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** Linux gives every thread a priority of its own; elsewhere this would slow the whole server down. */
function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerPriority()
}

/** For a child process, by its id; there it works everywhere. */
export function lowerPriority(pid = 0): void {
  try {
    setPriority(pid, BACKGROUND)
  } catch {
    // A container may forbid it. The work is done all the same, only less politely.
  }
}
