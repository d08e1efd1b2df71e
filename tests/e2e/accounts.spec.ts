import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { accountMenu, fillSignIn, newPerson, signUpAndIn } from '../support/browser/accounts.ts'
import { auditPage, expectAccessible } from '../support/browser/axe.ts'
import { linkIn, readMail } from '../support/browser/outbox.ts'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

test('signs up, signs in where one wanted to go, and signs out', async ({ page }) => {
  const person = newPerson()
  await page.goto('/login?next=%2Faccount')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/register?next=%2Faccount')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByLabel('I accept the').check()
  const start = Date.now()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(toast(page)).toContainText('Your account has been created. Please sign in.')
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000)
  await expect(page).toHaveURL('/login?next=%2Faccount')
  await expect(accountMenu(page)).toBeHidden()
  expect(await readMail({ to: person.email, subject: 'Your Candid account' })).toContain('has been created')

  await fillSignIn(page, person)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expect(toast(page)).toContainText('You have successfully signed in.')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden()

  await accountMenu(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['My documents', 'Account', 'Billing', 'Sign out'])
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL('/login?next=/account')
})

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is refused with the reason, and the next page is never another site @full', async ({ page }) => {
    const person = await signUpAndIn(page)
    await page.goto('/login?next=//evil.example/')
    await fillSignIn(page, { ...person, password: 'not the one' })
    await expect(toast(page)).toContainText('Failed to sign in. Please try again.')
    await expect(toast(page)).toContainText('The email or password isn’t right.')
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('The email or password isn’t right.')
    await fillSignIn(page, person)
    await expect(page).toHaveURL('/')
  })
})

test('sets a forgotten password anew by the link in the mail', async ({ page }) => {
  const person = await signUpAndIn(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  const link = linkIn(await readMail({ to: person.email, subject: 'Set a new password' }))
  await page.goto(link)
  await page.getByLabel('New password').fill('quite another one')
  await page.getByLabel('Confirm password').fill('quite another on')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('quite another one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toast(page)).toContainText('Your password has been changed. Please sign in.')
  await expect(page).toHaveURL('/login')
  await expect(accountMenu(page)).toBeHidden()

  await fillSignIn(page, { email: person.email, password: 'quite another one' })
  await expect(accountMenu(page)).toBeVisible()
})

test.describe('a link that was used', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('says so and changes nothing @full', async ({ page }) => {
    await page.goto('/reset-password?token=used-already')
    await page.getByLabel('New password').fill('quite another one')
    await page.getByLabel('Confirm password').fill('quite another one')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(toast(page)).toContainText('This link no longer works.')
  })
})

test('changes name, address and password @full', async ({ page }) => {
  const person = await signUpAndIn(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(toast(page)).toContainText('Name saved')
  await expect(accountMenu(page)).toContainText('Grace')

  const { email } = newPerson()
  const section = page.getByRole('region', { name: 'Email' })
  await section.getByRole('button', { name: 'Change email' }).click()
  await section.getByLabel('New email').fill(email)
  await section.getByLabel('Current password').fill(person.password)
  await section.getByRole('button', { name: 'Send link' }).click()
  await expect(section.getByRole('alert')).toContainText(email)
  await page.goto(linkIn(await readMail({ to: email, subject: 'Confirm your new e-mail address' })))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email)

  const passwords = page.getByRole('region', { name: 'Password' })
  await passwords.getByRole('button', { name: 'Change password' }).click()
  await passwords.getByLabel('Current password').fill(person.password)
  await passwords.getByLabel('New password').fill('quite another one')
  await passwords.getByLabel('Confirm password').fill('quite another one')
  await passwords.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, { email, password: 'quite another one' })
  await expect(accountMenu(page)).toBeVisible()
})

test('takes everything along and then deletes the account', async ({ page }) => {
  const person = await signUpAndIn(page)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('candid-export.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(person.email)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Please type DELETE')).toBeVisible()
  await expectAccessible(page, 'the dialog that deletes an account')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page)).toBeHidden()
  const gone = await page.request.post('/api/auth/sign-in', { data: person })
  expect(gone.status()).toBe(401)
})

test('two accounts on one device do not see each other @full', async ({ page, context }) => {
  const [first, second] = [await signUpAndIn(page, { ...newPerson(), firstName: 'Ada' }), newPerson()]
  await page.goto('/account')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByRole('region', { name: 'Email' })).toContainText(first.email)
  // A call that is still on its way would come with a session that has ended meanwhile.
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')))

  await signUpAndIn(page, { ...second, firstName: 'Grace' })
  await page.goto('/login')
  await fillSignIn(page, second)
  await expect(accountMenu(page)).toContainText('Grace')
  await expect(accountMenu(other), 'the other tab follows').toContainText('Grace')
  await expect(other.getByRole('region', { name: 'Email' })).toContainText(second.email)
  await expect(other.getByRole('region', { name: 'Name', exact: true })).toContainText('Grace')
  await other.close()
})

test('nothing in the bar moves when somebody is signed in', async ({ page }) => {
  const place = () => page.getByRole('button', { name: 'Switch between light and dark' }).boundingBox()
  await page.goto('/faq')
  await page.waitForLoadState('networkidle')
  const before = await place()
  await signUpAndIn(page)
  await page.goto('/faq')
  await expect(accountMenu(page)).toBeVisible()
  expect(await place()).toEqual(before)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // The observer stays silent where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shift, 'cumulative layout shift').toBeLessThan(0.005)
})

test('a phone has the account in its menu @phone-only @phone @full', async ({ page }) => {
  const person = await signUpAndIn(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('banner').getByRole('navigation')
  await expect(menu).toContainText(person.email)
  await menu.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('the pages of an account are open to everybody', async ({ page }) => {
  test.slow()
  // Sign In and Sign Up are walked with the other static pages; these stand in the same card.
  await auditPage(page, { path: '/reset-password?token=x' })
  for (const path of ['/forgot-password', '/confirm-email?token=x']) {
    await auditPage(page, { path, widths: [390], themes: ['dark'] })
  }
  await signUpAndIn(page)
  await auditPage(page, { path: '/account' })
})
