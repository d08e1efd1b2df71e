import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { Queryable } from './database/open-database.ts'
import { sessions } from './database/schema/accounts.ts'

/** Whom a request comes from. */
export type Owner = { kind: 'account'; userId: string } | { kind: 'guest'; guestId: string }

export type Session = { owner: Owner; expiresAt: Date }

/** A session with its key, which exists only at the moment it is made. */
export type NewSession = Session & { token: string }

const day = 24 * 60 * 60 * 1000

/** Counted from the last visit. A guest's purchases hang on the cookie, so it lasts as long as browsers allow. */
export const sessionLifetimes: Record<Owner['kind'], number> = { account: 30 * day, guest: 400 * day }

/** 256 bits that nobody can guess, for cookies and for links in mails. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function createSession(db: Queryable, { owner, now }: { owner: Owner; now: Date }): Promise<NewSession> {
  const token = createToken()
  const expiresAt = expiryOf(owner, now)
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt,
    ...(owner.kind === 'account' ? { userId: owner.userId } : { guestId: owner.guestId }),
  })
  return { token, owner, expiresAt }
}

export async function findSession(
  db: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<Session | null> {
  const [row] = await db
    .select({ userId: sessions.userId, guestId: sessions.guestId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
  if (!row) return null
  if (row.userId) return { owner: { kind: 'account', userId: row.userId }, expiresAt: row.expiresAt }
  if (row.guestId) return { owner: { kind: 'guest', guestId: row.guestId }, expiresAt: row.expiresAt }
  return null
}

/** Moves the end of a session away from now; null where that was done less than a day ago. */
export async function extendSession(
  db: Queryable,
  { token, session, now }: { token: string; session: Session; now: Date },
): Promise<NewSession | null> {
  const expiresAt = expiryOf(session.owner, now)
  if (expiresAt.getTime() - session.expiresAt.getTime() < day) return null
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.tokenHash, hashToken(token)))
  return { ...session, token, expiresAt }
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends every session of an owner, or every one but that of the key given. */
export async function deleteSessionsOf(
  db: Queryable,
  owner: Owner,
  { except }: { except?: string } = {},
): Promise<void> {
  const isOwners = owner.kind === 'account' ? eq(sessions.userId, owner.userId) : eq(sessions.guestId, owner.guestId)
  await db.delete(sessions).where(except ? and(isOwners, ne(sessions.tokenHash, hashToken(except))) : isOwners)
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

function expiryOf(owner: Owner, now: Date): Date {
  return new Date(now.getTime() + sessionLifetimes[owner.kind])
}
