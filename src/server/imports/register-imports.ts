import { PassThrough } from 'node:stream'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { addRoute, ReadyJson } from '#server/platform/add-route.ts'
import { type ClientShares, openShares, shares } from '#server/platform/client-shares.ts'
import { errorBody, toAppError } from '#server/platform/errors.ts'
import { watchWork } from '#server/platform/serve-metrics.ts'
import { extractResume, extractResumeWithProgress, type ImportLine, uploadLimitBytes } from '#shared/api/imports.ts'
import { AppError } from '#shared/errors.ts'
import type { PageProgress } from './reading.worker.ts'
import { createReadingPool, type ReadingPool } from './reading-pool.ts'
import { receiveFile } from './receive-file.ts'
import { Refusal } from './refusal.ts'
import { createUploadRoom, type UploadLimits, usualUploadLimits } from './upload-room.ts'

export type ImportPorts = {
  config: Pick<Config, 'workers'>
  clientShares?: ClientShares
  /** Replaces the process pool. */
  pool?: ReadingPool
  uploadLimits?: Partial<UploadLimits>
}

export async function registerImports(app: FastifyInstance, ports: ImportPorts): Promise<void> {
  const pool = ports.pool ?? createReadingPool(ports.config)
  app.addHook('onClose', () => pool.close())
  for (const [name, stats] of Object.entries(pool.stats ?? {})) watchWork(app, name, { stats })
  const { clientShares = openShares } = ports
  const admit = (request: FastifyRequest) => clientShares.admit(request, shares.imports)
  const asClient = async (request: FastifyRequest) => ({
    client: await clientShares.clientOf(request),
    onLate: () => clientShares.chargeLate(request, shares.imports),
  })
  const limits = { ...usualUploadLimits, ...ports.uploadLimits }
  const room = createUploadRoom(limits)

  /** Reads the file of a request, once all of it is here; a sender who is gone is not read for. */
  async function readUpload(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    onProgress?: (progress: PageProgress) => void,
  ): Promise<string> {
    const place = room.enter(request.ip)
    const gone = new AbortController()
    const stop = () => gone.abort()
    reply.raw.once('close', stop)
    try {
      const bytes = await receiveFile({ request, reply, place }, limits)
      place.arrived()
      return await pool.read(bytes, {
        ...(await asClient(request)),
        signal: gone.signal,
        ...(onProgress ? { onProgress } : {}),
      })
    } catch (error) {
      throw error instanceof Refusal ? new AppError(error.code, { message: error.message }) : error
    } finally {
      place.leave()
      reply.raw.off('close', stop)
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(fastifyMultipart, {
      limits: { fileSize: uploadLimitBytes, files: 1, fields: 8, headerPairs: 20, fieldSize: 10_000, parts: 10 },
    })

    addRoute(scope, { ...extractResume, admit }, async (call) => {
      call.reply.header('cache-control', 'no-store')
      return new ReadyJson(await readUpload(call))
    })

    addRoute(scope, { ...extractResumeWithProgress, admit }, async (call) => {
      call.reply.header('cache-control', 'no-store, no-transform')
      call.reply.type('application/x-ndjson; charset=utf-8')
      // A proxy that gathers an answer before it passes it on would hide the progress.
      call.reply.header('x-accel-buffering', 'no')
      return new Promise<PassThrough>((resolve, reject) => {
        const lines = new PassThrough()
        let isStarted = false
        const write = (line: string) => {
          lines.write(`${line}\n`)
          if (!isStarted) resolve(lines)
          isStarted = true
        }
        const tell = (line: ImportLine) => write(JSON.stringify(line))
        readUpload(call, (progress) => tell({ type: 'progress', ...progress }))
          .then((result) => write(`{"type":"result","result":${result}}`))
          .catch((error: unknown) => {
            // Before the first line the failure can still have its status.
            if (!isStarted) return reject(error)
            const { code, message } = errorBody(toAppError(error))
            tell({ type: 'error', code, message })
          })
          .finally(() => lines.end())
      })
    })
  })
}
