import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { knownDevices, users } from '#server/platform/database/schema/accounts.ts'
import { createToken, hashToken } from '#server/platform/session-tokens.ts'
import { hasSignedInBefore } from './security-log.ts'

/** A browser's key, which outlives its sessions. It opens nothing; it only shows who has been here before. */
export type Device = { token: string; expiresAt: Date }

/** As long as browsers allow. */
const lifetime = 400 * 24 * 60 * 60 * 1000

const devicesOfOne = 20

/** Whether this browser has signed in to the account of this address before. */
export async function isKnownDevice(
  db: Queryable,
  { device, email, now }: { device: string | undefined; email: string; now: Date },
): Promise<boolean> {
  if (!device) return false
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(isKey(device), eq(users.username, email), gt(knownDevices.expiresAt, now)))
  return found.length > 0
}

export type Remembered = Device & {
  /** It had not signed in to this account before. */
  isNew: boolean
  /** No browser had. */
  isFirst: boolean
}

/** Remembers a browser whose owner has proved to be the account's. */
export async function rememberDevice(
  tx: Queryable,
  { device, userId, now }: { device: string | undefined; userId: string; now: Date },
): Promise<Remembered> {
  const token = device && (await isOurs(tx, device)) ? device : createToken()
  const expiresAt = new Date(now.getTime() + lifetime)
  const known = await tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), gt(knownDevices.expiresAt, now)))
  const isNew = known.every(({ tokenHash }) => tokenHash !== hashToken(token))
  const isFirst = known.length === 0 && !(await hasSignedInBefore(tx, userId))
  await tx
    .insert(knownDevices)
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { expiresAt } })
  const newest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.expiresAt))
    .limit(devicesOfOne)
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newest)))
  return { token, expiresAt, isNew, isFirst }
}

/** A key that we did not give out could have been planted by somebody who knows it. */
async function isOurs(tx: Queryable, device: string): Promise<boolean> {
  const found = await tx.select({ userId: knownDevices.userId }).from(knownDevices).where(isKey(device)).limit(1)
  return found.length > 0
}

/** Every browser of an account, or every one but that of the key given. */
export async function forgetDevicesOf(
  db: Queryable,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const isOwners = eq(knownDevices.userId, userId)
  await db.delete(knownDevices).where(except ? and(isOwners, ne(knownDevices.tokenHash, hashToken(except))) : isOwners)
}

export async function deleteExpiredDevices(db: Queryable, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now))
}

export function readDevice(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request)]
}

export function sendDevice(reply: FastifyReply, { token, expiresAt }: Device): void {
  reply.setCookie(cookieName(reply), token, { ...reply.server.sessions.cookieOptions, expires: expiresAt })
}

function cookieName({ server }: Pick<FastifyRequest, 'server'>): string {
  return server.sessions.cookieName.replace('session', 'device')
}

function isKey(device: string) {
  return eq(knownDevices.tokenHash, hashToken(device))
}
