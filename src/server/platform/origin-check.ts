import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what another site makes a visitor's browser send; a request from no browser carries neither header. */
export function refuseForeignOrigins(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const publicOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || !isForeign(request, publicOrigin)) return done()
    done(new AppError('forbidden', { message: 'This request came from another site and was refused.' }))
  })
}

function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return true
  if (origin === undefined) return false
  // Only a trusted proxy's word for protocol and host gets this far.
  if (origin === publicOrigin || origin === originOf(`${request.protocol}://${request.host}`)) return false
  // Behind a proxy that is not trusted https looks like http. A browser says so itself that the two are one; were the
  // scheme another, it would say cross-site.
  return !(site === 'same-origin' && hostOf(origin) === request.host)
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
