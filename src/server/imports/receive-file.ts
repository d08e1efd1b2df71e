// Takes the file out of an upload: all of it, fast enough, and only where it is one.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { UploadLimits, UploadPlace } from './upload-room.ts'

type Upload = { request: FastifyRequest; reply: FastifyReply; place: UploadPlace }

export async function receiveFile(
  { request, reply, place }: Upload,
  limits: Pick<UploadLimits, 'graceMs' | 'slowestBytesPerSecond'>,
): Promise<Buffer> {
  const pace = watchPace(request, limits)
  try {
    return await Promise.race([readParts(request, place), pace.tooSlow])
  } catch (error) {
    // Unread data must not be taken for the next request, and we don't wait for it either.
    if (!request.raw.complete) reply.header('connection', 'close')
    throw error instanceof AppError ? error : malformed(error)
  } finally {
    pace.stop()
  }
}

async function readParts(request: FastifyRequest, place: UploadPlace): Promise<Buffer> {
  let file: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const chunks: Buffer[] = []
    for await (const chunk of part.file) {
      place.hold(chunk.length)
      chunks.push(chunk)
    }
    if (part.file.truncated) {
      throw new AppError('too-large', { message: 'This file is larger than 10 MB. Please upload a smaller one.' })
    }
    if (part.fieldname === 'file') file ??= Buffer.concat(chunks)
  }
  if (file) return file
  const message = 'Choose a file to upload.'
  throw new AppError('invalid-request', { message, fields: [{ path: 'file', message }] })
}

const lookEveryMs = 500

/** Rejects once the connection has been slower than the minimum rate since the grace period. */
function watchPace(
  request: FastifyRequest,
  { graceMs, slowestBytesPerSecond }: Pick<UploadLimits, 'graceMs' | 'slowestBytesPerSecond'>,
): { tooSlow: Promise<never>; stop(): void } {
  const started = performance.now()
  const before = request.socket.bytesRead
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const seconds = (performance.now() - started - graceMs) / 1000
      const received = request.socket.bytesRead - before
      if (seconds > 0 && !request.raw.complete && received < seconds * slowestBytesPerSecond) reject(tooSlowError())
    }, lookEveryMs)
  })
  return { tooSlow, stop: () => clearInterval(timer) }
}

function tooSlowError(): AppError {
  return new AppError('too-slow', {
    message: 'The upload was too slow. Please try again with a better connection.',
  })
}

/** The parser of forms throws plain errors, and some of its own, for what a caller got wrong. */
function malformed(error: unknown): AppError {
  if (hasValue(error, 'code', 'FST_INVALID_MULTIPART_CONTENT_TYPE'))
    return new AppError('unsupported-type', { cause: error })
  const message = hasValue(error, 'statusCode', 413)
    ? 'This upload has too many parts. Please upload one file at a time.'
    : 'This upload is incomplete or malformed. Please choose the file again.'
  return new AppError('invalid-request', { message, fields: [{ path: 'file', message }], cause: error })
}

function hasValue(error: unknown, key: string, value: unknown): boolean {
  return error instanceof Error && Object.entries(error).some(([name, own]) => name === key && own === value)
}
