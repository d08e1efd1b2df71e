import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'

type KnownPath = { pattern: RegExp; methods: string[] }

/**
 * Tells an unknown path (404) from a known one asked in the wrong way (405). Registered before any route;
 * it runs before the body is read, so that a wrong address is not reported as a wrong content type.
 */
export function watchUnknownPaths(app: FastifyInstance): void {
  const known: KnownPath[] = []
  app.addHook('onRoute', ({ url, method }) => {
    known.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  app.decorate('unknownPath', (url: string) => {
    const path = url.split('?', 1)[0] ?? url
    const allow = new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))
    return allow.size > 0 ? new AppError('method-not-allowed', { allow: [...allow].sort() }) : new AppError('not-found')
  })
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? app.unknownPath(request.url) : undefined)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The error for a path that no route took. */
    unknownPath: (url: string) => AppError
  }
}

function toPattern(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    // The pages' own wildcard takes every path but the API's.
    .replace('*', '(?!api(?:/|$)).*')
  return new RegExp(`^${source}$`)
}
