import { fork } from 'node:child_process'
import { createWorkPool } from '#server/platform/work-pool/work-pool.ts'
import { childHandle } from '#server/platform/work-pool/worker-handle.ts'
import { childEntry } from '#server/platform/workers.ts'
import type { GrayPicture } from './gray-picture.ts'

export type Recognizer = {
  /** `isLine`: a picture of one line of text rather than of a page. */
  recognize(picture: GrayPicture, options?: { isLine: boolean }): Promise<RecognizedLine[]>
  close(): Promise<void>
}

export type RecognizerJob = GrayPicture & { isLine: boolean }

type Box = { x0: number; y0: number; x1: number; y1: number }
export type RecognizedWord = { text: string; confidence: number; bbox: Box }
export type RecognizedLine = { words: RecognizedWord[]; bbox: Box; baseline: Box }

/** The process was ended while it read a picture. */
export class RecognizerLost extends Error {
  override name = 'RecognizerLost'
}

/** Reads pictures in a process of its own, which ends with this one. */
export function openRecognizer({ pageLimitMs }: { pageLimitMs: number }): Recognizer {
  const pool = createWorkPool<RecognizerJob, RecognizedLine[]>({
    start: startRecognizer,
    size: 1,
    queueLimit: 1,
    clientLimit: 2,
    retryAfterSeconds: 1,
    timeLimitMs: pageLimitMs,
    lateJob: () => new RecognizerLost('the recognizer took too long'),
    lostJob: () => new RecognizerLost('the recognizer was lost'),
  })
  return {
    recognize: ({ width, height, pixels }, { isLine } = { isLine: false }) =>
      pool.run({ width, height, pixels, isLine }, { client: 'this process' }),
    close: () => pool.close(),
  }
}

function startRecognizer() {
  const { url, execArgv } = childEntry('imports/ocr/recognizer.worker.ts')
  return childHandle(
    fork(url, [], { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  )
}
