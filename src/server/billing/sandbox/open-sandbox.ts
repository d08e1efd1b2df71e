import { addRoute } from '#server/platform/add-route.ts'
import { hashToken } from '#server/platform/session-tokens.ts'
import { confirmSandboxPayment } from '#shared/api/billing.ts'
import { AppError } from '#shared/errors.ts'
import type { PlanId } from '#shared/plans.ts'
import type { LedgerEvent } from '../fact.ts'
import type { Order, PaymentProvider, PlacedOrder, ProviderPorts } from '../provider.ts'
import { confirmPayment } from './confirm-payment.ts'
import * as books from './sandbox-books.ts'
import {
  type Change,
  end,
  paymentFact,
  renew,
  type SandboxState,
  type SandboxSubscription,
  setCancel,
  subscriptionFact,
} from './sandbox-state.ts'
import { createSigner, signatureLifeMs } from './sign-event.ts'

export function openSandbox({ database, clock, deliver }: ProviderPorts): PaymentProvider {
  const signer = createSigner(clock)

  /** Tells the webhook what it has not heard; what fails is told again at the next occasion. */
  const tell = async (): Promise<LedgerEvent[]> => {
    for (const payload of await books.listUndelivered(database)) {
      await deliver(signer.sign(Buffer.from(JSON.stringify(payload))))
      await books.markDelivered(database, payload.id, clock())
    }
    return []
  }

  const begin = async (id: string, state: SandboxState) => {
    await books.createObject(database.db, { id, state })
    const fact = state.kind === 'payment' ? paymentFact(id, state, 'pending') : subscriptionFact(id, state)
    await books.addEvent(database.db, { id: `evt_begun_${id}`, object: id, at: state.lastAt, fact })
    return { reference: id, clientSecret: await books.addSecret(database, id), customer: null, events: await tell() }
  }

  const changeSubscription = async (
    { reference }: PlacedOrder,
    decide: (id: string, state: SandboxSubscription) => Change,
  ) => {
    await books.changeObject(database, { id: reference, now: clock() }, ({ state }) => {
      if (state.kind !== 'subscription') throw new Error(`${reference} is no subscription`)
      return { change: decide(reference, state), result: true }
    })
    return tell()
  }

  return {
    name: 'sandbox',
    isTest: true,
    createPayment: (order) => begin(`pi_sandbox_${bare(order.id)}`, newPayment(order, clock())),
    createSubscription: (order, plan) => begin(`sub_sandbox_${bare(order.id)}`, newSubscription(order, plan, clock())),
    async reopen({ reference }) {
      const object = await database.db.transaction((tx) => books.findObject(tx, reference))
      const isOpen = object?.state.state === 'open' || object?.state.state === 'asking'
      const clientSecret = isOpen ? await books.addSecret(database, reference) : null
      return { clientSecret, events: await books.listEvents(database, reference) }
    },
    async payRenewal({ reference }) {
      const object = await database.db.transaction((tx) => books.findObject(tx, reference))
      const isDue = object?.state.state === 'past-due'
      return { clientSecret: isDue ? await books.addSecret(database, reference) : null, events: [] }
    },
    async setEmail() {},
    cancelAtPeriodEnd: (order) => changeSubscription(order, (id, state) => setCancel(id, state, true)),
    resume: (order) => changeSubscription(order, (id, state) => setCancel(id, state, false)),
    endNow: (order) => changeSubscription(order, end),
    async refund(order, { reference, amountCents }) {
      const target = order.kind === 'document' ? { payment: reference } : { invoice: reference }
      const fact = {
        kind: 'refund',
        refund: `re_${reference}`,
        order: order.id,
        state: 'succeeded',
        amountCents,
      } as const
      const event = { id: `evt_refund_${reference}`, object: order.reference, at: clock().getTime() }
      await books.addEvent(database.db, { ...event, fact: { ...fact, ...target } })
      return tell()
    },
    fetchState: ({ reference }) => books.listEvents(database, reference),
    parseEvent(delivery) {
      const signature = signer.verify(delivery)
      const payload = books.sandboxPayloadSchema.parse(JSON.parse(delivery.body.toString()))
      return { event: books.toLedgerEvent(payload), signature, validForMs: signatureLifeMs }
    },
    async advance() {
      const now = clock()
      const change = ({ id, state }: books.SandboxObject, due: Date) => {
        if (state.kind !== 'subscription') return { state, facts: [], dueAt: null }
        return renew(id, state, due)
      }
      while (await books.changeNextDue(database, now, change));
      await tell()
    },
    addRoutes(app, { requireEmail }) {
      addRoute(app, confirmSandboxPayment, async ({ body }) => {
        const [id = ''] = body.clientSecret.split('_secret_')
        const known = await database.db.transaction((tx) => books.findObject(tx, id))
        if (!known?.secretHashes.includes(hashToken(body.clientSecret))) throw new AppError('not-found')
        await requireEmail(known.state.order, 'email' in body ? body.email : undefined)
        const now = clock()
        const answer = await books.changeObject(database, { id, now }, (object) => confirmPayment(object, body, now))
        if (!answer) throw new AppError('not-found')
        if (answer.status === 'succeeded') await tell()
        return answer
      })
    },
  }
}

function newPayment({ id, amountCents }: Order, now: Date): SandboxState {
  return { kind: 'payment', order: id, amountCents, state: 'open', lastAt: now.getTime() - 1 }
}

function newSubscription({ id, amountCents }: Order, plan: PlanId, now: Date): SandboxState {
  return {
    kind: 'subscription',
    order: id,
    plan,
    amountCents,
    state: 'open',
    startedAt: now.getTime(),
    paidPeriods: 0,
    cancelAtPeriodEnd: false,
    renewals: 'succeed',
    failures: 0,
    lastAt: now.getTime() - 1,
  }
}

const bare = (id: string) => id.replaceAll('-', '')
