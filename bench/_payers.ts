// People who buy with the sandbox's test card, one purchase after the other, and what became of each.
import { randomInt, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import * as z from 'zod'
import { call } from './_load.ts'

export type Payer = {
  cookie: string
  /** Begun, and not known to be paid. */
  open: z.infer<typeof sessionSchema> | null
  /** Of which the server said that they are paid. */
  acknowledged: string[]
}

const sessionSchema = z.object({ orderId: z.string(), clientSecret: z.string() })
const accountSchema = z.object({ receipts: z.array(z.object({ orderId: z.string() })) })

export const newPayer = (): Payer => ({ cookie: '', open: null, acknowledged: [] })

/** Buys once more, or finishes what was begun. Says whether the server answered at all. */
export async function payOnce(payer: Payer, address: string, agent: Agent): Promise<boolean> {
  const { cookie } = payer
  if (!payer.open) {
    const body = { amount: 2.99, type: 'resume', email: `${randomUUID()}@example.com` }
    const begun = await call({ address, agent, method: 'POST', path: '/api/create-payment-intent', body, cookie })
    if (begun.status !== 200) return begun.status !== 0
    payer.cookie = begun.cookie || cookie
    payer.open = sessionSchema.parse(JSON.parse(begun.body))
  }
  const { clientSecret, orderId } = payer.open
  // A card of their own: the same card again and again would be taken for a thief's.
  const card = { number: '4242424242424242', expMonth: randomInt(1, 13), expYear: randomInt(2030, 2090), cvc: '123' }
  const path = '/api/billing/sandbox/confirm'
  const body = { clientSecret, card }
  const paid = await call({ address, agent, method: 'POST', path, body, cookie: payer.cookie })
  if (paid.status === 0 || paid.status === 503) return paid.status !== 0
  if (paid.status === 200 && paid.body.includes('succeeded')) payer.acknowledged.push(orderId)
  // Any other answer ends it: an order that was paid by a call without an answer cannot be paid again.
  payer.open = null
  return true
}

/** Purchases that were acknowledged and are not there, and those that are there twice. */
export async function countPurchases(
  address: string,
  payers: readonly Payer[],
): Promise<{ lost: number; doubled: number; acknowledged: number; found: number }> {
  const agent = new Agent()
  const total = { lost: 0, doubled: 0, acknowledged: 0, found: 0 }
  for (const { cookie, acknowledged } of payers) {
    const { body } = await call({ address, agent, path: '/api/billing/account', cookie })
    const orders = accountSchema.parse(JSON.parse(body)).receipts.map(({ orderId }) => orderId)
    total.found += orders.length
    total.acknowledged += acknowledged.length
    total.doubled += orders.length - new Set(orders).size
    total.lost += acknowledged.filter((order) => !orders.includes(order)).length
  }
  return total
}
