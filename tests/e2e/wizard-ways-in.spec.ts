import { auditScreen } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const jsonResume = {
  basics: {
    name: 'Grace Hopper',
    label: 'Admiral',
    email: 'grace@example.com',
    summary: 'Finds the bug and keeps it.',
  },
  work: [{ name: 'Navy', position: 'Programmer', startDate: '1944-03', summary: 'Wrote a compiler' }],
}

test('reads a JSON Resume and shows it for review, with what must be checked @full', async ({ page }) => {
  await page.goto('/create-resume')
  await page.getByLabel('Resume file').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(jsonResume)),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does everything look right?')
  const personal = page.getByRole('region', { name: 'Personal' })
  await expect(personal).toContainText('Grace Hopper, Admiral')
  await expect(personal.getByRole('button', { name: 'Phone number is required' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Programmer, Navy')
  await page.getByRole('button', { name: 'Change Personal' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
})

test('leads into the editor with the draft and its template @full', async ({ page }) => {
  await page.goto('/create-resume?template=2')
  await page.getByLabel('First name').fill('Ada')
  await expect(page).toHaveURL(/doc=/)
  const id = new URL(page.url()).searchParams.get('doc')
  await expect(page.getByRole('link', { name: 'Skip to the editor' })).toHaveAttribute(
    'href',
    `/edit-template?id=2&doc=${id}`,
  )
})

test('goes on even where the browser keeps nothing, and says so @full', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.goto('/create-resume')
  await expect(page.getByText('This browser can’t save drafts.', { exact: false })).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Professional title').fill('Analyst')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Phone').fill('+1 555 0100')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('Create New Resume asks whether to go on with the last one, and only where there is one', async ({ page }) => {
  await page.goto('/create-resume')
  await page.getByLabel('First name').fill('Ada')
  await expect(page).toHaveURL(/doc=/)

  await page.goto('/create-resume')
  await expect(page.getByRole('heading', { level: 1, name: 'Continue this resume, or start a new one?' })).toBeVisible()
  await auditScreen(page, 'the question whether to continue', { widths: [390, 1440] })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')

  await page.goto('/create-resume')
  await page.getByRole('button', { name: 'Start a new one' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
})
