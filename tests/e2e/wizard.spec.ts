import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { auditScreen } from '../support/browser/axe.ts'
import { expectDate, fillDate } from '../support/browser/fill-date.ts'
import { payFor, usePurchase } from '../support/browser/pay.ts'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

const questions = {
  personal: 'How can employers reach you?',
  summary: 'How would you sum up your experience?',
  experience: 'Where have you worked?',
  education: 'What did you study?',
  skills: 'What are you good at?',
  review: 'Does everything look right?',
}

const summary = 'Keeps machines, notes and promises in order.'

async function expectStep(page: Page, step: keyof typeof questions) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions[step])
}

async function goOn(page: Page) {
  await page.getByRole('button', { name: 'Next Step' }).click()
}

async function fillPerson(page: Page) {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Professional title').fill('Analyst')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Phone').fill('+1 555 0100')
}

async function fillJob(page: Page, job = page.getByRole('group', { name: 'Experience 1' })) {
  await job.getByLabel('Company').fill('Engines Ltd')
  await job.getByLabel('Position').fill('Programmer')
  await fillDate(job, 'Start date', '2019-03')
  await fillDate(job, 'End date', '2021-11')
  await job.getByLabel('Description').fill('- Wrote the first program\n- Checked the notes')
}

async function fillSchool(page: Page) {
  await page.getByLabel('Institution').fill('Open University')
  await page.getByRole('combobox', { name: 'Degree' }).selectOption('Bachelor of Science')
  await page.getByLabel('Field of study').fill('Mathematics')
  await fillDate(page, 'Start date', '2012-09')
  await page.getByRole('switch', { name: /^Current/ }).click()
}

/** From an empty form to the step asked for. */
async function walkTo(page: Page, step: keyof typeof questions) {
  await page.goto('/create-resume')
  const fills: [keyof typeof questions, () => Promise<void>][] = [
    ['personal', () => fillPerson(page)],
    ['summary', () => page.getByRole('textbox', { name: 'Summary' }).fill(summary)],
    ['experience', () => fillJob(page)],
    ['education', () => fillSchool(page)],
    ['skills', () => page.getByRole('textbox', { name: 'Skill 1' }).fill('Bernoulli numbers')],
  ]
  for (const [name, fill] of fills) {
    await expectStep(page, name)
    if (name === step) return
    await fill()
    await goOn(page)
  }
  await expectStep(page, 'review')
}

async function readPdf(path: string): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replace(/\s+/g, ' ')
}

test('leads from an empty form to a PDF that says every word', async ({ page }) => {
  await payFor(page, 'resume')
  await walkTo(page, 'review')
  const review = page.getByRole('form', { name: questions.review })
  await expect(page.getByRole('region', { name: 'Resume preview' }).getByText('Engines Ltd').first()).toBeInViewport()
  await expect(page.locator('.page-sheet')).toBeInViewport({ ratio: 0.99 })
  await expect(review).toContainText('Bachelor of Science, Mathematics')
  await expect(review).toContainText('Technical Skills: Bernoulli numbers')
  await expect(review.getByRole('listitem').filter({ hasText: /^Wrote the first program$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next Step' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await expect(page.getByRole('button', { name: 'Generating Your Resume...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  await expect(toast(page)).toContainText('Resume Generated Successfully')
  for (const name of ['Edit Content', 'Customize Design', 'Preview Resume'])
    await expect(page.getByRole('tab', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Preview Resume' })).toBeVisible()
  const desk = page.getByRole('region', { name: 'Resume preview' })
  await expect(desk.getByText('Ada Lovelace').first()).toBeInViewport()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await usePurchase(page)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/ – Resume\.pdf$/)
  await expect(toast(page)).toContainText('PDF download started')
  const text = await readPdf(await file.path())
  for (const words of [
    'Ada Lovelace',
    'Analyst',
    'ada@example.com',
    summary,
    'Engines Ltd',
    'March 2019 – November 2021',
    'Wrote the first program',
    'September 2012 – Present',
    'Bernoulli numbers',
  ])
    expect(text).toContain(words)

  await page.getByRole('button', { name: 'Back to Builder' }).click()
  await expectStep(page, 'review')
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('says in each step what is missing, and goes to the first of it @full', async ({ page }) => {
  await page.goto('/create-resume')
  await goOn(page)
  for (const words of [
    'First name is required',
    'Last name is required',
    'Professional title is required',
    'Invalid email address',
    'Phone number is required',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await fillPerson(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Email').fill('ada@example')
  await goOn(page)
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Website').fill('not a url')
  await goOn(page)
  await expect(page.getByText('Please enter a valid web address')).toBeVisible()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.getByLabel('Website').fill('example.com')
  await goOn(page)

  await page.getByRole('textbox', { name: 'Summary' }).fill('Too short')
  await goOn(page)
  await expect(page.getByText('Summary should be at least 10 characters long')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Summary' }).fill(summary)
  await page.keyboard.press('Control+Enter')

  await goOn(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Please fill out all required fields for each experience entry.')
  await expect(page.getByLabel('Company')).toBeFocused()
  await fillJob(page)
  await fillDate(page, 'End date', '2018-11')
  const tooEarly = page.getByRole('paragraph').filter({ hasText: 'The end date is before the start date' })
  await expect(tooEarly).toBeVisible()
  await fillDate(page, 'End date', '2021-11')
  await expect(tooEarly).toHaveCount(0)
  await page.getByLabel('Description').fill('')
  await goOn(page)
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Description').fill('Wrote programs')
  await goOn(page)

  await goOn(page)
  await expect(alert).toContainText('Please fill out all required fields for each education entry.')
  await fillSchool(page)
  await goOn(page)

  await expect(page.getByLabel('Category name')).toHaveValue('Technical Skills')
  await goOn(page)
  await expect(alert).toContainText('Please enter a name for each category and at least one skill per category.')
  await expect(page.getByRole('textbox', { name: 'Skill 1' })).toBeFocused()
  await page.keyboard.type('Git')
  await page.getByLabel('Category name').fill(' ')
  await goOn(page)
  await expect(alert).toContainText('Please enter a name for each category and at least one skill per category.')
  await page.getByLabel('Category name').fill('Tools')
  await goOn(page)
  await expectStep(page, 'review')
})

test('lets nobody skip ahead, and everybody go back @full', async ({ page }) => {
  await walkTo(page, 'experience')
  const steps = page.getByRole('navigation', { name: 'Progress' }).getByRole('button')
  await expect(steps).toHaveCount(6)
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  for (const index of [3, 4, 5]) await expect(steps.nth(index)).toBeDisabled()
  await steps.nth(0).click()
  await expectStep(page, 'personal')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()
  await page.goBack()
  await expectStep(page, 'experience')

  const address = new URL(page.url())
  address.searchParams.set('step', 'review')
  await page.goto(address.href)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(questions.review)
})

test('keeps at least one entry, and asks no end of a job that still runs @full', async ({ page }) => {
  await walkTo(page, 'experience')
  await expect(page.getByRole('button', { name: /^Remove Experience/ })).toHaveCount(0)
  await fillJob(page)
  const first = page.getByRole('group', { name: 'Experience 1' })
  await first.getByRole('switch', { name: /^Current/ }).click()
  await expect(first.getByLabel('End date')).toHaveCount(0)
  await first.getByRole('switch', { name: /^Current/ }).click()
  await expectDate(first, 'End date', '')

  await page.getByRole('button', { name: 'Add experience' }).click()
  const second = page.getByRole('group', { name: 'Experience 2' })
  await expect(second.getByLabel('Company')).toBeFocused()
  await page.getByRole('button', { name: 'Remove Experience 1' }).click()
  await expect(second).toHaveCount(0)
  await expect(first.getByLabel('Company')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove Experience/ })).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  // Finding 6: only the job being edited is open; the others are a line each.
  await expect(first).toContainText('Engines Ltd')
  await expect(first.getByText('March 2019', { exact: true })).toBeVisible()
  await expect(first.getByLabel('Company')).toHaveCount(0)
  await first.getByRole('button', { name: /^Edit Experience 1/ }).click()
  await expect(first.getByLabel('Company')).toHaveValue('Engines Ltd')
  await expect(second.getByLabel('Company')).toHaveCount(0)
})

test('takes a language beside skills that are skipped, and asks for no skill afterwards', async ({ page }) => {
  await walkTo(page, 'skills')
  await page.getByText('Languages (optional)').click()
  await page.getByRole('button', { name: 'Add language' }).click()
  await page.getByLabel('Language', { exact: true }).fill('Spanish')
  await page.getByLabel('Proficiency level').fill('Fluent')
  await auditScreen(page, 'languages beside the skills', { widths: [390, 1440] })
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expectStep(page, 'review')
  const review = page.getByRole('form', { name: questions.review })
  await expect(review).toContainText('Languages: Spanish, Fluent')
  await expect(review).not.toContainText('Technical Skills')
  await expect(review).not.toContainText('Add at least one skill')
})

test('offers words and skills, and every one of them can be taken away @full', async ({ page }) => {
  await walkTo(page, 'summary')
  await page.getByRole('button', { name: 'Generate AI Summary' }).click()
  await expect(toast(page)).toContainText('AI Summary Generated')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue(/\banalyst\b/i)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Summary' }).fill(summary)
  await goOn(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()

  const skills = page.getByRole('textbox', { name: /^Skill \d+$/ })
  await expect(skills).toHaveCount(3)
  await page.getByRole('button', { name: 'Suggest Skills with AI' }).click()
  await expect(toast(page)).toContainText('AI Skills Suggested')
  await expect(toast(page)).toContainText('Added 7 suggested skills for Technical Skills.')
  await expect(skills).toHaveCount(7)
  await page.getByRole('button', { name: 'Remove Docker' }).click()
  await expect(skills).toHaveCount(6)

  await skills.nth(5).press('Enter')
  await expect(skills).toHaveCount(7)
  await expect(skills.nth(6)).toBeFocused()
  await page.keyboard.type('Ada')
  await page.getByRole('button', { name: 'Add skill' }).click()
  await expect(skills.nth(7)).toBeFocused()
  await goOn(page)
  await expect(page.getByRole('form')).toContainText('Git, Ada')
  await page.getByRole('button', { name: 'Change Skills' }).click()
  await expect(skills).toHaveCount(7)
})

test('takes a square photo and refuses one over 2 MB in the page', async ({ page }) => {
  await page.goto('/create-resume')
  const input = page.getByLabel('Profile image')
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(page.getByRole('alert')).toHaveText('Image is too large. Please select an image under 2MB.')
  await expect(page.getByRole('button', { name: 'Upload image' })).toBeFocused()
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByRole('img', { name: 'Profile' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('loses nothing when the page is loaded again in the middle of a step @full', async ({ page }) => {
  await page.goto('/create-resume')
  await fillPerson(page)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('+1 555 0100')
  await goOn(page)
  await page.getByRole('textbox', { name: 'Summary' }).fill(summary)
  await page.reload()
  await expectStep(page, 'summary')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue(summary)
  await goOn(page)
  await fillJob(page)
  await page.reload()
  await expectStep(page, 'experience')
  await expect(page.getByLabel('Description')).toHaveValue('• Wrote the first program\n• Checked the notes')
  await expectDate(page, 'End date', '2021-11')
  await goOn(page)
  await fillSchool(page)
  await page.reload()
  await expectStep(page, 'education')
  await expect(page.getByRole('combobox', { name: 'Degree' })).toHaveValue('Bachelor of Science')
  await goOn(page)
  await page.getByRole('textbox', { name: 'Skill 2' }).fill('Notes')
  await page.reload()
  await expectStep(page, 'skills')
  await expect(page.getByRole('textbox', { name: 'Skill 2' })).toHaveValue('Notes')
  await goOn(page)
  await page.reload()
  await expectStep(page, 'review')

  // A visit days later knows the draft without any address.
  await page.goto('/create-resume')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectStep(page, 'review')
})

test('shows in a second tab what the first one writes @full', async ({ page, context }) => {
  await walkTo(page, 'summary')
  await page.getByRole('textbox', { name: 'Summary' }).fill(summary)
  await expect(page).toHaveURL(/doc=/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('textbox', { name: 'Summary' })).toHaveValue(summary)
  await other.getByRole('textbox', { name: 'Summary' }).fill('Written in the other tab.')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Written in the other tab.')
  await page.getByRole('textbox', { name: 'Summary' }).fill('And changed in the first one.')
  await expect(other.getByRole('textbox', { name: 'Summary' })).toHaveValue('And changed in the first one.')
  await expectStep(other, 'summary')
})

test('opens a sample as a copy in the template asked for, and leaves the draft alone @full', async ({ page }) => {
  await page.goto('/create-resume')
  await page.getByLabel('First name').fill('Mine')
  await expect(page).toHaveURL(/doc=/)
  const draft = page.url()
  await page.goto('/create-resume?template=3&sample=true')
  await expect(page.getByLabel('First name')).not.toHaveValue(/^(Mine)?$/)
  await goOn(page)
  await expectStep(page, 'summary')
  await expect(page).not.toHaveURL(/sample/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sample/)
  await expect(page.getByLabel('First name')).not.toHaveValue('Mine')
  await page.goto(draft)
  await expect(page.getByLabel('First name')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Start from scratch' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('First name')).toBeFocused()
})
