// A child process that reads one file after another. Nothing of a file is kept.
import type { ImportedResume } from '#shared/api/imports.ts'
import type { ChildAnswer } from './child-pool.ts'
import { guardMemory } from './memory-guard.ts'
import { type FileReading, readFile } from './read-file.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { warmUp } from './warm-up.ts'

export type ReadingJob = { bytes: Uint8Array; recognize: boolean }
export type PageProgress = { done: number; of: number }
export type ReadingResult =
  | { type: 'resume'; resume: ImportedResume }
  /** Pages that are pictures; OCR has not been asked for. */
  | { type: 'scan'; pages: number }
  | { type: 'refusal'; code: RefusalCode; message: string }

const maxBytes = 900 * 1024 * 1024
/** A process that has grown by this much since it was ready is replaced once it is idle. */
const retireGrowthBytes = 130 * 1024 * 1024

guardMemory(maxBytes)

const ready = warmUp().then(() => process.memoryUsage.rss())

process.on('message', async ({ job }: { job: ReadingJob }) => {
  const readyBytes = await ready
  const result = await answer(job)
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
    const reading: FileReading = await readFile(bytes, {
      recognize,
      onPage: (done, of) => send({ type: 'progress', progress: { done, of } }),
    })
    return reading
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refusal', code: error.code, message: error.message }
    return {
      type: 'refusal',
      code: 'unreadable',
      message: 'This file is damaged and could not be read. Please save it again and retry.',
    }
  }
}
