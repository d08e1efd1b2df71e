import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { securityEvents, users } from '#server/platform/database/schema/accounts.ts'
import type { SecurityEvent, SecurityEventKind } from '#shared/api/account-security.ts'

const day = 24 * 60 * 60 * 1000

/** As the privacy policy says. */
const keptFor = 180 * day

export type NewSecurityEvent = { userId: string; kind: SecurityEventKind; detail?: string; now: Date }

/** Writes down what happened, for the owner to read. */
export async function recordEvent(db: Queryable, { userId, kind, detail = '', now }: NewSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values({ userId, kind, detail, at: now })
}

/** Wrong passwords of one day are one line: a stranger who guesses cannot push everything else out of the log. */
export async function recordFailedSignIn(db: Queryable, { email, now }: { email: string; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    // Two at the same moment, on two servers, would both find no line of today and write one each.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.username, email)).for('update')
    if (user) await countFailedSignIn(tx, user.id, now)
  })
}

async function countFailedSignIn(db: Queryable, userId: string, now: Date): Promise<void> {
  const counted = await db
    .update(securityEvents)
    .set({ count: sql`${securityEvents.count} + 1` })
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, 'sign-in-failed'),
        gt(securityEvents.at, new Date(now.getTime() - day)),
      ),
    )
    .returning({ id: securityEvents.id })
  if (counted.length === 0) await recordEvent(db, { userId, kind: 'sign-in-failed', now })
}

export async function listEvents(db: Queryable, userId: string): Promise<SecurityEvent[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
  return rows.map(({ id, kind, detail, count, at }) => ({ id, kind, detail, count, at: at.toISOString() }))
}

/** Whether anybody has signed in to the account yet, as far as the log goes back. */
export async function hasSignedInBefore(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), inArray(securityEvents.kind, ['signed-in', 'new-device'])))
    .limit(1)
  return found.length > 0
}

export async function deleteOldEvents(db: Queryable, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lte(securityEvents.at, new Date(now.getTime() - keptFor)))
}
