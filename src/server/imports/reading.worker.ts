// A child process that reads one file after another. Nothing of a file is kept.
import { importedResumeSchema } from '#shared/api/imports.ts'
import type { ChildAnswer } from './child-pool.ts'
import { type JobLimits, startLimitGuard } from './limit-guard.ts'
import { readFile } from './read-file.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { warmUp } from './warm-up.ts'

export type ReadingJob = {
  bytes: Uint8Array
  recognize: boolean
  /** In place of the usual time a file may take by the clock; what it may take of the processor stays. */
  wallMs?: number
}
export type PageProgress = { done: number; of: number }
export type ReadingResult =
  /** An `ImportedResume`, checked and written out here: the server has others to serve and only passes it on. */
  | { type: 'resume'; json: string }
  /** Pages that are pictures; OCR has not been asked for. */
  | { type: 'scan'; pages: number }
  | { type: 'refusal'; code: RefusalCode; message: string }

const maxBytes = 900 * 1024 * 1024
/** A process that has grown by this much since it was ready is replaced once it is idle. */
const retireGrowthBytes = 130 * 1024 * 1024
const textLimits: JobLimits = { wallMs: 20_000, cpuMs: 10_000 }
/** Recognizing letters is counted by its own process; a scan stops by itself long before and gives what it has. */
const scanLimits: JobLimits = { wallMs: 180_000, cpuMs: 120_000 }
/** Larger than any resume with its photo. */
const longestAnswer = 16 * 1024 * 1024

const guard = startLimitGuard(maxBytes)
const ready = warmUp().then(() => process.memoryUsage.rss())

process.on('message', async ({ job }: { job: ReadingJob }) => {
  const readyBytes = await ready
  const limits = job.recognize ? scanLimits : textLimits
  guard.begin({ ...limits, wallMs: job.wallMs ?? limits.wallMs })
  const result = await answer(job)
  guard.end()
  send({ type: 'result', result, shouldRetire: process.memoryUsage.rss() - readyBytes > retireGrowthBytes })
})
// Without a server there is nothing to do; a disconnected channel would else leave this process waiting for ever.
process.on('disconnect', () => process.exit(0))
// A parser that fails in a callback of its own has failed on this file: the pool answers for it.
process.on('uncaughtException', () => process.exit(1))
// Closing a broken PDF leaves promises behind that nobody waits for.
process.on('unhandledRejection', () => {})

function send(message: ChildAnswer<ReadingResult, PageProgress>): void {
  process.send?.(message)
}

async function answer({ bytes, recognize }: ReadingJob): Promise<ReadingResult> {
  try {
    const reading = await readFile(bytes, {
      recognize,
      onPage: (done, of) => send({ type: 'progress', progress: { done, of } }),
    })
    if (reading.type === 'scan') return reading
    const json = JSON.stringify(importedResumeSchema.parse(reading.resume))
    if (json.length > longestAnswer) throw new Refusal('too-large', 'This file holds far more than a resume.')
    return { type: 'resume', json }
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refusal', code: error.code, message: error.message }
    return {
      type: 'refusal',
      code: 'unreadable',
      message: 'This file is damaged and could not be read. Please save it again and retry.',
    }
  }
}
