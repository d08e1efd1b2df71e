import { readFile } from 'node:fs/promises'
import { nurse, writeLetter } from '../support/browser/nurse.ts'
import { payFor, usePurchase } from '../support/browser/pay.ts'
import { expect, test } from '../support/browser/test.ts'
import { toasts } from '../support/browser/toasts.ts'

test('a letter is written, dressed and downloaded as a page, and as PDF once it is paid', async ({ page }) => {
  await page.goto('/cover-letter')
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await expect(page.getByText('Please provide your personal details')).toBeVisible()
  await expect(page.getByText('Please provide job/company details')).toBeVisible()

  const letter = await writeLetter(page)
  await expect(letter).toHaveValue(/Harbor Health[\s\S]*Dana Whitfield/)
  await expect(letter).not.toHaveValue(/Nobel/)
  expect(await page.title()).not.toBe('taken')
  const first = await letter.inputValue()
  await page.getByRole('button', { name: 'Write another version' }).click()
  await expect(letter).not.toHaveValue(first)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(letter).toHaveValue(first)

  await page.getByRole('button', { name: 'Customize Design' }).click()
  await page.getByRole('button', { name: 'See all templates' }).click()
  await page
    .getByRole('dialog', { name: 'Change letterhead' })
    .getByRole('button', { name: /^Modern/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Letterhead' })).toHaveText('Modern')
  await page.getByRole('slider', { name: 'Font size' }).press('ArrowRight')
  await page.getByRole('radio', { name: 'Justify' }).click()
  await page.getByRole('button', { name: 'Save Design' }).click()
  await expect(toasts(page)).toContainText('Design saved')
  await page.getByRole('button', { name: 'Back to Preview' }).click()

  const menu = page.getByRole('button', { name: 'Download', exact: true })
  await menu.click()
  await expect(page.getByRole('menuitem').first()).toHaveText('PDF$2.99')
  const [html] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Web page Free' }).click(),
  ])
  expect(html.suggestedFilename()).toBe('cover-letter.html')
  await expect(toasts(page)).toContainText('Cover letter downloaded')
  const text = await readFile(await html.path(), 'utf8')
  expect(text).toContain('Dana Whitfield')
  expect(text).toMatch(/font: 15px/)
  expect(text).toMatch(/text-align: justify/)

  await payFor(page, 'cover-letter')
  await menu.click()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('menuitem', { name: 'PDF', exact: true })
      .click()
      .then(() => usePurchase(page)),
  ])
  expect(pdf.suggestedFilename()).toBe('Dana Whitfield – Cover letter.pdf')
  await page.reload()
  await page.getByRole('radio', { name: 'Whole text' }).click()
  await expect(letter).toHaveValue(first)
})

test('a paragraph of a letter is rewritten, shortened and edited by itself, each as one step', async ({ page }) => {
  const letter = await writeLetter(page)
  const whole = await letter.inputValue()
  await page.getByRole('radio', { name: 'Paragraphs' }).click()
  const opening = page.getByRole('article', { name: 'Opening' })
  const words = await opening.getByRole('paragraph').first().innerText()
  await opening.getByRole('button', { name: 'Rewrite' }).click()
  await expect(opening.getByRole('paragraph').first()).not.toHaveText(words)
  await expect(opening).toContainText('Harbor Health')
  await page.getByRole('button', { name: 'Undo: Rewrite paragraph' }).click()
  await expect(opening.getByRole('paragraph').first()).toHaveText(words)

  const close = page.getByRole('article', { name: 'Closing' })
  const long = await close.getByRole('paragraph').first().innerText()
  await close.getByRole('button', { name: 'Shorter' }).click()
  await expect(close.getByRole('paragraph').first()).not.toHaveText(long)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(close.getByRole('paragraph').first()).toHaveText(long)

  await opening
    .getByRole('paragraph')
    .first()
    .click({ position: { x: 60, y: 12 } })
  const caretOf = (label: string) => page.getByLabel(label).evaluate((area: HTMLTextAreaElement) => area.selectionStart)
  await expect(page.getByLabel('Opening')).toBeFocused()
  expect(await caretOf('Opening')).toBeGreaterThan(2)
  expect(await caretOf('Opening')).toBeLessThan(20)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit greeting' }).click()
  expect(await caretOf('Greeting')).toBeGreaterThan(4)
  await page.getByLabel('Greeting').fill('Dear Ms. Reyes,')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('article', { name: 'Greeting' })).toContainText('Dear Ms. Reyes,')
  await opening.getByText('Sources').click()
  await expect(opening).toContainText('You: Mercy Hospital')
  await page.reload()
  await expect(opening.getByText('Sources')).toBeVisible()
  await page.getByRole('radio', { name: 'Whole text' }).click()
  await expect(letter).toHaveValue(whole.replace(/^Dear [^\n]+/, 'Dear Ms. Reyes,'))
})

test('a job of the job search comes along to both pages, with its title, its company and its text @full', async ({
  page,
  request,
}) => {
  const { jobs } = await (await request.get('/api/jobs?query=nurse')).json()
  const [job] = jobs
  await page.goto('/cover-letter')
  await page.getByLabel('Job and company details').fill('another job')
  await page.goto(`/cover-letter?job=${job.id}`)
  const box = page.getByLabel('Job and company details')
  await expect(box).toHaveValue(new RegExp(`Company: ${job.company}`))
  expect(await box.inputValue()).toContain(job.title)
  await page.getByLabel('Your details').fill(nurse)
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await expect(page.getByRole('article', { name: 'Opening' })).toContainText(job.company)

  await page.goto(`/jobs/${job.id}`)
  await page.getByRole('link', { name: 'Tailor my resume' }).first().click()
  await expect(page.getByLabel('Job description')).toHaveValue(new RegExp(`Company: ${job.company}`))
  await page.getByLabel('Your resume', { exact: true }).fill(nurse)
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(job.company)
})
