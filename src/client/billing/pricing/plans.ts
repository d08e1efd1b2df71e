export type BillingPeriod = 'monthly' | 'yearly'

type ProPlan = { id: string; price: string; unit: string; renewal: string; instead?: string }

export const proPlans: Record<BillingPeriod, ProPlan> = {
  monthly: {
    id: 'pro-monthly',
    price: '$19',
    unit: 'per month',
    renewal: 'Billed monthly. Or $129 per year.',
  },
  yearly: {
    id: 'pro-yearly',
    price: '$129',
    unit: 'per year',
    instead: '$228',
    renewal: 'Billed once a year. That is $10.75 a month instead of $19.',
  },
}

/** What nobody pays for, beside what they do. */
export const freeFeatures = ['Building, editing and previewing', 'Your words as plain text, Markdown or JSON']

export const payAsYouGoFeatures = [
  '1 resume or 1 cover letter per purchase',
  'Every template, in PDF and Word',
  'Edit it and download it again, for as long as you like',
  'Paid once, nothing renews',
]
