import { fork } from 'node:child_process'
import { childEntry } from '#server/platform/workers.ts'
import { AppError } from '#shared/errors.ts'
import { type ChildEnd, type ChildPool, createChildPool, type RunOptions } from './child-pool.ts'
import { limitSignal } from './limit-guard.ts'
import type { PageProgress, ReadingJob, ReadingResult } from './reading.worker.ts'
import { readingEnvironment, readingFlags } from './reading-process.ts'
import { Refusal } from './refusal.ts'

export type ReadingPool = {
  /** Gives an `ImportedResume` as JSON. */
  read(bytes: Uint8Array, options?: RunOptions<PageProgress>): Promise<string>
  warm(): void
  close(): Promise<void>
}

export type ReadingLimits = {
  /** How long a file may be worked on before a word comes of it. */
  textMs: number
  /** The same for one page of a scan. */
  pageMs: number
  /** In place of what a process allows itself for one text file. */
  fileMs?: number
}

/** Longer than what the processes allow themselves, whose answer says more. */
const usualLimits: ReadingLimits = { textMs: 25_000, pageMs: 75_000 }
const filesWaiting = 32
const scansWaiting = 6
const filesPerChild = 50
const scansPerChild = 10
const scanIdleMs = 60_000

/**
 * Two kinds of processes, so that a scan of many pages does not keep a text file waiting: one reads what has text, and
 * passes pages that are pictures on to the other.
 */
export function createReadingPool({ workers }: { workers: number }, limits = usualLimits): ReadingPool {
  const texts: ChildPool<ReadingJob, ReadingResult, PageProgress> = createChildPool({
    startChild,
    size: Math.max(1, Math.min(2, workers)),
    queueLimit: filesWaiting,
    silenceLimitMs: limits.textMs,
    jobsPerChild: filesPerChild,
    idleLimitMs: null,
    lostJob,
  })
  const scans: ChildPool<ReadingJob, ReadingResult, PageProgress> = createChildPool({
    startChild,
    size: 1,
    queueLimit: scansWaiting,
    silenceLimitMs: limits.pageMs,
    jobsPerChild: scansPerChild,
    idleLimitMs: scanIdleMs,
    lostJob,
  })

  return {
    async read(bytes, options = {}) {
      const wall = limits.fileMs === undefined ? {} : { wallMs: limits.fileMs }
      const first = await texts.run({ bytes, recognize: false, ...wall }, options)
      const answer = first.type === 'scan' ? await readScan(bytes, first.pages, options) : first
      if (answer.type === 'resume') return answer.json
      if (answer.type === 'refusal') throw new Refusal(answer.code, answer.message)
      throw damaged()
    },
    warm: () => texts.warm(),
    close: async () => void (await Promise.all([texts.close(), scans.close()])),
  }

  function readScan(bytes: Uint8Array, pages: number, options: RunOptions<PageProgress>): Promise<ReadingResult> {
    options.onProgress?.({ done: 0, of: pages })
    return scans.run({ bytes, recognize: true }, options)
  }
}

function startChild() {
  const { url, execArgv } = childEntry('imports/reading.worker.ts')
  return fork(url, [], {
    execArgv: readingFlags(execArgv),
    serialization: 'advanced',
    env: readingEnvironment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** These come from an operator, or from a system that needs the memory. */
const signalsFromOutside: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** The last is how Node ends when its heap is full. */
const ownLimits: readonly (NodeJS.Signals | null)[] = [limitSignal, 'SIGABRT']

/** What a file did to its reader, or somebody else did to both. */
export function lostJob(end: ChildEnd): Error {
  if (end.type === 'exit' && signalsFromOutside.includes(end.signal)) {
    return new AppError('busy', {
      message: 'Reading this file was interrupted. Please try again.',
      retryAfterSeconds: 3,
    })
  }
  if (end.type === 'silence' || ownLimits.includes(end.signal)) {
    return new Refusal(
      'unreadable',
      'Reading this file takes more time or memory than one file may have. Please save it again as a PDF with only the pages of your resume.',
    )
  }
  return damaged()
}

function damaged(): Refusal {
  return new Refusal('unreadable', 'This file is damaged and could not be read. Please save it again and retry.')
}
