import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { accountTokens, users } from '#server/platform/database/schema/accounts.ts'
import { createToken, hashToken } from '#server/platform/session-tokens.ts'
import type { User } from './account-store.ts'

const hour = 60 * 60 * 1000

type Purpose = (typeof accountTokens.$inferSelect)['purpose']

/** How long the link of a mail works. */
const tokenLifetimes: Record<Purpose, number> = {
  'reset-password': hour,
  'change-email': 24 * hour,
  'verify-email': 7 * 24 * hour,
}

export type TokenRequest = { userId: string; purpose: Purpose; newUsername?: string; now: Date }

/** The token goes into a mail and nowhere else; here only its hash is kept. */
export async function createAccountToken(
  db: Queryable,
  { userId, purpose, newUsername, now }: TokenRequest,
): Promise<string> {
  const token = createToken()
  await db.insert(accountTokens).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    newUsername: newUsername ?? null,
    expiresAt: new Date(now.getTime() + tokenLifetimes[purpose]),
  })
  return token
}

export type TokenUse = { token: string; purpose: Purpose; now: Date }

/** Consumes a token; a second attempt with it gets nothing. */
export async function takeAccountToken(tx: Queryable, { token, purpose, now }: TokenUse) {
  const [taken] = await tx
    .delete(accountTokens)
    .where(and(isToken({ token, purpose }), gt(accountTokens.expiresAt, now)))
    .returning({ userId: accountTokens.userId, newUsername: accountTokens.newUsername })
  return taken
}

/** Whose token it is while it still works, before the costly part is done. */
export async function findTokenOwner(db: Queryable, { token, purpose, now }: TokenUse): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(isToken({ token, purpose }), gt(accountTokens.expiresAt, now)))
  return found?.user
}

/** All that could change something; a link that only confirms the address in use continues working. */
export async function deleteTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(accountTokens).where(and(eq(accountTokens.userId, userId), ne(accountTokens.purpose, 'verify-email')))
}

export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now))
}

function isToken({ token, purpose }: Pick<TokenUse, 'token' | 'purpose'>) {
  return and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose))
}
