import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Queryable } from './database/open-database.ts'
import { sessions } from './database/schema/accounts.ts'
import { createToken, hashToken } from './session-tokens.ts'

/** Whom a request comes from. */
export type Owner = { kind: 'account'; userId: string } | { kind: 'guest'; guestId: string }

export type Session = {
  /** What it is called by where its key must not be shown. */
  id: string
  owner: Owner
  createdAt: Date
  lastUsedAt: Date
  /** When the person last showed in it that it is them. */
  provedAt: Date | null
  expiresAt: Date
}

/** A session with its key, which exists only at the moment it is made. */
export type NewSession = Session & { token: string }

const day = 24 * 60 * 60 * 1000

/** Counted from the last visit. A guest's purchases hang on the cookie, so it lasts as long as browsers allow. */
export const sessionLifetimes: Record<Owner['kind'], number> = { account: 30 * day, guest: 400 * day }

/**
 * Counted from the sign-in: a key that was stolen is good for so long however often it is used. A guest cannot sign in
 * again, so theirs continues.
 */
export const longestSessions: Record<Owner['kind'], number> = { account: 90 * day, guest: Number.POSITIVE_INFINITY }

export type SessionStart = {
  owner: Owner
  now: Date
  /** The browser in words. */
  device?: string
}

export async function createSession(db: Queryable, { owner, now, device = '' }: SessionStart): Promise<NewSession> {
  const token = createToken()
  const session: Session = {
    id: randomUUID(),
    owner,
    createdAt: now,
    lastUsedAt: now,
    provedAt: owner.kind === 'account' ? now : null,
    expiresAt: expiryOf({ owner, createdAt: now }, now),
  }
  await db.insert(sessions).values({ ...session, device, tokenHash: hashToken(token), ...ownerColumns(owner) })
  return { ...session, token }
}

export async function findSession(
  db: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<Session | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
  if (!row) return null
  const { id, createdAt, lastUsedAt, provedAt, expiresAt } = row
  const times = { id, createdAt, lastUsedAt, provedAt, expiresAt }
  if (row.userId) return { ...times, owner: { kind: 'account', userId: row.userId } }
  if (row.guestId) return { ...times, owner: { kind: 'guest', guestId: row.guestId } }
  return null
}

/** Moves the end of a session away from now; null if that was done less than a day ago. */
export async function extendSession(
  db: Queryable,
  { token, session, now }: { token: string; session: Session; now: Date },
): Promise<NewSession | null> {
  if (now.getTime() - session.lastUsedAt.getTime() < day) return null
  const expiresAt = expiryOf(session, now)
  await db
    .update(sessions)
    .set({ expiresAt, lastUsedAt: now })
    .where(eq(sessions.tokenHash, hashToken(token)))
  return { ...session, token, expiresAt, lastUsedAt: now }
}

/** An account's sessions, the last used first. */
export async function listSessions(db: Queryable, { userId, now }: { userId: string; now: Date }) {
  const { id, device, createdAt, lastUsedAt, expiresAt } = sessions
  return db
    .select({ id, device, createdAt, lastUsedAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(expiresAt, now)))
    .orderBy(desc(lastUsedAt), desc(createdAt))
}

/** Notes that the person has just shown that it is them. */
export async function proveSession(db: Queryable, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id))
}

/** Ends one of an account's sessions; undefined if there is none with that name. */
export async function deleteSessionById(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<{ device: string } | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ device: sessions.device })
  return ended
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

function expiryOf({ owner, createdAt }: Pick<Session, 'owner' | 'createdAt'>, now: Date): Date {
  const sliding = now.getTime() + sessionLifetimes[owner.kind]
  return new Date(Math.min(sliding, createdAt.getTime() + longestSessions[owner.kind]))
}

function ownerColumns(owner: Owner) {
  return owner.kind === 'account' ? { userId: owner.userId } : { guestId: owner.guestId }
}
