// What can be bought and for how much. The server charges by this table, the pages show it.

export const purchaseTypes = ['resume', 'cover-letter'] as const
export type PurchaseType = (typeof purchaseTypes)[number]

export const planIds = ['pro-monthly', 'pro-yearly'] as const
export type PlanId = (typeof planIds)[number]

/** One document, whichever type it is. */
export const documentPriceCents = 299

export type Plan = { name: string; priceCents: number; months: 1 | 12; unit: 'month' | 'year' }

export const plans: Record<PlanId, Plan> = {
  'pro-monthly': { name: 'Pro Subscription, monthly', priceCents: 1_900, months: 1, unit: 'month' },
  'pro-yearly': { name: 'Pro Subscription, yearly', priceCents: 12_900, months: 12, unit: 'year' },
}

export const purchaseWords: Record<PurchaseType, string> = { resume: 'resume', 'cover-letter': 'cover letter' }

export const purchaseNames: Record<PurchaseType, string> = { resume: 'One resume', 'cover-letter': 'One cover letter' }

/** How long after the payment a first purchase or subscription can be given back. */
export const refundDays = 14

/** The type in either spelling that links use. */
export function readPurchaseType(value: string | null | undefined): PurchaseType | null {
  const spelled = value === 'coverLetter' ? 'cover-letter' : value
  return purchaseTypes.find((type) => type === spelled) ?? null
}

export function readPlanId(value: string | null | undefined): PlanId | null {
  return planIds.find((id) => id === value) ?? null
}

/** The end of the nth period of a subscription; a month is a calendar month, and the 31st gives way to a shorter one. */
export function periodEnd(plan: PlanId, { startedAt, periods = 1 }: { startedAt: Date; periods?: number }): Date {
  const months = plans[plan].months * periods
  const end = new Date(startedAt)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(startedAt.getUTCDate(), lastDay))
  return end
}

export function refundableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + refundDays * 24 * 60 * 60 * 1000)
}
