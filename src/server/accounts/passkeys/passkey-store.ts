import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { passkeys } from '#server/platform/database/schema/accounts.ts'
import type { Passkey } from '#shared/api/account-security.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

export async function listPasskeysOf(db: Queryable, userId: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
}

export async function findPasskey(db: Queryable, id: string): Promise<StoredPasskey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return found
}

/** False if it already exists, whoever owns it. */
export async function insertPasskey(db: Queryable, passkey: StoredPasskey): Promise<boolean> {
  const inserted = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return inserted.length > 0
}

type Own = Pick<StoredPasskey, 'id' | 'userId'>

export async function updatePasskey(
  db: Queryable,
  own: Own,
  values: Partial<Pick<StoredPasskey, 'name' | 'counter' | 'lastUsedAt'>>,
): Promise<StoredPasskey | undefined> {
  const [updated] = await db.update(passkeys).set(values).where(isOwn(own)).returning()
  return updated
}

export async function deletePasskey(db: Queryable, own: Own): Promise<StoredPasskey | undefined> {
  const [deleted] = await db.delete(passkeys).where(isOwn(own)).returning()
  return deleted
}

function isOwn({ id, userId }: Own) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId))
}

/** What leaves the server of a passkey. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
