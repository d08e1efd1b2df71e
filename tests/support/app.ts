import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type AppDeps, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { balanceApps, balancedServers, noteAlone } from './balanced-app.ts'

type TestDatabase = Omit<Database, 'lost' | 'close'>

type TestAppOptions = Partial<Omit<AppDeps, 'config' | 'database'>> & {
  env?: Record<string, string>
  database?: TestDatabase
  /** Why this app cannot be several behind a balancer (TEST_BALANCER). */
  alone?: string | undefined
}

/** The whole app as main builds it, with a page of one line; closed when the file's tests are done. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const app = await buildOneOrMore(options)
  afterAll(() => app.close())
  return app
}

async function buildOneOrMore({ alone, ...options }: TestAppOptions): Promise<FastifyInstance> {
  if (balancedServers === 0) return buildOne(options)
  if (alone) return noteAlone(await buildOne(options), alone)
  // As docs/scale.md has it for several processes.
  const env = { TRUST_PROXY: '1', WORKERS: '1', ...options.env }
  return balanceApps(() => buildOne({ ...options, env }))
}

function buildOne({ env = {}, database, ...deps }: TestAppOptions): Promise<FastifyInstance> {
  return buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    database: { ...(database ?? absentDatabase()), lost: new Promise(() => {}), close: async () => {} },
    pages: async (url) => ({
      status: url === '/nowhere' ? 404 : 200,
      html: `<!doctype html><title>Page ${url.replaceAll('<', '')}</title><style nonce="__NONCE__"></style>`,
    }),
    build: { version: '0.0.0' },
    // A busy machine holds a test process up; that is not what the tests are about.
    watchdog: { isLagging: () => false, stop: () => undefined },
    ...deps,
  })
}

/** For tests that touch no database: whoever does is told so. */
function absentDatabase(): TestDatabase {
  const absent = new Proxy(
    {},
    {
      get() {
        throw new Error('This test has no database.')
      },
    },
  )
  // Stands in for all of them; every use throws.
  const pool = absent as Database['pool']
  const db = absent as Database['db']
  const ping = () => Promise.reject(new Error('This test has no database.'))
  return { kind: 'embedded', pool, db, readDb: db, background: pool, backgroundDb: db, isCrowded: () => false, ping }
}
