import type { FastifyInstance } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { scheduleWork } from '#server/platform/schedule.ts'
import { ensureOwner, findOwner, keepSession } from '#server/platform/sessions.ts'
import type { Owner } from '#server/platform/sessions-store.ts'
import * as contract from '#shared/api/billing.ts'
import { AppError } from '#shared/errors.ts'
import { readEntitlements, tiePurchase } from './can-download.ts'
import { beginRenewal, cancelSubscription, readAccount, refundOrder, resumeSubscription } from './change-orders.ts'
import { checkOwnOrders } from './check-orders.ts'
import { claimOrder, renewClaim } from './claim-purchase.ts'
import { describeReceipt, shownEmail } from './describe-orders.ts'
import { everything } from './entitlements.ts'
import type { Billing } from './open-billing.ts'
import { nameItems } from './order-names.ts'
import * as store from './order-store.ts'
import type { BillingPorts } from './ports.ts'
import { describeSession, registerCheckout } from './register-checkout.ts'
import { requireOwner } from './require-owner.ts'

const minute = 60 * 1000

export function registerBilling(app: FastifyInstance, billing: Billing): void {
  // Without billing nothing is for sale, and the other calls do not exist.
  if (!billing.ports.config.billing) {
    addRoute(app, contract.getEntitlements, () => everything)
    return
  }
  registerCheckout(app, billing)
  addAccount(app, billing)
  addProvider(app, billing)
  scheduleWork(app, billing.ports.database, { name: 'billing', everyMs: minute, run: billing.runRound })
  app.addHook('onClose', () => billing.settle())
}

function addAccount(app: FastifyInstance, { ports, postMails }: Billing): void {
  addRoute(app, contract.getEntitlements, async ({ request, reply }) =>
    readEntitlements(ports, await keepSession(request, reply)),
  )

  addRoute(app, contract.refreshBilling, async ({ request, reply }) => {
    const owner = await keepSession(request, reply)
    if (owner) await checkOwnOrders(ports, owner)
    postMails()
    return readEntitlements(ports, owner)
  })

  addRoute(app, contract.getBillingAccount, async ({ request, reply }) =>
    readAccount(ports, await keepSession(request, reply)),
  )

  addRoute(app, contract.getReceipt, async ({ params: { id }, request }) => {
    const owner = await requireOwner(findOwner(request))
    return readReceipt(ports, { owner, id })
  })

  addRoute(app, contract.cancelSubscription, async ({ request }) =>
    cancelSubscription(ports, await requireOwner(findOwner(request))),
  )

  addRoute(app, contract.resumeSubscription, async ({ request }) =>
    resumeSubscription(ports, await requireOwner(findOwner(request))),
  )

  addRoute(app, contract.payRenewal, async ({ request }) =>
    describeSession(await beginRenewal(ports, await requireOwner(findOwner(request)))),
  )

  addRoute(app, contract.refundOrder, async ({ body: { id }, request }) => {
    const owner = await requireOwner(findOwner(request))
    const account = await refundOrder(ports, { owner, id })
    postMails()
    return account
  })

  addRoute(app, contract.claimPurchase, async ({ body: { token }, request, reply }) => {
    // A visitor who only guesses gets no cookie and leaves nothing behind.
    const visitor = await keepSession(request, reply)
    const createOwner = () => ensureOwner(request, reply)
    const { order, owner } = await claimOrder(ports, { visitor, createOwner, token })
    postMails()
    const name = nameItems({ order, along: await store.listAlong(ports.database.db, [order.id]) })
    return { kind: order.kind, name, entitlements: await readEntitlements(ports, owner) }
  })

  addRoute(app, contract.renewClaimLink, async ({ body: { token } }) => {
    await renewClaim(ports, token)
    postMails()
    return { sent: true as const }
  })

  addRoute(app, contract.tiePurchase, async ({ body, request, reply }) => {
    const owner = await keepSession(request, reply)
    if (!(await tiePurchase(ports, owner, body))) throw new AppError('payment-required')
    return readEntitlements(ports, owner)
  })
}

function addProvider(app: FastifyInstance, billing: Billing): void {
  const { ports } = billing
  addRoute(app, contract.receiveProviderEvent, async ({ body, request }) => {
    await billing.receive({ body, headers: request.headers })
    return { received: true as const }
  })

  ports.provider.addRoutes(app, {
    async requireEmail(orderId, given) {
      const [record] = await store.listRecords(ports.database.db, store.isOrder(orderId))
      if (!record) throw new AppError('not-found')
      if (record.order.email ?? record.order.userId) return
      if (!given) {
        const message = 'Valid email is required'
        throw new AppError('invalid-request', { message, fields: [{ path: 'email', message }] })
      }
      await store.setEmail(ports.database.db, orderId, given)
    },
  })
}

async function readReceipt({ database, config, provider }: BillingPorts, { owner, id }: { owner: Owner; id: string }) {
  const records = await store.listOwnRecords(database.db, owner)
  for (const record of records) {
    const payment = record.payments.find((candidate) => candidate.id === id)
    if (!payment) continue
    return {
      ...describeReceipt(record, payment),
      email: shownEmail(record.order),
      seller: { name: 'Candid', address: config.support.address, email: config.support.email },
      refundedAt: payment.refundedAt?.toISOString() ?? null,
      testMode: provider.isTest,
    }
  }
  throw new AppError('not-found')
}
