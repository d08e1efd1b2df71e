import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

const kilobyte = 1000

test('a page names itself and takes the focus when it opens', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Create Professional Resumes')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()

  await expect(page).toHaveTitle('Frequently Asked Questions | Candid')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Frequently Asked Questions/)

  await page.goBack()
  await expect(page).toHaveTitle('Create Professional Resumes')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('the header marks where one is and leads everywhere @full', async ({ page }) => {
  await page.goto('/jobs')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
  for (const [name, path] of [
    ['Home', '/'],
    ['Cover Letter', '/cover-letter'],
    ['Templates', '/templates'],
    ['Sign In', '/login'],
    ['Sign Up', '/register'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  await header.getByRole('link', { name: /Candid/ }).click()
  await expect(page).toHaveURL('/')
})

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu of a small screen opens, closes and leads on by keyboard @phone-only', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' })
  await expect(jobs).toBeHidden()

  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(jobs).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await jobs.press('Enter')
  await expect(page).toHaveURL('/jobs')
  await expect(jobs).toBeHidden()
})

test.describe('a message', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('shows alone, goes by itself and is reached with F8 @full', async ({ page }) => {
    await page.route('**/api/auth/sign-in', (route) => route.abort())
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('long enough')
    const message = toast(page)

    for (const _attempt of [1, 2]) {
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.clock.runFor(1100)
      await expect(message).toHaveCount(1)
      await expect(message).toContainText('Failed to sign in. Please try again.')
    }
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused()

    // Held as long as it has the focus.
    await page.clock.runFor(6000)
    await expect(message).toBeVisible()
    await page.getByLabel('Email').focus()
    await page.clock.runFor(5500)
    await expect(message).toHaveCount(0)
  })
})

test('sign-up says what is missing and goes to the first of it @full', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  for (const words of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'You must accept the terms and conditions',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('pricing changes between month and year, and the button with it @full', async ({ page }) => {
  await page.goto('/pricing')
  const start = page.getByRole('link', { name: 'Start Pro Subscription' })
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(start).toHaveAttribute('href', '/subscribe?plan=pro-monthly')
  await page.getByRole('radio', { name: 'Yearly Save 43%' }).check()
  await expect(page.getByText('$129', { exact: true })).toBeVisible()
  await expect(page.locator('s')).toHaveText('instead of $228')
  await expect(start).toHaveAttribute('href', '/subscribe?plan=pro-yearly')
})

test.describe('a page whose code does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch dynamically imported|could not be loaded/] })

  test('leaves the rest standing and can be tried again', async ({ page }) => {
    await page.goto('/')
    await page.route('**/assets/pricing-page-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('alert')).toContainText('This page stopped working.')
    await expect(page.getByRole('banner')).toBeVisible()

    await page.unroute('**/assets/pricing-page-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Pay-As-You-Go' })).toBeVisible()
  })
})

test.describe('without a connection', () => {
  // The browser asks for its icon whenever it likes, which may be after the connection went.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED.*\/favicon\./] })

  test('says when the connection is gone and when it is back', async ({ page, context }) => {
    // A page that asks for nothing more once it is there.
    await page.goto('/faq', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You’re offline.')).toBeHidden()
  })
})

test('the FAQ needs little code and never moves @full', async ({ page }) => {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/faq', { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // The observer stays silent where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(total / kilobyte, 'kB of gzipped JavaScript').toBeLessThanOrEqual(130)
  expect(total).toBeGreaterThan(0)
  expect(shift, 'cumulative layout shift').toBeLessThan(0.005)
})
