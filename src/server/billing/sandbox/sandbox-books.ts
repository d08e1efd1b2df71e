// The sandbox's books in the database, written apart from ours: a crash between the two is healed as with any provider.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database, Queryable } from '#server/platform/database/open-database.ts'
import { sandboxEvents, sandboxObjects } from '#server/platform/database/schema/billing.ts'
import { createToken, hashToken } from '#server/platform/session-tokens.ts'
import { type Fact, factSchema, type LedgerEvent } from '../fact.ts'
import { type Change, type SandboxState, sandboxStateSchema } from './sandbox-state.ts'

export type SandboxObject = { id: string; state: SandboxState; secretHashes: string[]; dueAt: Date | null }

/** What travels, signed, to the webhook. */
export const sandboxPayloadSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  fact: factSchema,
})
export type SandboxPayload = z.infer<typeof sandboxPayloadSchema>

/** A reload of the payment page gets a new secret, and the older tab keeps its own. */
const secretsKept = 5

export async function createObject(db: Queryable, object: { id: string; state: SandboxState }): Promise<void> {
  await db
    .insert(sandboxObjects)
    .values({ ...object, secretHashes: [] })
    .onConflictDoNothing()
}

export async function addSecret({ db }: Pick<Database, 'db'>, id: string): Promise<string> {
  const secret = `${id}_secret_${createToken()}`
  await db
    .update(sandboxObjects)
    .set({
      secretHashes: sql`(array_append(${sandboxObjects.secretHashes}, ${hashToken(secret)}))[greatest(1, cardinality(${sandboxObjects.secretHashes}) + 2 - ${secretsKept}::int):]`,
    })
    .where(eq(sandboxObjects.id, id))
  return secret
}

export async function findObject(db: Queryable, id: string): Promise<SandboxObject | undefined> {
  const [row] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.id, id)).for('update')
  return row ? { ...row, state: sandboxStateSchema.parse(row.state) } : undefined
}

/** Makes one change and records the events to report about it, all or nothing. */
export async function changeObject<Result>(
  { db }: Pick<Database, 'db'>,
  { id, now }: { id: string; now: Date },
  decide: (object: SandboxObject) => { change?: Change; result: Result },
): Promise<Result | undefined> {
  return db.transaction(async (tx) => {
    const object = await findObject(tx, id)
    if (!object) return undefined
    const { change, result } = decide(object)
    if (change) await writeChange(tx, id, change, now)
    return result
  })
}

async function writeChange(tx: Queryable, id: string, { state, facts, dueAt }: Change, now: Date): Promise<void> {
  let at = Math.max(now.getTime(), state.lastAt + 1)
  for (const fact of facts) {
    await addEvent(tx, { id: `evt_sandbox_${randomUUID()}`, object: id, at, fact })
    at += 1
  }
  await tx
    .update(sandboxObjects)
    .set({ state: { ...state, lastAt: at - 1 }, dueAt })
    .where(eq(sandboxObjects.id, id))
}

/** An event of a name that is taken was told already. */
export async function addEvent(
  db: Queryable,
  { id, object, at, fact }: { id: string; object: string; at: number; fact: Fact },
): Promise<void> {
  const state = 'state' in fact ? fact.state : 'made'
  const payload: SandboxPayload = { id, type: `${fact.kind}.${state}`, created: at, fact }
  await db
    .insert(sandboxEvents)
    .values({ id, object, payload, at: new Date(at) })
    .onConflictDoNothing()
}

/** One item that is due, or none; two processes never take the same one. */
export async function changeNextDue(
  { db }: Pick<Database, 'db'>,
  now: Date,
  decide: (object: SandboxObject, due: Date) => Change,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandboxObjects)
      .where(lte(sandboxObjects.dueAt, now))
      .orderBy(asc(sandboxObjects.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row?.dueAt) return false
    const change = decide({ ...row, state: sandboxStateSchema.parse(row.state) }, row.dueAt)
    await writeChange(tx, row.id, change, row.dueAt)
    return true
  })
}

export async function listUndelivered({ db }: Pick<Database, 'db'>): Promise<SandboxPayload[]> {
  const rows = await db
    .select()
    .from(sandboxEvents)
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.at), asc(sandboxEvents.id))
    .limit(200)
  return rows.map(({ payload }) => sandboxPayloadSchema.parse(payload))
}

export async function markDelivered({ db }: Pick<Database, 'db'>, id: string, now: Date): Promise<void> {
  await db
    .update(sandboxEvents)
    .set({ deliveredAt: now })
    .where(and(eq(sandboxEvents.id, id), isNull(sandboxEvents.deliveredAt)))
}

/** Everything that was ever told about one payment or subscription. */
export async function listEvents({ db }: Pick<Database, 'db'>, object: string): Promise<LedgerEvent[]> {
  const rows = await db.select().from(sandboxEvents).where(eq(sandboxEvents.object, object))
  return rows.map(({ payload }) => toLedgerEvent(sandboxPayloadSchema.parse(payload)))
}

export function toLedgerEvent({ id, type, created, fact }: SandboxPayload): LedgerEvent {
  return { id, type, at: new Date(created), fact }
}
