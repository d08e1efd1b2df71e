import { nurse, posting, tailor } from '../support/browser/nurse.ts'
import { expect, test } from '../support/browser/test.ts'

test.describe('when the assistant does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED/] })

  test('the page says so in its words, asks again with what was typed, and keeps it', async ({ page }) => {
    await page.route('**/api/assistant/**', (route) => route.abort())
    await page.goto('/job-tailored-resume')
    await page.getByLabel('Your resume', { exact: true }).fill(nurse)
    await page.getByLabel('Job description').fill(posting)
    await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to generate a tailored resume. Please try again later.')
    const [again] = await Promise.all([
      page.waitForRequest('**/api/assistant/tailor'),
      alert.getByRole('button', { name: 'Try again' }).click(),
    ])
    expect(again.postDataJSON()).toMatchObject({ resumeData: nurse, jobDescription: posting })
    await expect(alert).toContainText('Failed to generate a tailored resume.')
    await page.reload()
    await expect(page.getByLabel('Your resume', { exact: true })).toHaveValue(nurse)
    await expect(page.getByLabel('Job description')).toHaveValue(posting)
  })

  test('the pages of an upgrade and of a letter say so in theirs, and go on once it answers @full', async ({
    page,
  }) => {
    await page.route('**/api/assistant/**', (route) => route.abort())
    await page.goto('/job-tailored-resume')
    await page.getByLabel('Your resume', { exact: true }).fill(nurse)
    await page.getByLabel('Job description').fill(posting)
    const alert = page.getByRole('alert')
    await page.goto('/upgrade-resume?phase=template-selection')
    await page.getByRole('button', { name: 'Modern', exact: true }).click()
    await page.getByRole('button', { name: 'Upgrade Resume' }).click()
    await expect(alert).toContainText('Failed to upgrade resume. Please try again.')

    await page.goto('/cover-letter')
    await expect(page.getByLabel('Your details')).toHaveValue(nurse)
    await page.getByRole('radio', { name: 'Warm' }).click()
    await page.getByLabel('One thing to mention').fill('I can start in March.')
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    await expect(alert).toContainText('Failed to generate cover letter. Please try again.')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Warm' })).toBeChecked()
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    await expect(alert).toContainText('Failed to generate cover letter. Please try again.')

    await page.unroute('**/api/assistant/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cover letter' })).toBeVisible()
    await page.getByRole('radio', { name: 'Whole text' }).click()
    const letter = page.getByLabel('Letter', { exact: true })
    await expect(letter).toHaveValue(/I can start in March\./)

    await page.route('**/api/assistant/**', (route) => route.abort())
    const words = await letter.inputValue()
    await page.getByRole('button', { name: 'Write another version' }).click()
    await expect(alert).toContainText('Failed to generate cover letter. Please try again.')
    await page.unroute('**/api/assistant/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(letter).not.toHaveValue(words)
    await expect(alert).toHaveCount(0)

    await page.goto('/upgrade-resume')
    await page.getByRole('button', { name: 'Choose a template' }).click()
    await expect(page.getByRole('button', { name: 'Modern', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Upgrade Resume' }).click()
    await expect(page).toHaveURL(/id=2/)
  })

  test('a corrected list is kept until suggestions can be had for it @full', async ({ page }) => {
    await tailor(page)
    await page.route('**/api/assistant/**', (route) => route.abort())
    await page.getByText(/^(?:Review|See) each requirement/).click()
    await page.getByRole('button', { name: 'Remove “Epic”' }).click()
    await page.getByRole('button', { name: 'Update suggestions' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t update the suggestions just now. Your list is safe. Please try again.',
    )
    await page.reload()
    await page.unroute('**/api/assistant/**')
    await page.getByRole('button', { name: 'Update suggestions' }).click()
    await expect(page.getByText('Your resume meets 2 of the 3 must-haves.')).toBeVisible()
  })

  test('a slow one can be stopped @full', async ({ page }) => {
    await page.route('**/api/assistant/letter', () => undefined)
    await page.goto('/cover-letter?new=true')
    await page.getByLabel('Your details').fill(nurse)
    await page.getByLabel('Job and company details').fill(posting)
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Generate Cover Letter' })).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Your details')).toHaveValue(nurse)
  })
})
