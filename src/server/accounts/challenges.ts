import { and, eq, gt, lte } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { challenges } from '#server/platform/database/schema/accounts.ts'
import { createToken, hashToken } from '#server/platform/session-tokens.ts'

type Purpose = (typeof challenges.$inferSelect)['purpose']

/** Long enough to find one's phone, or to sign in at a provider. */
const lifetime = 10 * 60 * 1000

export type Question = {
  /** The browser that was asked, by the key in its cookie. */
  browser: string
  purpose: Purpose
  /** What the answer must repeat. */
  value: string
}

/** Keeps what was asked. The answer counts once, in time, and only from the browser that was asked. */
export async function keepChallenge(
  db: Queryable,
  { userId, data = {}, now, ...question }: Question & { userId?: string; data?: unknown; now: Date },
): Promise<void> {
  const { purpose } = question
  const expiresAt = new Date(now.getTime() + lifetime)
  await db
    .insert(challenges)
    .values({ keyHash: keyOf(question), purpose, userId: userId ?? null, data, expiresAt })
    .onConflictDoUpdate({ target: challenges.keyHash, set: { data, expiresAt } })
}

/** Consumes a challenge; undefined if there is none, it is too old, or it belongs to another browser. */
export async function takeChallenge(
  db: Queryable,
  { now, ...question }: Question & { now: Date },
): Promise<{ userId: string | null; data: unknown } | undefined> {
  const [taken] = await db
    .delete(challenges)
    .where(and(eq(challenges.keyHash, keyOf(question)), gt(challenges.expiresAt, now)))
    .returning({ userId: challenges.userId, data: challenges.data })
  return taken
}

export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(challenges).where(lte(challenges.expiresAt, now))
}

/** The browser's key, created if it has none. Tabs share it, so they don't invalidate each other's challenges. */
export function ensureBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const { cookieOptions, clock } = reply.server.sessions
  const browser = readBrowser(request) || createToken()
  const expires = new Date(clock().getTime() + lifetime)
  reply.setCookie(cookieName(request), browser, { ...cookieOptions, expires })
  return browser
}

/** Empty if nothing was asked of this browser lately. */
export function readBrowser(request: FastifyRequest): string {
  return request.cookies[cookieName(request)] ?? ''
}

function cookieName({ server }: Pick<FastifyRequest, 'server'>): string {
  return server.sessions.cookieName.replace('session', 'challenge')
}

function keyOf({ browser, purpose, value }: Question): string {
  return hashToken(`${purpose} ${browser} ${value}`)
}
