import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountMenu, fillSignIn, newPerson, signUpAndIn } from '../support/browser/accounts.ts'
import { type AccountsProduct, startAccountsProduct } from '../support/browser/accounts-product.ts'
import { auditPage, auditScreen } from '../support/browser/axe.ts'
import { linkIn, readMail } from '../support/browser/outbox.ts'
import { test as base, expect } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

/** The product where passkeys work, with a sign-in provider beside the password. */
const test = base.extend<object, { product: AccountsProduct }>({
  product: [
    // Playwright reads the names of fixtures from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: no other fixture is needed
    async ({}, use) => {
      const product = await startAccountsProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

test.describe.configure({ mode: 'serial' })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A phone's own authenticator, played by the browser. It answers at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Without the offer in the field of the address, which this authenticator would take before anybody could press. */
async function withoutOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(accountMenu(page)).toBeHidden()
}

test('registers, confirms the address, adds a passkey, signs in with it and removes it', async ({ page, product }) => {
  test.slow()
  const person = newPerson()
  await addAuthenticator(page)
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/login')

  const { dataDir } = product
  const link = linkIn(await readMail({ to: person.email, subject: 'Your Candid account', dataDir }))
  await page.goto(link)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused()
  await page.goto('/account')
  await expect(page.getByText('Please confirm your email')).toHaveCount(0)

  const passkeys = section(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toast(page)).toContainText('Passkey added')
  await passkeys.getByRole('button', { name: /^Rename/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(passkeys.getByText('Work laptop')).toBeVisible()
  await expect(section(page, 'Devices')).toContainText('This device')
  await expect(section(page, 'Security activity')).toContainText('Passkey added')
  await expect(section(page, 'Security activity')).toContainText('Email confirmed')
  await auditScreen(page, 'the account page with a passkey')
  await page.setViewportSize({ width: 1440, height: 900 })
  await readMail({ to: person.email, subject: 'A passkey was added', dataDir })

  await signOut(page)
  await withoutOffers(page)
  await page.goto('/login?next=%2Faccount')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect(toast(page)).toContainText('You have successfully signed in.')
  await expect(passkeys).toContainText('last used just now')

  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(toast(page).filter({ hasText: 'Passkey removed' })).toBeVisible()
  await expect(passkeys.getByText('Work laptop')).toHaveCount(0)
})

test('signs another device out @full', async ({ page, browser, product }) => {
  const person = await signUpAndIn(page)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const there = await elsewhere.newPage()
  await there.request.post('/api/auth/sign-in', { data: { email: person.email, password: person.password } })
  await readMail({ to: person.email, subject: 'Signed in on a new device', dataDir: product.dataDir })
  await page.goto('/account')
  await expect(page.getByText('Please confirm your email')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(toast(page)).toContainText('Link sent')
  const devices = section(page, 'Devices')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Sign out .+ on |^Sign out An unknown/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await (await there.request.get('/api/me')).json()).toBeNull()
  await elsewhere.close()
})

test.describe('by a provider', () => {
  test.use({
    // Whoever signs out while a page still loads has the rest of it refused.
    // One pattern: of a list of two the second would be taken for options.
    expectedErrors: [/asked 127\.0\.0\.1:\d+ for something|status of 401 .*\/api\/(?:documents|tracked-jobs)\)/],
  })

  test('makes an account, signs in again, and connects one that is there', async ({ page, product }) => {
    test.slow()
    const { settings } = product.provider
    const email = `${randomUUID()}@example.com`
    settings.person = { sub: randomUUID(), email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
    await auditPage(page, { path: '/login?next=%2Faccount' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await expect(page).toHaveURL('/account')
    await expect(toast(page)).toContainText('You have successfully signed in.')
    await expect(section(page, 'Email')).toContainText(email)
    await expect(section(page, 'Sign-in services')).toContainText('Connected')
    await expect(section(page, 'Password').getByRole('button', { name: 'Set a password by email' })).toBeVisible()
    await signOut(page)
    await page.goto('/register')
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await expect(accountMenu(page)).toContainText('Grace')
    await signOut(page)

    const person = await signUpAndIn(page)
    // What the page still asks for as a signed-in person would be refused.
    await page.goto('about:blank')
    await page.request.post('/api/auth/sign-out')
    settings.person = { sub: randomUUID(), email: person.email, email_verified: true }
    await page.goto('/login?next=%2Faccount')
    await page.getByRole('button', { name: 'Continue with Example ID' }).click()
    await expect(page.getByText('You already have an account')).toBeVisible()
    await expect(accountMenu(page)).toBeHidden()
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/account')
    await expect(section(page, 'Sign-in services')).toContainText('Connected')
    await section(page, 'Sign-in services').getByRole('button', { name: 'Disconnect Example ID' }).click()
    await expect(section(page, 'Sign-in services')).toContainText('Not connected')
  })

  test.describe('that refuses', () => {
    test.use({ expectedErrors: [/asked 127\.0\.0\.1:\d+ for something|status of 403/] })

    test('says so and signs nobody in @full', async ({ page, product }) => {
      product.provider.settings.refuses = true
      await page.goto('/login')
      await page.getByRole('button', { name: 'Continue with Example ID' }).click()
      await expect(page.getByText('Example ID did not sign you in.')).toBeVisible()
      await expect(accountMenu(page)).toBeHidden()
      product.provider.settings.refuses = false
    })
  })
})
