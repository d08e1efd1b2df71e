import { fork } from 'node:child_process'
import type { WorkStats } from '#server/platform/work-pool/fair-slots.ts'
import { lowerPriority } from '#server/platform/work-pool/serve-jobs.ts'
import { createWorkPool, type RunOptions, type WorkPool } from '#server/platform/work-pool/work-pool.ts'
import { childHandle } from '#server/platform/work-pool/worker-handle.ts'
import { childEntry } from '#server/platform/workers.ts'
import { AppError } from '#shared/errors.ts'
import { limitSignal } from './limit-guard.ts'
import type { PageProgress, ReadingJob, ReadingResult } from './reading.worker.ts'
import { readingEnvironment, readingFlags } from './reading-process.ts'
import { Refusal } from './refusal.ts'

export type ReadingPool = {
  /** An `ImportedResume` as JSON. */
  read(bytes: Uint8Array, options: RunOptions<PageProgress>): Promise<string>
  close(): Promise<void>
  /** By the kind of process. */
  stats?: Record<'reading' | 'scanning', () => WorkStats>
}

type ReadingLimits = {
  /** How long a file with text may take. */
  textMs: number
  /** How long one page of a scan may take. */
  pageMs: number
  /** The same for all pages of a scan. */
  scanMs: number
  /** Overrides the limits of a process for one text file. */
  fileMs?: number
}

/** Longer than what the processes allow themselves, whose answer says more. */
const usualLimits: ReadingLimits = { textMs: 25_000, pageMs: 75_000, scanMs: 200_000 }
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
    lateJob: beyondLimits,
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
    lateJob: beyondLimits,
    lostJob,
  })

  return {
    async read(bytes, options) {
      const wall = limits.fileMs === undefined ? {} : { wallMs: limits.fileMs }
      const first = await texts.run({ bytes, recognize: false, ...wall }, options)
      const answer = first.type === 'scan' ? await readScan(bytes, first.pages, options) : first
      if (answer.type === 'resume') return answer.json
      if (answer.type === 'refusal') throw new Refusal(answer.code, answer.message)
      throw damaged()
    },
    close: async () => void (await Promise.all([texts.close(), scans.close()])),
    stats: { reading: texts.stats, scanning: scans.stats },
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

/** These come from an operator, or from a system that needs the memory. */
const signalsFromOutside: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** The last is how Node ends when its heap is full. */
const ownLimits: readonly (NodeJS.Signals | null)[] = [limitSignal, 'SIGABRT']

/** What a file did to its reader, or somebody else did to both. */
export function lostJob(signal: NodeJS.Signals | null): Error {
  if (signalsFromOutside.includes(signal)) {
    return new AppError('busy', {
      message: 'Reading this file was interrupted. Please try again.',
      retryAfterSeconds: 3,
    })
  }
  return ownLimits.includes(signal) ? beyondLimits() : damaged()
}

function beyondLimits(): Refusal {
  return new Refusal(
    'unreadable',
    'This file takes too long to read or needs too much memory. Please save it again as a PDF with only the pages of your resume.',
  )
}

function damaged(): Refusal {
  return new Refusal('unreadable', 'This file is damaged and could not be read. Please save it again and try again.')
}
