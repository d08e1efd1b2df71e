import { PassThrough } from 'node:stream'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute } from '#server/platform/add-route.ts'
import { type ClientShares, openShares, shares } from '#server/platform/client-shares.ts'
import { errorBody, toAppError } from '#server/platform/errors.ts'
import { extractResume, extractResumeWithProgress, type ImportLine, uploadLimitBytes } from '#shared/api/imports.ts'
import { AppError } from '#shared/errors.ts'
import { createReadingPool, type ReadingPool } from './reading-pool.ts'
import { Refusal } from './refusal.ts'

export type ImportPorts = {
  config: Pick<Config, 'workers'>
  clientShares?: ClientShares
  /** In place of the pool of processes. */
  pool?: ReadingPool
}

/** Files that may be held in memory at one time. */
const maxUploads = 40

export async function registerImports(app: FastifyInstance, ports: ImportPorts): Promise<void> {
  const pool = ports.pool ?? createReadingPool(ports.config)
  app.addHook('onClose', () => pool.close())
  const { clientShares = openShares } = ports
  const admit = (request: FastifyRequest) => clientShares.admit(request, shares.imports)
  const asClient = async (request: FastifyRequest) => ({
    client: await clientShares.clientOf(request),
    onLate: () => clientShares.chargeLate(request, shares.imports),
  })
  let uploads = 0

  /** Reads the file of a request with `work`, which is told when nobody waits for it any more. */
  async function withUpload<Result>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    work: (bytes: Buffer, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (uploads >= maxUploads) throw new AppError('busy', { retryAfterSeconds: 5 })
    const gone = new AbortController()
    const stop = () => gone.abort()
    reply.raw.once('close', stop)
    uploads++
    try {
      return await work(await takeFile(request), gone.signal)
    } catch (error) {
      throw error instanceof Refusal ? new AppError(error.code, { message: error.message }) : error
    } finally {
      uploads--
      reply.raw.off('close', stop)
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(fastifyMultipart, {
      limits: { fileSize: uploadLimitBytes, files: 1, fields: 8, fieldSize: 10_000, parts: 10 },
    })

    addRoute(scope, { ...extractResume, admit, produces: ['application/json'] }, async (call) => {
      call.reply.header('cache-control', 'no-store')
      call.reply.type('application/json; charset=utf-8')
      return withUpload(call, async (bytes, signal) => pool.read(bytes, { ...(await asClient(call.request)), signal }))
    })

    addRoute(scope, { ...extractResumeWithProgress, admit }, async (call) => {
      call.reply.header('cache-control', 'no-store, no-transform')
      call.reply.type('application/x-ndjson; charset=utf-8')
      // A proxy that gathers an answer before it passes it on would hide the progress.
      call.reply.header('x-accel-buffering', 'no')
      return new Promise<PassThrough>((resolve, reject) => {
        const lines = new PassThrough()
        let isStarted = false
        const writeLine = (line: string) => {
          lines.write(`${line}\n`)
          if (!isStarted) resolve(lines)
          isStarted = true
        }
        const write = (line: Exclude<ImportLine, { type: 'result' }>) => writeLine(JSON.stringify(line))
        withUpload(call, async (bytes, signal) =>
          pool.read(bytes, {
            ...(await asClient(call.request)),
            signal,
            onProgress: (progress) => write({ type: 'progress', ...progress }),
          }),
        )
          .then((result) => writeLine(`{"type":"result","result":${result}}`))
          .catch((error: unknown) => {
            // Before the first line the failure can still have its status.
            if (!isStarted) return reject(error)
            const { code, message } = errorBody(toAppError(error))
            write({ type: 'error', code, message })
          })
          .finally(() => lines.end())
      })
    })
  })
}

async function takeFile(request: FastifyRequest): Promise<Buffer> {
  const file = await request.file()
  if (!file) {
    const message = 'Choose a file to upload.'
    throw new AppError('invalid-request', { message, fields: [{ path: 'file', message }] })
  }
  try {
    return await file.toBuffer()
  } catch (error) {
    if (!file.file.truncated) throw error
    throw new AppError('too-large', {
      message: 'This file is larger than 10 MB. Please upload a smaller one.',
      cause: error,
    })
  }
}
