// What can be bought, as the order pages word it.

import { formatCents } from '#shared/money.ts'
import {
  documentPriceCents,
  type PlanId,
  type PurchaseType,
  plans,
  purchaseNames,
  readPlanId,
  readPurchaseType,
} from '#shared/plans.ts'
import { proFeatures } from '../pro-features.ts'

export type Order = {
  name: string
  price: string
  /** What is paid today, where the price says more than that. */
  total?: string
  description: string
  features: readonly string[]
  note: string
  /** Where one payment is for more than one thing. */
  lines?: readonly OrderLine[]
}
type OrderLine = { name: string; price: string }

const renewalNote =
  'The subscription auto-renews until you cancel it in your account settings. It carries a 14-day money-back guarantee.'

const planDescriptions: Record<PlanId, string> = {
  'pro-monthly': 'Unlimited downloads while you search.',
  'pro-yearly': `Unlimited downloads for a year (${formatCents(plans['pro-monthly'].priceCents * 12)} if you paid monthly).`,
}

const oneTimeNote = 'This is a one-time purchase. Nothing renews.'

const documents: Record<PurchaseType, Pick<Order, 'description' | 'features'>> = {
  resume: {
    description: 'One finished resume, yours to keep.',
    features: ['PDF and Word', 'Every template', 'Edit it and download it again at any time'],
  },
  'cover-letter': {
    description: 'One finished cover letter, yours to keep.',
    features: ['PDF and Word', 'A letterhead that matches your resume', 'Edit it and download it again at any time'],
  },
}

/** The plan named in the address, or the monthly one. */
export function readPlan(value: string | null): PlanId {
  return readPlanId(value) ?? 'pro-monthly'
}

export function planOrder(id: PlanId): Order {
  const { name, priceCents, unit } = plans[id]
  return {
    name,
    price: `${formatCents(priceCents)} per ${unit}`,
    total: formatCents(priceCents),
    description: planDescriptions[id],
    features: proFeatures,
    note: renewalNote,
  }
}

/** A renewal that did not go through. */
export function renewalOrder(amountCents: number): Order {
  return {
    name: 'Pro Subscription',
    price: formatCents(amountCents),
    description: 'The renewal that didn’t go through.',
    features: ['Pro continues without a break', 'Later renewals use the card you pay with now'],
    note: 'You pay for the period that has begun. You can cancel at any time on the billing page.',
  }
}

/** The document type named in the address, in either spelling, or a resume. */
export function readDocumentType(value: string | null): PurchaseType {
  return readPurchaseType(value) ?? 'resume'
}

export function orderOf(type: PurchaseType): Order {
  return { name: purchaseNames[type], price: formatCents(documentPriceCents), note: oneTimeNote, ...documents[type] }
}

/** A resume and the letter for the same job in one payment; the one that led to the checkout comes first. */
export function orderOfBoth(first: PurchaseType = 'resume'): Order {
  const resume = orderOf('resume')
  const letter = orderOf('cover-letter')
  return {
    ...resume,
    name: `${resume.name} and ${letter.name.toLowerCase()}`,
    price: formatCents(2 * documentPriceCents),
    description: 'One finished resume and one finished cover letter, yours to keep.',
    features: ['PDF and Word, of both', 'A letterhead that matches your resume', ...resume.features.slice(1)],
    lines: first === 'resume' ? [resume, letter] : [letter, resume],
  }
}
