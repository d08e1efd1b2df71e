import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { runsFromSource } from '../source-mode.ts'
import type { Database } from './open-database.ts'

const migrationsFolder = fileURLToPath(new URL(runsFromSource ? '../migrations' : './migrations', import.meta.url))

// Any fixed number: two processes that start together must not migrate at once.
const migrationLock = 7_268_114

export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

/** Brings the database to the newest schema; safe to call from several processes at the same time. */
export async function migrateDatabase({ kind, background }: Pick<Database, 'kind' | 'background'>): Promise<void> {
  // The embedded database has one process and one connection.
  if (kind === 'embedded') return runMigrations(background)
  const guard = await background.connect()
  try {
    // Held by a transaction: a session means nothing behind a pooler, where the next statement may have another one.
    await guard.query('BEGIN')
    await guard.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await runMigrations(background)
    await guard.query('COMMIT')
    guard.release()
  } catch (error) {
    // Destroying the connection also gives the advisory lock back.
    guard.release(true)
    throw error
  }
}

async function runMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await refuseNewerSchema(client)
    await migrate(drizzle(client), { migrationsFolder })
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** An older build would start, say that it is ready, and fail at the first table it does not know. */
async function refuseNewerSchema(client: pg.PoolClient): Promise<void> {
  const { rows: found } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS journal")
  if (found[0]?.journal === null) return
  const { rows } = await client.query('SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations')
  const newestKnown = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (Number(rows[0]?.newest ?? 0) <= newestKnown) return
  throw new NewerSchemaError(
    'The database belongs to a newer version of Candid: start that version, or restore a backup made before it.',
  )
}
