import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { identities, users } from '#server/platform/database/schema/accounts.ts'
import type { User } from '../account-store.ts'

export type Identity = { issuer: string; subject: string }

export async function findUserByIdentity(db: Queryable, identity: Identity): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)))
  return found?.user
}

/** False if it belongs to an account already. */
export async function insertIdentity(
  tx: Queryable,
  { issuer, subject, userId, now }: Identity & { userId: string; now: Date },
): Promise<boolean> {
  const values = { issuer, subject, userId, createdAt: now }
  const inserted = await tx.insert(identities).values(values).onConflictDoNothing().returning()
  return inserted.length > 0
}

export async function listIssuersOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ issuer: identities.issuer }).from(identities).where(eq(identities.userId, userId))
  return rows.map(({ issuer }) => issuer)
}

/** False if the account does not know that provider. */
export async function deleteIdentities(
  tx: Queryable,
  { userId, issuer }: { userId: string; issuer: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
    .returning({ issuer: identities.issuer })
  return deleted.length > 0
}
