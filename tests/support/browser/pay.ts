import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Somebody's own: a card is refunded once. */
export function cardDetails(): { expMonth: number; expYear: number; cvc: string } {
  return { expMonth: randomInt(1, 13), expYear: randomInt(2030, 2100), cvc: String(randomInt(1000, 10_000)) }
}

/** The sandbox's card that always pays. */
const number = '4242424242424242'

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
  const paid = await page.request.post('/api/billing/sandbox/confirm', {
    data: { clientSecret, card: { number, ...cardDetails() } },
  })
  expect(await paid.json()).toMatchObject({ status: 'succeeded' })
}

/** Says yes where the page asks before it uses a purchase. */
export async function usePurchase(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /^Use your purchase for/ })
    .getByRole('button', { name: 'Use my purchase' })
    .click()
}
