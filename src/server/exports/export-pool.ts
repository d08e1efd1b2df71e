import type { ServeOptions } from '#server/platform/work-pool/serve-jobs.ts'
import { createWorkPool, type WorkPool } from '#server/platform/work-pool/work-pool.ts'
import { threadHandle } from '#server/platform/work-pool/worker-handle.ts'
import { startWorker } from '#server/platform/workers.ts'
import { AppError } from '#shared/errors.ts'
import type { ExportJob, ExportResult } from './export.worker.ts'

export type ExportPool = WorkPool<ExportJob, ExportResult>

const retryAfterSeconds = 2
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** For files that were paid for: threads of their own, which no free work takes. */
export function createExportPool(workers: number, { timeLimitMs = 20_000 } = {}): ExportPool {
  return createWorkPool({
    start: () => start({}),
    size: workers,
    queueLimit: workers * 32,
    clientLimit: Math.max(8, workers * 2),
    timeLimitMs,
    idleLimitMs: 600_000,
    retryAfterSeconds,
    lateJob,
  })
}

/** For what anybody may ask for, read-backs and plain text: fewer threads, less time, and the others go first. */
export function createFreePool(workers: number, { timeLimitMs = 6000, waitLimitMs = 10_000 } = {}): ExportPool {
  const size = Math.max(1, Math.floor(workers / 2))
  return createWorkPool({
    start: () => start({ priority: 'background' }),
    size,
    queueLimit: size * 16,
    clientLimit: 3,
    waitLimitMs,
    timeLimitMs,
    idleLimitMs: 60_000,
    retryAfterSeconds,
    lateJob,
  })
}

function start(workerData: ServeOptions) {
  return threadHandle(startWorker('exports/export.worker.ts', { resourceLimits, workerData }))
}

function lateJob(): AppError {
  return new AppError('busy', { message: 'Making the document took too long.', retryAfterSeconds })
}
