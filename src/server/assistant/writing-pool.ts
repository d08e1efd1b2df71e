import { createWorkPool, type RunOptions, type WorkPool } from '#server/platform/work-pool/work-pool.ts'
import { threadHandle } from '#server/platform/work-pool/worker-handle.ts'
import { startWorker } from '#server/platform/workers.ts'
import { AppError } from '#shared/errors.ts'
import type { TellStep } from './tasks/step-words.ts'
import type { Write, WritingJob } from './tasks/writing-tasks.ts'

export type WritingPool = WorkPool<WritingJob, unknown, string>

const retryAfterSeconds = 3
const resourceLimits = { maxOldGenerationSizeMb: 384 }

/** Anybody may ask for writing without paying, so it has threads of its own that let all others go first. */
export function createWritingPool(workers: number, { timeLimitMs = 20_000, waitLimitMs = 10_000 } = {}): WritingPool {
  return createWorkPool({
    start: () => threadHandle(startWorker('assistant/writing.worker.ts', { resourceLimits })),
    size: workers,
    queueLimit: workers * 16,
    clientLimit: 6,
    waitLimitMs,
    timeLimitMs,
    idleLimitMs: 300_000,
    retryAfterSeconds,
    lateJob: () =>
      new AppError('busy', {
        message: 'This took too long. Please try again. If it keeps happening, try a shorter text.',
        retryAfterSeconds,
      }),
    lostJob: () =>
      new AppError('too-large', { message: 'This text is too complex to work on. Please try a shorter one.' }),
  })
}

/** The pool as one client's calls use it. */
export function openWriter(pool: WritingPool, options: Omit<RunOptions, 'onProgress'>): Write {
  const write = (kind: WritingJob['kind'], input: WritingJob['input'], onStep?: TellStep) =>
    // Write ties the input to the kind, and the worker answers a kind with that task's own result.
    pool.run({ kind, input } as WritingJob, { ...options, ...(onStep ? { onProgress: onStep } : {}) })
  return write as Write
}
