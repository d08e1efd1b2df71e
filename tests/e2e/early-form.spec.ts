import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/test.ts'

/** Opens a page whose code does not come before `release`; the two scripts of the page itself do. */
async function openWithoutCode(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!theme-init|after-paint)[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  // Ends only when the page is ready.
  const opened = page.goto(path)
  return {
    release: async () => {
      release()
      await opened
    },
  }
}

test('a first step filled and sent before the code has come loses nothing and leads on @phone', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/create-resume')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Professional title').fill('Analyst')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Phone').fill('313 555 0142')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.locator('form[data-sent]')).toBeAttached()
  await release()

  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Phone')).toHaveValue('313 555 0142')
})

test('somebody who is still typing when the code comes keeps words, field and caret', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/create-resume')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').click()
  await page.keyboard.type('Byrn')
  await page.keyboard.press('ArrowLeft')
  await release()

  await expect(page.locator('.first-screen')).toHaveCount(0)
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.keyboard.type('o')
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('a search sent before the code has come is searched @full', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/jobs')
  await page.getByLabel('Job title or keywords').fill('nurse')
  await page.keyboard.press('Enter')
  await release()
  await expect(page).toHaveURL(/query=nurse|q=nurse/)
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
})

test.describe('a sign-in sent before the code has come', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is answered as any other @full', async ({ page }) => {
    const { release } = await openWithoutCode(page, '/login')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('words nobody would guess')
    await page.keyboard.press('Enter')
    await release()
    await expect(page.getByText('Failed to sign in. Please try again.').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
  })
})

test('a first step comes as a frame to somebody who has a draft here @full', async ({ page }) => {
  await page.goto('/create-resume')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  const { release } = await openWithoutCode(page, '/create-resume')
  await expect(page.locator('.first-frame')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeHidden()
  await release()
  await expect(page.getByRole('heading', { name: 'Continue this resume, or start a new one?' })).toBeVisible()
})

test('a resume and a posting sent before the code has come are tailored @full', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/job-tailored-resume')
  await page
    .getByLabel('Your resume')
    .fill('Ada Byron\nAnalyst at Engines, 2019 to 2023\n- Wrote reports for the board')
  await page.getByLabel('Job description').fill('Analyst wanted who writes reports.')
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  await expect(page.locator('form[data-sent]')).toBeAttached()
  await release()
  await expect(page).toHaveURL(/phase=edit/, { timeout: 30_000 })
})

test('what a letter is to be about stays when its code comes, and after a reload @full', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/cover-letter')
  await page.getByLabel('Your details').fill('Ada Byron, analyst')
  await page.getByLabel('Job and company details').fill('Analyst at Engines')
  await release()
  await expect(page.locator('.first-screen')).toHaveCount(0)
  await expect(page.getByLabel('Your details')).toHaveValue('Ada Byron, analyst')
  await page.reload()
  await expect(page.getByLabel('Your details')).toHaveValue('Ada Byron, analyst')
  await expect(page.getByLabel('Job and company details')).toHaveValue('Analyst at Engines')
})

const firstScreens = [
  '/create-resume',
  '/jobs @full',
  '/job-tailored-resume @full',
  '/upgrade-resume @full',
  '/cover-letter @full',
  '/login @full',
]
for (const screen of firstScreens) {
  const [path = ''] = screen.split(' ')
  test(`the fields come with the page, and the code finds them as it would draw them: ${screen}`, async ({ page }) => {
    // The test's page fails on the error that React reports where it does not.
    const { release } = await openWithoutCode(page, path)
    await expect(page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible()
    await release()
    await expect(page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible()
  })
}
