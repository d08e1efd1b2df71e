import type { Config } from '#server/config.ts'

/** What the operator of a public address must know about payments without a provider; null if all is well. */
export function describeTestMode(
  config: Pick<Config, 'billing' | 'mayCharge' | 'publicUrl' | 'stripe'>,
): string | null {
  const { billing, mayCharge, publicUrl, stripe } = config
  if (!billing || stripe || !publicUrl.toLowerCase().startsWith('https:')) return null
  if (mayCharge) return `Warning: payments at ${publicUrl} are in test mode. Anybody can get files with a test card.`
  return `Warning: nothing can be bought at ${publicUrl}, because no payment provider is set up. Set the Stripe keys, or BILLING=off to make everything free, or BILLING=sandbox to accept test cards.`
}
