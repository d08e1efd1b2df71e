import { count, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { identities, passkeys } from '#server/platform/database/schema/accounts.ts'
import { AppError } from '#shared/errors.ts'
import type { User } from './account-store.ts'

/** Call it inside the transaction that removes one, with the account locked: two removals at once would leave none. */
export async function refuseLastWayIn(tx: Queryable, { id, password }: User): Promise<void> {
  if (password !== null) return
  const [keys] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, id))
  const [known] = await tx.select({ count: count() }).from(identities).where(eq(identities.userId, id))
  if ((keys?.count ?? 0) + (known?.count ?? 0) > 1) return
  throw new AppError('conflict', {
    message: 'This is your only way to sign in. Set a password or add a passkey first.',
  })
}

/** All but the password. */
export async function forgetOtherWaysIn(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(identities).where(eq(identities.userId, userId))
}
