// How often one subject may do one thing, counted in the database and so over all processes.
import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import { AppError } from '#shared/errors.ts'
import type { Queryable } from './database/open-database.ts'
import { attempts } from './database/schema/accounts.ts'

/** How often one subject (an account, an address) may do one thing within a stretch of time. */
export type AttemptLimit = { name: string; limit: number; windowSeconds: number; message?: string }

type Attempt = { subject: string; now: Date }

/**
 * Counts one more attempt and throws once there are too many. It counts before the work is done, so that
 * a hundred requests at the same moment are a hundred attempts.
 */
export async function countAttempt(db: Queryable, rule: AttemptLimit, attempt: Attempt): Promise<void> {
  const row = await addAttempts(db, rule, { ...attempt, count: 1 })
  if (!row || row.count <= rule.limit) return
  throw new AppError('too-many-requests', {
    ...(rule.message ? { message: rule.message } : {}),
    retryAfterSeconds: Math.max(1, Math.ceil((row.resetsAt.getTime() - attempt.now.getTime()) / 1000)),
  })
}

/** Counts what has happened as several attempts, without refusing anything. */
export async function chargeAttempts(
  db: Queryable,
  rule: AttemptLimit,
  charge: Attempt & { count: number },
): Promise<void> {
  await addAttempts(db, rule, charge)
}

async function addAttempts(db: Queryable, rule: AttemptLimit, { subject, now, count }: Attempt & { count: number }) {
  const resetsAt = new Date(now.getTime() + rule.windowSeconds * 1000)
  const isOver = sql`${attempts.resetsAt} <= ${now.toISOString()}`
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(rule, subject), count, resetsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN ${count} ELSE ${attempts.count} + ${count} END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN ${resetsAt.toISOString()} ELSE ${attempts.resetsAt} END`,
      },
    })
    .returning()
  return row
}

/** Starts again at nothing, after the subject has proved itself. */
export async function clearAttempts(db: Queryable, rule: Pick<AttemptLimit, 'name'>, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(rule, subject)))
}

/** Takes back one attempt that turned out to be none. */
export async function giveAttemptBack(db: Queryable, rule: Pick<AttemptLimit, 'name'>, subject: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(rule, subject)))
}

export async function deleteExpiredAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.resetsAt, now))
}

/** An address as limits see it: anyone with one IPv6 address has its whole /64 network. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!mapped.includes(':')) return mapped
  const [head = '', tail] = mapped.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/** Names and addresses of people are of no use here, only whether it is the same one again. */
function keyOf({ name }: Pick<AttemptLimit, 'name'>, subject: string): string {
  return `${name}:${createHash('sha256').update(`${name}:${subject}`).digest('hex')}`
}
