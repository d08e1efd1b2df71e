import { auditPage } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const staticPages = [
  { path: '/', title: 'Create Professional Resumes', words: 'Your experience, written well.' },
  { path: '/templates', title: 'Resume Templates', words: 'Resume templates' },
  { path: '/pricing', title: 'Pricing', words: '$2.99' },
  { path: '/faq', title: 'Frequently Asked Questions', words: 'Still have questions?' },
  { path: '/privacy-policy', title: 'Privacy Policy', words: 'May 27, 2025' },
  { path: '/terms-conditions', title: 'Terms and Conditions', words: 'Michigan' },
  { path: '/terms', title: 'Terms and Conditions', words: 'Michigan' },
  { path: '/login', title: 'Sign In', words: 'No account yet?' },
  { path: '/register', title: 'Sign Up', words: 'I accept the' },
]

const otherPages = [
  '/create-resume',
  '/edit-template',
  '/jobs',
  '/job-tailored-resume',
  '/upgrade-resume',
  '/cover-letter',
  '/checkout',
  '/payment-success?type=cover-letter',
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the static pages can be read and found @phone', async ({ page }) => {
    const titles = new Set<string>()
    for (const { path, title, words } of staticPages) {
      await page.goto(path)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeVisible()
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(staticPages.length - 1)
  })

  test('a password cannot land in an address', async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await expect(page.locator('form')).toHaveAttribute('method', 'post')
    }
  })

  test('the other pages say what they are and what they need', async ({ page }) => {
    await page.goto('/create-resume')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Resume')
    await expect(page.locator('main noscript p').last()).toBeVisible()
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('answers 404 and says so', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveTitle('Create Professional Resumes')
    await auditPage(page, { path: '/no/such/page' })
  })
})

test('the pages a link reaches under another name are there @full', async ({ page }) => {
  for (const [path, heading] of [
    ['/upload-resume', 'Upgrade your resume'],
    ['/job-match', 'Job-tailored resume'],
    // Nobody has paid here, and the address alone proves nothing.
    ['/payment-success?type=resume', 'We haven’t received a payment yet'],
    ['/subscription-success', 'We haven’t received a payment yet'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

/** Screens with dialogs and states of their own are audited where those are tested. */
const auditedElsewhere = ['/', '/templates', '/create-resume', '/edit-template']
const audited = [...staticPages.map(({ path }) => path), ...otherPages].filter(
  (path) => path !== '/terms' && !auditedElsewhere.includes(path),
)

/** Made of the parts of another page that is audited; billing.spec.ts audits the checkout with something to buy. */
const alike = ['/terms-conditions', '/checkout', '/register', '/upgrade-resume']

for (const path of audited) {
  const tag = alike.includes(path) ? '@full' : []
  test(`${path} has no fault that axe can find and never scrolls sideways`, { tag }, async ({ page }) => {
    await auditPage(page, { path })
  })
}
