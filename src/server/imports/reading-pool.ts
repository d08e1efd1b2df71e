import { fork } from 'node:child_process'
import { lowerPriority } from '#server/platform/work-pool/serve-jobs.ts'
import { createWorkPool, type RunOptions, type WorkPool } from '#server/platform/work-pool/work-pool.ts'
import { childHandle } from '#server/platform/work-pool/worker-handle.ts'
import { childEntry } from '#server/platform/workers.ts'
import type { PageProgress, ReadingJob, ReadingResult } from './reading.worker.ts'
import { readingEnvironment, readingFlags } from './reading-process.ts'
import { Refusal } from './refusal.ts'

export type ReadingPool = {
  /** An `ImportedResume` as JSON. */
  read(bytes: Uint8Array, options: RunOptions<PageProgress>): Promise<string>
  close(): Promise<void>
}

export type ReadingLimits = {
  /** How long a file with text may take. */
  textMs: number
  /** How long one page of a scan may take. */
  pageMs: number
  /** The same for all pages of a scan. */
  scanMs: number
}

const usualLimits: ReadingLimits = { textMs: 20_000, pageMs: 120_000, scanMs: 300_000 }
const retryAfterSeconds = 5
const filesWaiting = 32
const filesPerClient = 8
const textIdleMs = 300_000
const scansWaiting = 6
const scansPerClient = 2
const filesPerChild = 50
const scansPerChild = 10
const scanIdleMs = 60_000

/**
 * Two kinds of processes, so that a scan of many pages does not keep a text file waiting: one reads what has text, and
 * passes pages that are pictures on to the other.
 */
export function createReadingPool({ workers }: { workers: number }, limits = usualLimits): ReadingPool {
  const texts: WorkPool<ReadingJob, ReadingResult, PageProgress> = createWorkPool({
    start: startChild,
    size: Math.max(1, Math.min(2, workers)),
    queueLimit: filesWaiting,
    clientLimit: filesPerClient,
    retryAfterSeconds,
    timeLimitMs: limits.textMs,
    jobsPerWorker: filesPerChild,
    idleLimitMs: textIdleMs,
    lateJob: lostJob,
    lostJob,
  })
  const scans: WorkPool<ReadingJob, ReadingResult, PageProgress> = createWorkPool({
    start: startChild,
    size: 1,
    queueLimit: scansWaiting,
    clientLimit: scansPerClient,
    retryAfterSeconds,
    timeLimitMs: limits.scanMs,
    silenceLimitMs: limits.pageMs,
    jobsPerWorker: scansPerChild,
    idleLimitMs: scanIdleMs,
    lateJob: lostJob,
    lostJob,
  })

  return {
    async read(bytes, options) {
      const first = await texts.run({ bytes, recognize: false }, options)
      const answer = first.type === 'scan' ? await readScan(bytes, first.pages, options) : first
      if (answer.type === 'resume') return answer.json
      if (answer.type === 'refusal') throw new Refusal(answer.code, answer.message)
      throw lostJob()
    },
    close: async () => void (await Promise.all([texts.close(), scans.close()])),
  }

  function readScan(bytes: Uint8Array, pages: number, options: RunOptions<PageProgress>): Promise<ReadingResult> {
    options.onProgress?.({ done: 0, of: pages })
    return scans.run({ bytes, recognize: true }, options)
  }
}

function startChild() {
  const { url, execArgv } = childEntry('imports/reading.worker.ts')
  const child = fork(url, [], {
    execArgv: readingFlags(execArgv),
    serialization: 'advanced',
    env: readingEnvironment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Loading the parsers is the larger part of a short job.
  if (child.pid) lowerPriority(child.pid)
  return childHandle(child)
}

function lostJob(): Refusal {
  return new Refusal(
    'unreadable',
    'This file is damaged or far too complex to be read. Please save it again as a PDF and retry.',
  )
}
