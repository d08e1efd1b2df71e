import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The sandbox's card that always pays. */
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }

type Payable = 'resume' | 'cover-letter' | 'pro'

/** Pays as this browser, signed in or not, without walking through the checkout; it may then download. */
export async function payFor(page: Page, item: Payable): Promise<void> {
  const email = `${randomUUID()}@example.com`
  const begun =
    item === 'pro'
      ? await page.request.post('/api/create-subscription', { data: { plan: 'pro-monthly', email } })
      : await page.request.post('/api/create-payment-intent', { data: { amount: 2.99, type: item, email } })
  expect(begun.status(), await begun.text()).toBe(200)
  const { clientSecret } = await begun.json()
  const paid = await page.request.post('/api/billing/sandbox/confirm', { data: { clientSecret, card } })
  expect(await paid.json()).toMatchObject({ status: 'succeeded' })
}
