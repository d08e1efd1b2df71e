import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from './database/open-database.ts'
import { leases } from './database/schema/leases.ts'

export type LeaseOptions = {
  name: string
  /** How long the others wait for a holder that died. */
  forMs?: number
}

/**
 * Does work that one process alone may do at a time, over all processes on this database; says whether it was this
 * one's turn. The lease is renewed while the work runs and lapses when its holder dies. The work's signal ends when the
 * lease can no longer be held, because another process may begin.
 */
export async function runLeased(
  db: Queryable,
  { name, forMs = 60_000 }: LeaseOptions,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  // Everybody uses the database's clock, because machine clocks differ.
  const expiresAt = sql`now() + ${forMs} * interval '1 millisecond'`
  const taken = await db
    .insert(leases)
    .values({ name, holder, expiresAt })
    .onConflictDoUpdate({ target: leases.name, set: { holder, expiresAt }, setWhere: lt(leases.expiresAt, sql`now()`) })
    .returning({ name: leases.name })
  if (taken.length === 0) return false

  const held = new AbortController()
  let renewedAt = performance.now()
  const isOurs = and(eq(leases.name, name), eq(leases.holder, holder))
  const renew = async () => {
    const startedAt = performance.now()
    const kept = await db.update(leases).set({ expiresAt }).where(isOurs).returning({ name: leases.name })
    if (kept.length === 0) return held.abort()
    renewedAt = startedAt
  }
  const timer = setInterval(() => {
    renew().catch(() => {
      // The database is unreachable. Until the lease expires, nobody else can have taken it.
      if (performance.now() - renewedAt > forMs * 0.8) held.abort()
    })
  }, forMs / 4)
  timer.unref()
  try {
    await work(held.signal)
  } finally {
    clearInterval(timer)
    // Where this fails the lease lapses by itself.
    await db
      .delete(leases)
      .where(isOurs)
      .catch(() => {})
  }
  return true
}
