// A child process that reads one file after another. Nothing of a file is kept.
import type { WorkMessage, WorkOrder } from '#server/platform/work-pool/work-message.ts'
import { type ImportedResume, importedResumeSchema } from '#shared/api/imports.ts'
import { type JobLimits, startLimitGuard } from './limit-guard.ts'
import { readFile } from './read-file.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { warmUp } from './warm-up.ts'

export type ReadingJob = {
  bytes: Uint8Array
  recognize: boolean
  /** Overrides the usual wall-clock limit for a file; the processor limit stays. */
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
/** Of an answer; a hundred pages of text with the place of every value come to half of it. */
const mostCharacters = 5_000_000

const guard = startLimitGuard(maxBytes)

const ready = warmUp().then(() => {
  send({ type: 'ready' })
  return process.memoryUsage.rss()
})

process.on('message', async ({ job }: WorkOrder<ReadingJob>) => {
  const readyBytes = await ready
  const limits = job.recognize ? scanLimits : textLimits
  guard.begin({ ...limits, wallMs: job.wallMs ?? limits.wallMs })
  const result = await answer(job)
  guard.end()
  send({ type: 'result', result, shouldRetire: process.memoryUsage.rss() - readyBytes > retireGrowthBytes })
})
// Without a server there is nothing to do; a disconnected channel would else leave this process waiting forever.
process.on('disconnect', () => process.exit(0))
// A parser that fails in a callback of its own has failed on this file: the pool answers for it.
process.on('uncaughtException', () => process.exit(1))
// Closing a broken PDF leaves promises behind that nobody waits for.
process.on('unhandledRejection', () => {})

function send(message: WorkMessage<ReadingResult, PageProgress>): void {
  process.send?.(message)
}

function writeAnswer(resume: ImportedResume): string {
  const json = JSON.stringify(importedResumeSchema.parse(resume))
  if (json.length <= mostCharacters) return json
  throw new Refusal('too-large', 'There’s far more in this file than in a resume. Please upload a shorter one.')
}

async function answer({ bytes, recognize }: ReadingJob): Promise<ReadingResult> {
  try {
    const reading = await readFile(bytes, {
      recognize,
      onPage: (done, of) => send({ type: 'progress', progress: { done, of } }),
    })
    return reading.type === 'scan' ? reading : { type: 'resume', json: writeAnswer(reading.resume) }
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refusal', code: error.code, message: error.message }
    return {
      type: 'refusal',
      code: 'unreadable',
      message: 'This file is damaged and could not be read. Please save it again and try again.',
    }
  }
}
