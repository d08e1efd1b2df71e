import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { AppError } from '#shared/errors.ts'

export type PoolOptions = pg.PoolConfig & {
  /** A statement without an answer for this long is given up, with its connection; null if it must be waited for. */
  deadlineMs: number | null
  /** How many may wait for a connection; the next one is refused at once. */
  waitingLimit: number
  /** Why connections are refused right now. */
  refuse?: () => AppError | null
}

/** What pg's many overloads have in common. */
type AnyQuery = (...args: unknown[]) => unknown
type Checkout = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

export function createPool({ deadlineMs, waitingLimit, refuse, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    keepAlive: true,
    ...(deadlineMs === null ? {} : { query_timeout: deadlineMs, statement_timeout: Math.round(deadlineMs * 0.9) }),
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // Nor one that is in use: its queries fail by themselves.
    client.on('error', () => {})
    hangUpOnSilence(client)
  })
  refuseSome(pool, () => refuse?.() ?? (pool.waitingCount < waitingLimit ? null : tooMany()))
  return pool
}

/** Drizzle's database on a pool, with transactions that always give their connection back, and never a dirty one. */
export function createDatabase(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool)
  // Drizzle loses the connection for good when its BEGIN fails, and gives one back whose ROLLBACK failed.
  db.transaction = async (work, settings) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, settings)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return db
}

/**
 * After a timeout pg continues using the connection: a ROLLBACK waits behind the silent statement as long again, and
 * the next caller gets a transaction that is still open. A server that has become read-only will not change back on
 * this connection either.
 */
function hangUpOnSilence(client: pg.PoolClient): void {
  const query: AnyQuery = client.query.bind(client)
  const watched: AnyQuery = (...args) => {
    const answer = query(...args)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isBeyondUse(error)) hangUp(client)
      })
    }
    return answer
  }
  // The same function with the same overloads, looked at from outside.
  client.query = watched as typeof client.query
}

const silence = 'Query read timeout'
const readOnly = '25006'

function isBeyondUse(error: unknown): boolean {
  return error instanceof Error && (error.message === silence || ('code' in error && error.code === readOnly))
}

function hangUp(client: pg.PoolClient): void {
  // A part of pg that its types leave out.
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}

function tooMany(): AppError {
  return new AppError('busy', { retryAfterSeconds: 1 })
}

function refuseSome(pool: pg.Pool, refuse: () => AppError | null): void {
  const connect: AnyQuery = pool.connect.bind(pool)
  const guarded = (callback?: Checkout): unknown => {
    const refusal = refuse()
    if (!refusal) return connect(callback)
    return callback ? callback(refusal, undefined, () => {}) : Promise.reject(refusal)
  }
  // As above.
  pool.connect = guarded as typeof pool.connect
}
