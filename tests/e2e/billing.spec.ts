import type { Page } from '@playwright/test'
import { newPerson, signUpAndIn } from '../support/browser/accounts.ts'
import { auditPage, auditScreen, lightUnlessFull } from '../support/browser/axe.ts'
import { linkIn, readMail } from '../support/browser/outbox.ts'
import { cardDetails, payFor, usePurchase } from '../support/browser/pay.ts'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

async function fillCard(page: Page, number: string, email?: string): Promise<void> {
  if (email) await page.getByLabel('Email for the receipt').fill(email)
  await page.getByLabel('Card number').fill(number)
  const { expMonth, expYear, cvc } = cardDetails()
  await page.getByLabel('Expires').fill(`${String(expMonth).padStart(2, '0')}${expYear % 100}`)
  await page.getByLabel('CVC').fill(cvc)
}

/** An audit leaves the page at the width it looked at last. */
const wide = { width: 1440, height: 900 }

const readFlag = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

test('a download leads to the payment, and after a refused card and a good one its file comes', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/edit-template?id=1')
  await expect(page.locator('.page-sheet [data-path]').first()).toBeAttached()
  await page.getByRole('textbox', { name: 'Document name' }).fill('For Engines Ltd')
  await page.getByRole('button', { name: 'Download Word' }).click()
  await expect(toast(page)).toContainText('Payment Required')
  await expect(page).toHaveURL('/checkout?type=resume')
  await expect(page.getByText('This is a one-time purchase. Nothing renews.')).toBeVisible()

  const pay = page.getByRole('button', { name: 'Pay $2.99' })
  await pay.click()
  await expect(page.getByLabel('Email for the receipt')).toBeFocused()
  await fillCard(page, '4000000000000002', email)
  await pay.click()
  await expect(toast(page).filter({ hasText: 'Payment Failed' })).toContainText('Your card was declined.')
  await expect(page.getByText('Nothing was charged; try another card.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  expect(await readFlag(page, 'paid_resume')).toBeNull()

  await page.getByLabel('Card number').fill('4000002500003155')
  await pay.click()
  await page.getByRole('button', { name: 'Refuse payment' }).click()
  await expect(page.getByText('The payment was not confirmed.').first()).toBeVisible()
  await expect(page.getByLabel('Email for the receipt')).toHaveValue(email)
  await pay.click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeFocused()
  await expect(toast(page).filter({ hasText: 'Payment Failed' })).toHaveCount(0)
  await expect(toast(page).filter({ hasText: 'Payment Successful' })).toContainText('Your resume is ready to create!')
  await expect(pay).toBeHidden()
  expect(await readFlag(page, 'paid_resume')).toBe('true')

  await expect(page).toHaveURL(/\/create-resume/)
  const offer = page.getByRole('region', { name: 'Your download' })
  expect((await download).suggestedFilename()).toBe('resume.docx')
  await expect(offer).toContainText(`Paid: one resume, $2.99. We’ve emailed your receipt to ${email}.`)
  await expect(offer).toContainText('“For Engines Ltd” has been downloaded. Download it again any time.')
  const other = page.waitForEvent('download')
  await expect(offer.getByRole('button', { name: 'Download PDF' })).toHaveCount(0)
  await expect(page.getByText('per finished document')).toHaveCount(0)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await other).suggestedFilename()).toMatch(/ – Resume\.pdf$/)
  await offer.getByRole('button', { name: 'Dismiss' }).click()
  await expect(offer).toBeHidden()
  expect(await readMail({ to: email, subject: 'Your receipt: One resume, $2.99' })).toContain('Nothing renews.')
})

test('Pro is subscribed to with open eyes, canceled in two clicks, kept to the end, and given back', async ({
  page,
}) => {
  await signUpAndIn(page)
  await page.goto('/pricing')
  await page.getByText('Yearly Save').click()
  await page.getByRole('link', { name: 'Start Pro Subscription' }).click()
  const subscribe = page.getByRole('button', { name: 'Subscribe for $129 per year' })
  const consent = page.getByRole('checkbox', {
    name: /^I agree to pay \$129 today\. Pro renews on \w+ \d+, \d{4} and every year after that for \$129, until I cancel\.$/,
  })
  await expect(consent).not.toBeChecked()
  await fillCard(page, '4242424242424242')
  await subscribe.click()
  await expect(page.getByText('Please agree to the renewal first.')).toBeVisible()
  await consent.check()
  await subscribe.click()
  await expect(toast(page)).toContainText('Subscription Started!')
  await expect(toast(page)).toContainText('Welcome to Pro! You now have unlimited access.')
  await expect(page).toHaveURL('/')
  expect(await readFlag(page, 'pro_subscription')).toBe('true')
  const paid = page.getByRole('region', { name: 'Your subscription' })
  await expect(paid).toContainText('Paid: Pro Subscription, yearly, $129')
  await page.goto('/pricing')
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Generate|Start Pro/ })).toHaveCount(0)
  await page.goto('/')
  await paid.getByRole('button', { name: 'Dismiss' }).click()
  await expect(paid).toBeHidden()

  await page.goto('/account/billing')
  await expect(page.getByText('None. Everything is included in your Pro plan.')).toBeVisible()
  await expect(page.getByText(/^Next charge: \$129 on/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel Pro' }).click()
  await expect(page.getByText(/^You won’t be charged again\. You keep Pro until/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeVisible()
  expect(await readFlag(page, 'pro_subscription')).toBe('true')
  const owned = await page.request.get('/api/billing/entitlements')
  expect(await owned.json()).toMatchObject({ pro: true })

  await page.getByRole('button', { name: 'Cancel now and get a refund' }).click()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByText(/and was refunded/)).toBeVisible()
  await expect.poll(() => readFlag(page, 'pro_subscription')).toBeNull()
})

test.describe('what belongs to somebody', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is seen by nobody else, until the link in the receipt brings it to another device @full', async ({
    page,
    browser,
  }) => {
    const { email } = newPerson()
    await page.goto('/checkout?type=coverLetter')
    await fillCard(page, '4242424242424242', email)
    await page.getByRole('button', { name: 'Pay $2.99' }).click()
    await expect(page).toHaveURL('/cover-letter')
    await page.goto('/account/billing')
    await page.getByRole('link', { name: /^C-/ }).click()
    await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('One cover letter')
    const receipt = page.url()

    const elsewhere = await (await browser.newContext()).newPage()
    await signUpAndIn(elsewhere)
    await elsewhere.goto(receipt)
    await expect(elsewhere.getByRole('heading', { name: 'No such receipt' })).toBeVisible()

    await elsewhere.goto(linkIn(await readMail({ to: email, subject: 'Your receipt: One cover letter, $2.99' })))
    await elsewhere.getByRole('button', { name: 'Move it here' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Your purchase has arrived' })).toBeVisible()
    await elsewhere.goto(receipt)
    await expect(elsewhere.getByRole('article')).toContainText('$2.99')
    await expect(elsewhere.getByRole('article')).not.toContainText(email)
    expect(await readMail({ to: email, subject: 'Your purchase was moved: One cover letter' })).toContain(
      'moved to another device',
    )

    const stranger = await (await browser.newContext()).newPage()
    await signUpAndIn(stranger)
    await stranger.goto(receipt)
    await expect(stranger.getByRole('heading', { name: 'No such receipt' })).toBeVisible()
    await stranger.goto('/account/billing')
    await expect(stranger.getByText('Your receipts appear here and in your email.')).toBeVisible()
    await elsewhere.context().close()
    await stranger.context().close()
  })
})

test('F2: a sample is made one’s own before its file is bought, and M4: a purchase opens one document @full', async ({
  page,
}) => {
  test.slow()
  await payFor(page, 'resume')
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Preview' }).first().click()
  const preview = page.getByRole('dialog')
  await preview.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click()
  const question = page.getByRole('dialog', { name: 'Make it your own first' })
  await auditScreen(page, 'the offer to make a sample one’s own', { widths: [390] })
  await page.setViewportSize(wide)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await preview.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click()
  await question.getByRole('button', { name: 'Make it my own' }).click()
  await expect(page).toHaveURL(/\/edit-template\?id=\d+&doc=[\da-f-]{36}/)
  await expect(toast(page)).toContainText('This copy is yours')
  const owned = async () => (await page.request.get('/api/billing/entitlements')).json()
  expect(await owned()).toMatchObject({ unused: { resume: 1 }, documents: [] })

  const name = page.getByRole('textbox', { name: 'Document name' })
  await name.fill('My first one')
  await page.getByRole('button', { name: 'Download Word' }).click()
  await expect(page.getByRole('dialog', { name: 'Use your purchase for “My first one”?' })).toBeVisible()
  await auditScreen(page, 'the question before a purchase is used', { widths: [390] })
  await page.setViewportSize(wide)
  const download = page.waitForEvent('download')
  await usePurchase(page)
  expect((await download).suggestedFilename()).toBe('resume.docx')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await (await popup).close()
  expect(await owned()).toMatchObject({ unused: { resume: 0 }, documents: [{ type: 'resume' }] })

  await page.goto('/edit-template?new=true')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(toast(page)).toContainText('Payment Required')
  await expect(page).toHaveURL('/checkout?type=resume')
})

test('a failed renewal is paid with another card @full', async ({ page }) => {
  await payFor(page, 'pro')
  await page.route('**/api/billing/account', async (route) => {
    const response = await route.fetch()
    const account = await response.json()
    await route.fulfill({ json: { ...account, subscription: { ...account.subscription, status: 'past-due' } } })
  })
  await page.goto('/account/billing')
  await expect(page.getByText('Payment failed')).toBeVisible()
  await auditScreen(page, 'a plan whose renewal failed', { widths: [390] })
  await page.route('**/api/billing/pay-renewal', (route) =>
    route.fulfill({ json: { clientSecret: 's', orderId: 'o', amountCents: 1900, currency: 'usd', email: null } }),
  )
  await page.route('**/api/billing/sandbox/confirm', (route) =>
    route.fulfill({ json: { status: 'succeeded', orderId: 'o' } }),
  )
  await page.getByRole('link', { name: 'Pay now with another card' }).click()
  await expect(page.getByRole('heading', { name: 'Pay your renewal' })).toBeVisible()
  await expect(page.getByLabel('Email for the receipt')).toHaveCount(0)
  await auditScreen(page, 'the payment of a renewal', { widths: [390] })
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $19' }).click()
  await expect(toast(page)).toContainText('Pro continues.')
  await expect(page).toHaveURL('/account/billing')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a purchase without a document says what was bought and where it is used @full', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/checkout?type=cover-letter')
  await fillCard(page, '4242424242424242', email)
  await page.getByRole('button', { name: 'Pay $2.99' }).click()
  const card = page.getByRole('region', { name: 'Payment', exact: true })
  await expect(card.getByText('One cover letter, $2.99')).toBeVisible()
  await expect(card.getByText(`Emailed to ${email}`)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Create your cover letter' })).toBeVisible()
  await expect(page).toHaveURL(/\/cover-letter/)
  const purchase = page.getByRole('region', { name: 'Your purchase' })
  await expect(purchase).toContainText('Paid: one cover letter, $2.99')
  await auditScreen(page, 'a purchase that waits for its letter', { widths: [390] })
  await purchase.getByRole('button', { name: 'Dismiss' }).click()
  await expect(purchase).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cover letter', level: 1 })).toBeVisible()
  await expect(purchase).toBeHidden()
})

test('a purchase beside a draft is told above the question which resume to go on with @full', async ({ page }) => {
  await page.goto('/create-resume')
  await page.getByLabel('First name').fill('Ada')
  await expect(page).toHaveURL(/doc=/)
  await page.goto('/checkout?type=resume')
  await fillCard(page, '4242424242424242', newPerson().email)
  await page.getByRole('button', { name: 'Pay $2.99' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Continue this resume, or start a new one?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your purchase' })).toContainText('Paid: one resume, $2.99')
})

test('a purchase not used is given back, and the page of success then claims nothing @full', async ({ page }) => {
  await page.goto('/payment-success?type=resume')
  await expect(page.getByRole('heading', { name: 'We haven’t received a payment yet' })).toBeVisible()
  await payFor(page, 'resume')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.goto('/payment-success?type=resume&redirect_status=failed')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()

  await page.goto('/checkout?type=poem')
  await expect(page.getByText('Paying again would buy a second document.')).toBeVisible()

  await page.goto('/account/billing')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
  await page.goto('/payment-success?type=resume')
  await expect(page.getByRole('heading', { name: 'We haven’t received a payment yet' })).toBeVisible()
  expect(await readFlag(page, 'paid_resume')).toBeNull()
})

test.describe('a payment that cannot be set up', () => {
  test.use({ expectedErrors: [/status of 502/] })

  test('says so on the screen that stays, and goes on after a retry', async ({ page }) => {
    let isDown = true
    await page.route('**/api/create-payment-intent', (route) =>
      isDown ? route.fulfill({ status: 502, json: { code: 'upstream-failed', message: 'down' } }) : route.continue(),
    )
    await page.goto('/checkout?type=resume')
    await expect(page.getByText('Setting up your payment...')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('We couldn’t set up the payment. Nothing was charged.')
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Pay $2.99' })).toBeVisible()
  })
})

test('the pages about money can be used by everybody, at every width', async ({ page }) => {
  test.slow()
  await auditPage(page, { path: '/checkout?type=resume' })
  await page.getByRole('button', { name: 'Pay $2.99' }).click()
  await auditScreen(page, 'the form with its problems', { widths: [390] })
  // In the same card, and in its colours.
  for (const path of ['/subscribe', '/subscription-success']) await auditPage(page, { path, themes: lightUnlessFull })
  await payFor(page, 'pro')
  await payFor(page, 'resume')
  await auditPage(page, { path: '/payment-success?type=resume', widths: [390, 1440], themes: lightUnlessFull })
  await auditPage(page, { path: '/account/billing' })
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await auditScreen(page, 'the question before canceling', { widths: [390] })
  await page.keyboard.press('Escape')
  const receipt = await page.getByRole('link', { name: /^C-/ }).first().getAttribute('href')
  await auditPage(page, { path: receipt ?? '', themes: lightUnlessFull })
  await auditPage(page, { path: '/claim?token=none', widths: [390] })
})
