import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import type { BuildInfo } from '#server/platform/build-info.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { getHealth, getReady } from '#shared/api/health.ts'
import { AppError } from '#shared/errors.ts'

export function registerHealth(
  app: FastifyInstance,
  { database, build }: { database: Pick<Database, 'kind' | 'ping'>; build: BuildInfo },
): void {
  addRoute(app, getHealth, () => ({ status: 'ok' as const, ...build }))

  addRoute(app, getReady, async () => {
    if (app.draining.isStopping()) {
      throw new AppError('busy', { message: 'The server is stopping.', retryAfterSeconds: 5 })
    }
    try {
      await database.ping()
    } catch (cause) {
      throw new AppError('busy', { message: 'The database isn’t responding.', retryAfterSeconds: 5, cause })
    }
    return { status: 'ok' as const, database: database.kind }
  })
}
