// What can be bought, as the order pages word it.
import { proFeatures } from '#client/lib/pro-features.ts'

export type Order = { name: string; price: string; description: string; features: readonly string[]; note: string }

const renewalNote =
  'The subscription auto-renews until you cancel it in your account settings. It carries a 14-day money-back guarantee.'

const plans = {
  'pro-monthly': {
    name: 'Pro Subscription, monthly',
    price: '$19 per month',
    description: 'Every download, for as long as you search.',
    features: proFeatures,
    note: renewalNote,
  },
  'pro-yearly': {
    name: 'Pro Subscription, yearly',
    price: '$129 per year',
    description: 'Every download for a year, against $228 for twelve single months.',
    features: proFeatures,
    note: renewalNote,
  },
} satisfies Record<string, Order>

const oneTimeNote = 'This is a one-time purchase. Nothing renews.'

const documents = {
  resume: {
    name: 'One resume',
    price: '$2.99',
    description: 'One finished resume, yours for good.',
    features: ['PDF and Word', 'Every template', 'Edit it and download it again at any time'],
    note: oneTimeNote,
  },
  'cover-letter': {
    name: 'One cover letter',
    price: '$2.99',
    description: 'One finished cover letter, yours for good.',
    features: ['PDF and Word', 'A letterhead that matches your resume', 'Edit it and download it again at any time'],
    note: oneTimeNote,
  },
} satisfies Record<string, Order>

export type DocumentType = keyof typeof documents

/** The plan named in the address, or the monthly one. */
export function readPlan(value: string | null): Order {
  return value === 'pro-yearly' ? plans['pro-yearly'] : plans['pro-monthly']
}

/** The document type named in the address, in either spelling, or a resume. */
export function readDocumentType(value: string | null): DocumentType {
  return value === 'cover-letter' || value === 'coverLetter' ? 'cover-letter' : 'resume'
}

export function orderOf(type: DocumentType): Order {
  return documents[type]
}
