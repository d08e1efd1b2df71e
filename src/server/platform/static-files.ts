import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

export type StaticFiles = {
  /** Sends the built file of that path, or nothing when there is none. */
  send: (path: string, reply: FastifyReply) => FastifyReply | undefined
}

/** The pages are rendered; Vite's own page and manifest are for the renderer alone. */
const notServed = /^\/(?:index\.html|\.vite\/|.*\.(?:br|gz)$)/
const immutable = /^\/(?:assets|fonts)\//

/** Knows the built files by name, so that no path can lead out of their folder. The build has compressed them. */
export async function openStaticFiles(app: FastifyInstance, folder: string): Promise<StaticFiles> {
  const paths = new Set((await listFiles(folder)).filter((path) => !notServed.test(path)))
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true })
  return {
    send: (path, reply) => {
      if (!paths.has(path)) return undefined
      reply.header('cache-control', immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      return reply.header('vary', 'accept-encoding').sendFile(path.slice(1))
    },
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
