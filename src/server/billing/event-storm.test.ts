import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/open-database.ts'
import {
  billingEvents,
  billingMails,
  billingOrders,
  billingPayments,
  billingStates,
} from '#server/platform/database/schema/billing.ts'
import { type History, shuffleDeliveries, tellHistory } from '../../../tests/support/billing-history.ts'
import { bundleForTest, type TestBundle } from '../../../tests/support/bundle.ts'
import { createChance } from '../../../tests/support/chance.ts'
import { killChild, portOf } from '../../../tests/support/child-server.ts'
import { describeRestarts } from '../../../tests/support/restarts.ts'
import { signForStorm } from '../../../tests/support/storm-provider.ts'
import type { LedgerEvent } from './fact.ts'
import { recordEvents } from './ledger.ts'

const isFull = process.env.TEST_FULL === '1'
/** Ten owners make every kind of history, and one kill interrupts it; the rest is more of the same. */
const size = isFull ? { owners: 100, deliveries: 1_000, kills: 5 } : { owners: 10, deliveries: 100, kills: 1 }
const now = new Date('2026-11-15T09:00:00Z')

/** The same orders in every database, so that what is derived can be held side by side. */
const histories = Array.from({ length: size.owners }, (_, n) => tellHistory(n, randomUUID()))

describeRestarts(`a storm of ${size.deliveries} events for ${size.owners} owners`, (restarts) => {
  let bundle: TestBundle
  let server: ChildProcess | undefined

  beforeAll(async () => {
    bundle = await bundleForTest('tests/support/storm-server.ts')
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await rm(bundle.folder, { recursive: true, force: true })
  })

  it('comes, with the process killed in between, to the state of an ordered, single delivery', {
    timeout: 600_000,
  }, async () => {
    const calm = await restarts.create()
    const expected = await withDatabase(calm.open, async (database) => {
      await placeOrders(database)
      for (const event of histories.flatMap(({ events }) => events)) {
        await recordEvents(database, [event], { provider: 'storm', now })
      }
      return readDerived(database)
    })
    await calm.remove()

    const stormy = await restarts.create()
    await withDatabase(stormy.open, placeOrders)
    const deliveries = shuffleDeliveries(histories, { chance: createChance(20261115), total: size.deliveries })
    const share = Math.ceil(deliveries.length / (size.kills + 1))
    let left = deliveries
    for (let round = 0; round <= size.kills; round += 1) {
      server = spawn(process.execPath, ['--liftoff-only', bundle.file], {
        env: { PORT: '0', LOG_LEVEL: 'silent', ...stormy.env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const isLast = round === size.kills
      left = await deliver(server, left, isLast ? Number.POSITIVE_INFINITY : share)
      if (isLast) await killChild(server)
    }
    expect(left).toEqual([])

    const actual = await withDatabase(stormy.open, readDerived)
    await stormy.remove()
    expect(actual.events).toBe(histories.flatMap(({ events }) => events).length)
    expect(actual).toEqual(expected)
    // Not a storm in which nothing happens.
    const statuses = new Set(actual.states.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['paid', 'refunded', 'canceled']))
  })
})

/** Sends with several callers at once; what was not acknowledged when the process died is sent again by the next. */
async function deliver(child: ChildProcess, deliveries: LedgerEvent[], killAfter: number): Promise<LedgerEvent[]> {
  const port = await portOf(child)
  const agent = new Agent({ keepAlive: true })
  const waiting = [...deliveries]
  const failed: LedgerEvent[] = []
  let acknowledged = 0
  const send = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if (await post({ port, agent, event })) acknowledged += 1
      else failed.push(event)
      if (acknowledged >= killAfter) {
        child.kill('SIGKILL')
        return
      }
    }
  }
  const exited = killAfter === Number.POSITIVE_INFINITY ? null : once(child, 'exit')
  await Promise.all(Array.from({ length: 6 }, send))
  await exited
  agent.destroy()
  const left = [...failed, ...waiting]
  // A busy database is asked again.
  return exited || left.length === 0 ? left : deliverAgain(port, left)
}

async function deliverAgain(port: number, events: LedgerEvent[]): Promise<LedgerEvent[]> {
  const agent = new Agent({ keepAlive: true })
  const left: LedgerEvent[] = []
  for (const event of events) if (!(await post({ port, agent, event }))) left.push(event)
  agent.destroy()
  return left
}

function post({ port, agent, event }: { port: number; agent: Agent; event: LedgerEvent }): Promise<boolean> {
  const { body, headers } = signForStorm(event)
  return new Promise((resolve) => {
    const call = request({ port, agent, host: '127.0.0.1', path: '/api/billing/webhook', method: 'POST' })
    call.setHeader('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) if (value) call.setHeader(name, value)
    call.on('error', () => resolve(false))
    call.on('response', (response) => {
      response.on('error', () => resolve(false))
      response.on('aborted', () => resolve(false))
      response.resume().on('end', () => resolve(response.statusCode === 200))
    })
    call.end(body)
  })
}

async function withDatabase<Result>(
  open: () => Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function placeOrders({ db }: Database): Promise<void> {
  const orders = histories.map(({ order, item }: History) => ({
    id: order,
    kind: item === 'resume' ? ('document' as const) : ('subscription' as const),
    item,
    amountCents: item === 'resume' ? 299 : 1_900,
    currency: 'usd',
    provider: 'storm',
    createdAt: now,
  }))
  await db.insert(billingOrders).values(orders)
}

/** Everything that is computed from the ledger, in a fixed order. */
async function readDerived({ db }: Database) {
  return {
    events: await db.$count(billingEvents),
    states: await db.select().from(billingStates).orderBy(asc(billingStates.orderId)),
    payments: await db.select().from(billingPayments).orderBy(asc(billingPayments.id)),
    mails: await db
      .select({ key: billingMails.key, kind: billingMails.kind, orderId: billingMails.orderId })
      .from(billingMails)
      .orderBy(asc(billingMails.key)),
    mustEnd: await db
      .select({ id: billingOrders.id, mustEnd: billingOrders.mustEnd })
      .from(billingOrders)
      .orderBy(asc(billingOrders.id)),
  }
}

describe('the histories of the storm', () => {
  it('hold what can happen to money, in more events than there are owners', () => {
    const kinds = new Set(histories.flatMap(({ events }) => events.map(({ fact }) => fact.kind)))
    expect(kinds).toEqual(new Set(['payment', 'subscription', 'invoice', 'invoice-payment', 'refund']))
    expect(histories.flatMap(({ events }) => events).length).toBeLessThanOrEqual(size.deliveries)
  })
})
