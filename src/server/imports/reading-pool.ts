import { fork } from 'node:child_process'
import { childEntry } from '#server/platform/workers.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { type ChildPool, createChildPool, type RunOptions } from './child-pool.ts'
import type { PageProgress, ReadingJob, ReadingResult } from './reading.worker.ts'
import { readingEnvironment, readingFlags } from './reading-process.ts'
import { Refusal } from './refusal.ts'

export type ReadingPool = {
  read(bytes: Uint8Array, options?: RunOptions<PageProgress>): Promise<ImportedResume>
  warm(): void
  close(): Promise<void>
}

export type ReadingLimits = {
  /** How long a file may be worked on before a word comes of it. */
  textMs: number
  /** The same for one page of a scan. */
  pageMs: number
}

const usualLimits: ReadingLimits = { textMs: 20_000, pageMs: 120_000 }
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
      const first = await texts.run({ bytes, recognize: false }, options)
      const answer = first.type === 'scan' ? await readScan(bytes, first.pages, options) : first
      if (answer.type === 'resume') return answer.resume
      if (answer.type === 'refusal') throw new Refusal(answer.code, answer.message)
      throw lostJob()
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

function lostJob(): Refusal {
  return new Refusal(
    'unreadable',
    'This file is damaged or far too complex to be read. Please save it again as a PDF and retry.',
  )
}
