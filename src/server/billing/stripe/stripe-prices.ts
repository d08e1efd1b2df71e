import type Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import { currency } from '#shared/money.ts'
import { type PlanId, plans } from '#shared/plans.ts'

type StripeConfig = NonNullable<Config['stripe']>

const configured: Record<PlanId, (config: StripeConfig) => string | null> = {
  'pro-monthly': ({ priceProMonthly }) => priceProMonthly,
  'pro-yearly': ({ priceProYearly }) => priceProYearly,
}

/**
 * Stripe's price of a plan: the one configured, else one found or made by its lookup key. A price other than the one the
 * pages show is never charged.
 */
export function createPriceFinder(stripe: Stripe, config: StripeConfig): (plan: PlanId) => Promise<string> {
  const known = new Map<PlanId, Promise<string>>()
  return (plan) => {
    const price = known.get(plan) ?? findPrice(stripe, plan, configured[plan](config))
    known.set(plan, price)
    // A failure is not remembered.
    price.catch(() => known.delete(plan))
    return price
  }
}

async function findPrice(stripe: Stripe, plan: PlanId, priceId: string | null): Promise<string> {
  if (priceId) {
    const price = await stripe.prices.retrieve(priceId)
    if (!isPriceOf(price, plan)) throw new Error(`${priceId} is not the price of ${plan} that the pages show`)
    return price.id
  }
  const lookupKey = `candid-${plan}`
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [found] = data
  if (found && isPriceOf(found, plan)) return found.id
  const { name, priceCents, unit } = plans[plan]
  const made = await stripe.prices.create(
    {
      currency,
      unit_amount: priceCents,
      recurring: { interval: unit },
      product_data: { name: `Candid ${name}` },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `${lookupKey}:${priceCents}:${found?.id ?? 'first'}` },
  )
  return made.id
}

function isPriceOf(price: Stripe.Price, plan: PlanId): boolean {
  const { priceCents, unit } = plans[plan]
  const { recurring } = price
  const isRhythm = recurring?.interval === unit && recurring.interval_count === 1
  return price.active && price.currency === currency && price.unit_amount === priceCents && isRhythm
}
