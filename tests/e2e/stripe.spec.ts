import { startStripeProduct } from '../support/browser/stripe-product.ts'
import { stubStripeScript } from '../support/browser/stripe-script.ts'
import { expect, test } from '../support/browser/test.ts'

/** The product with Stripe switched on; Stripe's servers and its script are the tests' own. */
const stripeTest = test.extend<object, { product: { url: string } }>({
  product: [
    // Playwright reads the names of fixtures from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: no other fixture is needed
    async ({}, use) => {
      const product = await startStripeProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

stripeTest.describe.configure({ mode: 'serial' })
stripeTest.use({ expectedErrors: [/asked js\.stripe\.com/] })

declare global {
  interface Window {
    stripeRefuses?: string
    stripeIsMute?: boolean
    stripeAsked?: { confirmParams: { return_url: string }; redirect: string }
  }
}

stripeTest('a card that is declined, then one that pays, unlock a resume', async ({ page, product }) => {
  await stubStripeScript(page)
  await page.goto('/checkout?type=resume')
  await expect(page.getByText('Card fields by Stripe')).toBeVisible()
  await expect(page.getByText('Test mode, no real money')).toHaveCount(0)
  await page.getByLabel(/e-?mail/i).fill('buyer@example.com')
  await page.evaluate(() => {
    window.stripeRefuses = 'Your card was declined.'
  })
  await page.getByRole('button', { name: 'Pay $2.99' }).click()
  const message = page.getByRole('region', { name: /notifications/i })
  await expect(message.getByText('Payment Failed')).toBeVisible()
  await expect(message.getByText('Your card was declined.')).toBeVisible()

  await page.evaluate(() => delete window.stripeRefuses)
  await page.getByRole('button', { name: 'Pay $2.99' }).click()
  await expect(message.getByText('Payment Successful')).toBeVisible()
  expect(await page.evaluate(() => window.stripeAsked)).toMatchObject({
    redirect: 'if_required',
    confirmParams: { return_url: `${product.url}/payment-success?type=resume` },
  })
  await expect(page).toHaveURL(/\/create-resume/)
  const owned = await page.request.get('/api/billing/entitlements')
  expect(await owned.json()).toMatchObject({ resume: true, unused: { resume: 1 } })
})

stripeTest('a subscription whose event never came is found when the page asks @full', async ({ page }) => {
  await stubStripeScript(page)
  await page.goto('/subscribe?plan=pro-yearly')
  await expect(page.getByText('Card fields by Stripe')).toBeVisible()
  await page.evaluate(() => {
    window.stripeIsMute = true
  })
  await page.getByLabel(/e-?mail/i).fill('pro@example.com')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Subscribe for \$129/ }).click()
  const message = page.getByRole('region', { name: /notifications/i })
  await expect(message.getByText('Subscription Started!')).toBeVisible()
  const owned = await page.request.get('/api/billing/entitlements')
  expect(await owned.json()).toMatchObject({ pro: true })
})
