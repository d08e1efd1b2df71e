import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { runsFromSource } from '../source-mode.ts'
import type { Database } from './open-database.ts'

const migrationsFolder = fileURLToPath(new URL(runsFromSource ? '../migrations' : './migrations', import.meta.url))

// Any fixed number: two processes that start together must not migrate at once.
const migrationLock = 7_268_114

/** Brings the database to the newest schema; safe to call from several processes at the same time. */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
    await client.query('RESET statement_timeout')
    client.release()
  } catch (error) {
    // Destroying the connection also gives the advisory lock back.
    client.release(true)
    throw error
  }
}
