import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what another site makes a visitor's browser send; a request from no browser carries neither header. */
export function refuseForeignOrigins(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const publicHost = new URL(publicUrl).host
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || !isForeign(request, publicHost)) return done()
    done(new AppError('forbidden', { message: 'This request came from another site and was refused.' }))
  })
}

function isForeign(request: FastifyRequest, publicHost: string): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  const originHost = hostOf(origin)
  return originHost !== request.host && originHost !== publicHost
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
