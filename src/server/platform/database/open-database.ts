import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { createDatabase, createPool } from './create-pool.ts'
import { noRoom } from './disk-room.ts'
import { startEmbedded } from './embedded.ts'

/** What store functions take first: the database or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

export type Database = {
  kind: 'embedded' | 'postgres'
  db: NodePgDatabase
  pool: pg.Pool
  /** For what may be a moment old: a replica where there is one, else the same as `db`. */
  readDb: NodePgDatabase
  /** For work nobody waits for: it may take minutes, and takes no connection away from people's requests. */
  background: pg.Pool
  backgroundDb: NodePgDatabase
  /** Whether so many wait for a connection that free work should be refused, to leave room for saving. */
  isCrowded: () => boolean
  /** Fails unless the database answers soon; never waits behind other work. */
  ping: () => Promise<void>
  /** Resolves with the reason when the embedded database dies; never for PostgreSQL, which may come back. */
  lost: Promise<Error>
  close: () => Promise<void>
}

export type OpenDatabaseOptions = {
  databaseUrl: string | null
  databaseReplicaUrl?: string | null
  dataDir: string
  databasePool?: number
  databaseTimeoutMs?: number
}

const minute = 60_000
const pingMs = 1_000
const closeMs = 500
/** The embedded database does one thing at a time, and what runs cannot be interrupted. */
const embeddedTurnMs = 5_000
const embeddedPingMs = 2_500
const embeddedWaitingLimit = 60
/** Of those that may wait. */
const freeShare = 0.3

/** Opens PostgreSQL where a URL is given, else the embedded database under the data folder. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, databasePool = 10, databaseTimeoutMs = 2_000 } = options
  const replicaUrl = options.databaseReplicaUrl ?? null
  if (databaseUrl) return openPostgres(databaseUrl, { size: databasePool, timeoutMs: databaseTimeoutMs, replicaUrl })
  return openEmbedded(dataDir)
}

type PostgresOptions = { size: number; timeoutMs: number; replicaUrl: string | null }

function openPostgres(connectionString: string, { size, timeoutMs, replicaUrl }: PostgresOptions): Database {
  const waitingLimit = size * 10
  const forRequests = {
    max: size,
    // Waiting and asking together stay below three seconds, after which people give up.
    connectionTimeoutMillis: Math.round(timeoutMs * 0.4),
    deadlineMs: timeoutMs,
    waitingLimit,
  }
  const pool = createPool({ connectionString, ...forRequests })
  const replica = replicaUrl ? createPool({ connectionString: replicaUrl, ...forRequests }) : null
  const db = createDatabase(pool)
  const background = createPool({
    connectionString,
    max: 3,
    connectionTimeoutMillis: 5_000,
    deadlineMs: 10 * minute,
    waitingLimit: 100,
  })
  const probe = createPool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: pingMs,
    deadlineMs: pingMs,
    waitingLimit: 1,
  })
  return {
    kind: 'postgres',
    pool,
    db,
    readDb: replica ? createDatabase(replica) : db,
    background,
    backgroundDb: createDatabase(background),
    isCrowded: () => pool.waitingCount > waitingLimit * freeShare,
    ping: shareRuns(async () => void (await probe.query('SELECT 1'))),
    lost: new Promise(() => {}),
    // Open connections must not delay shutdown: the server rolls back whatever was not committed.
    close: async () =>
      void (await Promise.race([
        Promise.all([pool, background, probe, ...(replica ? [replica] : [])].map((one) => one.end())),
        wait(closeMs),
      ])),
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
    connectionTimeoutMillis: embeddedTurnMs,
    idleTimeoutMillis: 0,
    // PGlite cannot interrupt a statement, and a client that hangs up in the middle of a transaction leaves it open
    // for everybody after it.
    deadlineMs: null,
    waitingLimit: embeddedWaitingLimit,
    refuse: () => (server.isOutOfRoom() ? noRoom() : null),
  })
  const db = createDatabase(pool)
  return {
    kind: 'embedded',
    pool,
    db,
    readDb: db,
    background: pool,
    backgroundDb: db,
    isCrowded: () => pool.waitingCount > embeddedWaitingLimit * freeShare,
    ping: shareRuns(() => server.ping(embeddedPingMs)),
    lost: server.lost,
    close: async () => {
      await pool.end()
      await server.close()
    },
  }
}

/** However many callers there are at once, the work is done once. */
function shareRuns(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}
