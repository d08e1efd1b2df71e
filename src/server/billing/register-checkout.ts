import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addRoute } from '#server/platform/add-route.ts'
import { countAttempt, networkOf } from '#server/platform/rate-limit.ts'
import { ensureOwner, findOwner } from '#server/platform/sessions.ts'
import * as contract from '#shared/api/billing.ts'
import { AppError } from '#shared/errors.ts'
import { toCents } from '#shared/money.ts'
import { documentPriceCents, periodEnd } from '#shared/plans.ts'
import { type BegunCheckout, beginPurchase, beginSubscription, setOrderEmail } from './begin-checkout.ts'
import type { Billing } from './open-billing.ts'
import { requireOwner } from './require-owner.ts'

/** Each begun payment costs work at the provider and may end in a mail. */
const checkoutsByNetwork = { name: 'checkout', limit: 300, windowSeconds: 60 * 60 }

export function registerCheckout(app: FastifyInstance, { ports }: Billing): void {
  const { database, clock } = ports
  const countCheckout = ({ ip }: FastifyRequest) => {
    if (!ports.config.mayCharge) throw new AppError('forbidden', { message: 'Nothing can be bought here yet.' })
    return countAttempt(database.db, checkoutsByNetwork, { subject: networkOf(ip), now: clock() })
  }

  addRoute(app, contract.createPaymentIntent, async ({ body, request, reply }) => {
    const along = body.letterToo && body.type === 'resume' ? 'cover-letter' : undefined
    if (toCents(body.amount) !== (along ? 2 : 1) * documentPriceCents) {
      const message = 'The amount is not the price.'
      throw new AppError('invalid-request', { message, fields: [{ path: 'amount', message }] })
    }
    await countCheckout(request)
    const owner = await ensureOwner(request, reply)
    return describeSession(await beginPurchase(ports, { owner, type: body.type, along, email: body.email }))
  })

  addRoute(app, contract.createSubscription, async ({ body: { plan, email }, request, reply }) => {
    await countCheckout(request)
    const owner = await ensureOwner(request, reply)
    const begun = await beginSubscription(ports, { owner, plan, email })
    const renewsAt = periodEnd(plan, { startedAt: ports.clock() }).toISOString()
    return { ...describeSession(begun), plan, renewsAt }
  })

  addRoute(app, contract.setCheckoutEmail, async ({ body: { orderId, email }, request }) => {
    const owner = await requireOwner(findOwner(request))
    return { email: await setOrderEmail(ports, { owner, orderId, email }) }
  })
}

export function describeSession({ order, clientSecret }: BegunCheckout) {
  const { id, amountCents, currency, email } = order
  return { clientSecret, orderId: id, amountCents, currency, email }
}
