import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'

/** What store functions take first: the database or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

export type Database = {
  kind: 'embedded' | 'postgres'
  db: NodePgDatabase
  pool: pg.Pool
  /** Resolves with the reason when the embedded database dies; never for PostgreSQL, which may come back. */
  lost: Promise<Error>
  close: () => Promise<void>
}

export type OpenDatabaseOptions = { databaseUrl: string | null; dataDir: string }

const statementTimeoutMs = 2_000
const connectTimeoutMs = 5_000

/** Opens PostgreSQL where a URL is given, else the embedded database under the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: OpenDatabaseOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  return openEmbedded(dataDir)
}

function openPostgres(databaseUrl: string): Database {
  const pool = createPool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  })
  return {
    kind: 'postgres',
    pool,
    db: drizzle(pool),
    lost: new Promise(() => {}),
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const server = await startEmbedded(dataDir)
  const pool = createPool({
    host: server.host,
    port: server.port,
    user: 'postgres',
    database: 'postgres',
    // PGlite is one session: with a second connection results go missing and the queue hangs.
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 0,
    // No timeout here: PGlite cannot interrupt a statement, and a client that hangs up in the middle of a
    // transaction leaves it open for everybody after it.
  })
  return {
    kind: 'embedded',
    pool,
    db: drizzle(pool),
    lost: server.lost,
    close: async () => {
      await pool.end()
      await server.close()
    },
  }
}

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {})
  return pool
}
