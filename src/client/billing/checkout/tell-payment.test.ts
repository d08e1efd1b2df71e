import { afterEach, expect, it } from 'vitest'
import { keepReceiptEmail } from './receipt-email.ts'
import { tellPayment } from './tell-payment.ts'

afterEach(() => sessionStorage.clear())

it('says what was paid and where the receipt went', () => {
  expect(tellPayment('coverLetter')).toBe('Paid: one cover letter, $2.99. We’ve emailed your receipt.')
  keepReceiptEmail('ada@example.com')
  expect(tellPayment('resume', { isBoth: true })).toBe(
    'Paid: one resume and one cover letter, $5.98. We’ve emailed your receipt to ada@example.com.',
  )
})
