import { signUpAndIn } from '../support/browser/accounts.ts'
import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const query = 'Job title or keywords'

test('a search needs a word, stands in the address, and shows a job beside the list', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Please enter a job title or keyword')).toBeVisible()
  await expect(page.getByLabel(query)).toBeFocused()

  await page.getByLabel(query).fill('registered nurse')
  await page.getByLabel('Location').fill('texas')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/jobs?query=registered+nurse&location=texas')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading', { level: 3 }).first()).toHaveText(/Registered Nurse/)
  await expect(page.getByRole('region', { name: 'Selected job' }).getByRole('heading', { level: 2 })).toHaveText(
    /Registered Nurse/,
  )
  await results.getByRole('button', { name: 'ICU Registered Nurse', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Selected job' })).toContainText('Two years in critical care')
})

test('a job opens in a new tab, on a page of our own that says it is a sample @full', async ({ page, context }) => {
  await page.goto('/jobs?query=welder')
  const link = page
    .getByRole('region', { name: 'Results' })
    .getByRole('link', { name: /Open in a new tab/ })
    .first()
  await expect(link).toHaveAttribute('target', '_blank')
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Weld/)
  await expect(tab.getByText('Sample listing')).toBeVisible()
  await expect(tab).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
})

test('filters narrow at once, with counts that hold; pages and the way back keep their place', async ({ page }) => {
  await page.goto('/jobs?query=manager')
  const chip = page.getByRole('button', { name: /^Remote \d+$/ })
  const count = Number((await chip.innerText()).replace(/\D/g, ''))
  await chip.click()
  await expect(page.getByRole('heading', { name: `${count} job`, exact: false })).toBeVisible()
  await expect(page).toHaveURL('/jobs?query=manager&jobType=Remote')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/jobs?query=manager')

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/jobs?query=manager&page=2')
  await expect(page.getByText('Page 2 of')).toBeVisible()
  await page.getByRole('radio', { name: 'Newest' }).click()
  await expect(page).toHaveURL('/jobs?query=manager&sort=newest')
  await page.goBack()
  await expect(page).toHaveURL('/jobs?query=manager')
})

test('results follow while the words are refined, typing mistakes forgiven @full', async ({ page }) => {
  await page.goto('/jobs?query=nurse')
  await expect(page.getByText(/^\d+ jobs$/)).toBeVisible()
  await page.getByLabel(query).fill('acountant')
  await expect(page).toHaveURL('/jobs?query=acountant')
  await expect(page.getByText('Showing results for')).toContainText('accountant')
})

test('nothing found says so and helps on @full', async ({ page }) => {
  await page.goto('/jobs?query=welder&location=Boston')
  await expect(
    page.getByRole('main').getByText('No jobs found matching your criteria. Try broadening your search terms.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'welder', exact: true }).click()
  await expect(page).toHaveURL('/jobs?query=welder')
  await expect(page.getByText(/^\d+ jobs$/)).toBeVisible()
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/503/] })

  test('is told in the words of the page, and can be asked again @full', async ({ page }) => {
    let isDown = true
    await page.route('**/api/jobs?*', (route) =>
      isDown ? route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy' } }) : route.continue(),
    )
    await page.goto('/jobs?query=nurse')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch job listings. Please try again later.')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ jobs$/)).toBeVisible()
  })
})

test('a saved job is followed from applied to offer, with notes, on the device and then in the account', async ({
  page,
}) => {
  await page.goto('/jobs?query=welder')
  await page.getByRole('button', { name: 'Save Welder', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Saved jobs (1)' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved jobs (1)' }).click()
  await expect(page.getByRole('region', { name: 'Saved, 1' })).toContainText('Ironmoor Fabrication')

  await page.getByRole('button', { name: /^Status of Welder/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Applied' }).press('Enter')
  const applied = page.getByRole('region', { name: 'Applied, 1' })
  await expect(applied).toContainText('Welder')
  await applied.getByRole('article').dragTo(page.getByRole('region', { name: 'Interview, 0' }))
  await expect(page.getByRole('region', { name: 'Interview, 1' })).toContainText('Welder')

  await page.getByRole('button', { name: 'Welder', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Welder' })
  await sheet.getByLabel('Notes').fill('Spoke with Jo on Friday.')
  await sheet.getByLabel('Notes').blur()
  await expect(sheet.getByRole('region', { name: 'History' })).toContainText('Interview')
  await page.keyboard.press('Escape')

  await signUpAndIn(page)
  await page.goto('/jobs/saved')
  await expect(page.getByText('Saved to your account')).toBeVisible()
  await page.getByText('Table', { exact: true }).click()
  await expect(page.getByRole('row', { name: /Welder/ })).toContainText('Spoke with Jo on Friday.')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('candid-tracked-jobs'))).toBe('[]')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Interview, 1' })).toContainText('Welder')
})

test('keys alone lead from a search to an application with a note, which Escape does not lose', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByLabel(query).focus()
  await page.keyboard.type('TIG welder')
  await page.keyboard.press('Enter')
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  const title = await first.getByRole('heading', { level: 3 }).innerText()
  await first.getByRole('button', { name: title, exact: true }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(first.getByRole('link', { name: /Open in a new tab/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first.getByRole('button', { name: `Saved: ${title}` })).toBeFocused()

  await page.getByRole('link', { name: 'Saved jobs (1)' }).press('Enter')
  const status = page.getByRole('button', { name: /^Status of/ })
  await status.press('Enter')
  // Keys typed before the menu has the focus would go to the page.
  await expect(page.getByRole('menuitemradio', { name: 'Saved' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Applied' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Applied, 1' })).toContainText(title)
  await page.getByRole('button', { name: title, exact: true }).press('Enter')
  await page.getByRole('dialog').getByLabel('Notes').focus()
  await page.keyboard.type('Call Ana on Monday')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Applied, 1' })).toContainText('notes')
  await page.getByRole('button', { name: title, exact: true }).press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('Call Ana on Monday')
  await page.getByRole('dialog').getByLabel('Notes').fill('Another note')
  await page.getByRole('button', { name: 'Remove from the tracker' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})

test('the way back from a job leads to the same place in the list @phone-only', async ({ page }) => {
  await page.goto('/jobs?query=manager')
  const tenth = page
    .getByRole('region', { name: 'Results' })
    .getByRole('link', { name: /Manager/ })
    .nth(12)
  await tenth.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await tenth.click()
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page).toHaveURL('/jobs?query=manager')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a search can be kept and taken up again @full', async ({ page }) => {
  await page.goto('/jobs?query=electrician&jobType=Full-time')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.goto('/jobs')
  await page.getByRole('link', { name: 'electrician, full-time' }).click()
  await expect(page).toHaveURL('/jobs?query=electrician&jobType=Full-time')
  await page.getByRole('button', { name: 'Remove the saved search electrician, full-time' }).click()
  await expect(page.getByRole('region', { name: 'Saved searches' })).toBeHidden()
})

test('a job carries its posting over to tailoring and to the letter', async ({ page }) => {
  await page.goto('/jobs?query=%22TIG+welder%22')
  await page.getByRole('link', { name: 'Tailor my resume' }).click()
  await expect(page).toHaveURL(/\/job-tailored-resume\?job=[0-9a-f-]{36}$/)
  await expect(page.getByRole('main').locator('textarea').last()).toHaveValue(/Food-grade tanks/)
  await page.goBack()
  await page.getByRole('link', { name: 'Write a letter' }).click()
  await expect(page).toHaveURL(/\/cover-letter\?job=[0-9a-f-]{36}$/)
})

test('with a resume at hand, a job says which of its must-haves the resume meets', async ({ page }) => {
  await page.goto('/jobs?query=financial+analyst')
  const fit = page.getByRole('region', { name: 'How you fit' })
  await expect(fit).toContainText('Add a resume to see which requirements you meet')

  await page.goto('/create-resume?template=1&sample=true')
  await page
    .getByLabel(/First name/i)
    .first()
    .fill('Ada')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  await page.goto('/jobs?query=financial+analyst')
  await expect(fit).toContainText(/Your resume (meets|may meet)|We couldn’t find/)
  await expect(fit.getByRole('listitem').first()).toContainText('In your resume:')
})

test('a phone shows a job on its own page, and leads back to the list @phone-only @full', async ({ page }) => {
  await page.goto('/jobs?query=barista')
  await page.getByRole('link', { name: 'Barista', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Barista' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page).toHaveURL('/jobs?query=barista')
})

test('the screens of jobs bear axe at every width, light and dark', async ({ page }) => {
  test.slow()
  await page.goto('/jobs?query=nurse')
  await expect(page.getByText(/^\d+ jobs$/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Save .*Nurse/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Saved jobs (1)' })).toBeVisible()
  await auditScreen(page, 'job search')
  await expectNarrowFits(page, 'job search')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/jobs/saved')
  await page.getByRole('button', { name: /^Status of/ }).click()
  await page.getByRole('menuitemradio', { name: 'Applied' }).click()
  await expect(page.getByText('Applications sent each week')).toBeVisible()
  await auditScreen(page, 'tracker', { themes: ['light', 'dark'] })
  await expectNarrowFits(page, 'tracker')
})
