import { rm } from 'node:fs/promises'
import { describe } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/open-database.ts'
import { createPostgresDatabase, createTestDataDir, postgresUrl } from './database.ts'

/** A database that one process after another opens; `env` tells a child process which. */
type RestartableDatabase = {
  env: Record<string, string>
  open: () => Promise<Database>
  remove: () => Promise<void>
}
export type Restarts = { create: () => Promise<RestartableDatabase> }

const kinds: Record<string, Restarts> = {
  PGlite: { create: createPglite },
  ...(postgresUrl ? { PostgreSQL: onPostgres(postgresUrl) } : {}),
}

/** Runs a suite whose processes come and go on every kind of database that is at hand. */
export function describeRestarts(name: string, suite: (restarts: Restarts) => void): void {
  describe.each(Object.entries(kinds))(`${name} on %s`, (_kind, restarts) => suite(restarts))
}

async function createPglite(): Promise<RestartableDatabase> {
  const dataDir = await createTestDataDir()
  return {
    env: { DATA_DIR: dataDir, TMPDIR: dataDir },
    open: () => openDatabase({ databaseUrl: null, dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

function onPostgres(serverUrl: string): Restarts {
  return {
    async create() {
      const { url, drop } = await createPostgresDatabase(serverUrl)
      const open = () => openDatabase({ databaseUrl: url, dataDir: '' })
      return { env: { DATABASE_URL: url }, open, remove: drop }
    },
  }
}
