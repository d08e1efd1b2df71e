import type { Locator, Page } from '@playwright/test'
import { auditScreen } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

async function goOn(page: Page) {
  await page.getByRole('button', { name: 'Next Step' }).click()
}

/** From an empty form to the experience step, with a title and the first job's name. */
async function openJob(page: Page, { title, position }: { title: string; position: string }): Promise<Locator> {
  await page.goto('/create-resume')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Professional title').fill(title)
  await page.getByLabel('Email').fill('rosa@example.com')
  await page.getByLabel('Phone').fill('+1 555 0100')
  await goOn(page)
  await page.getByRole('textbox', { name: 'Summary' }).fill('Cooks for large rooms.')
  await goOn(page)
  const job = page.getByRole('group', { name: 'Experience 1' })
  await job.getByLabel('Company').fill('Blue Door')
  await job.getByLabel('Position').fill(position)
  return job
}

/** Writes into every blank that has to be filled. */
async function fillBlanks(line: Locator, words: string) {
  for (const blank of await line.getByRole('textbox').all())
    if (!(await blank.getAttribute('aria-label'))?.includes('optional')) await blank.fill(words)
}

test('a cook picks a line, fills it in and adds it, and takes it back @phone', async ({ page }) => {
  const job = await openJob(page, { title: 'Cook', position: 'Line cook' })
  await job.getByRole('button', { name: 'Suggest lines' }).click()
  const list = page.getByRole('list', { name: 'Lines for Line Cook' })
  const line = list.getByRole('group').first()
  await expect(line).toBeInViewport({ ratio: 1 })
  await expect(line.getByRole('textbox', { name: 'how many' }).first()).toHaveAttribute('inputmode', 'numeric')
  await fillBlanks(line, '90')
  await line.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Added:')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Added:')).toHaveCount(0)

  const other = list.getByRole('group').nth(1)
  await fillBlanks(other, '90')
  await other.getByRole('button', { name: 'Add' }).click()
  await page.keyboard.press('Escape')
  const description = job.getByLabel('Description', { exact: true })
  await expect(description).toHaveValue(/^• [A-Z][^\n]*90[^\n]*$/)
  await expect(description).not.toHaveValue(/[[\]{}]/)
})

test('work is found by another name, by a slip of the pen and by its neighbours @phone @full', async ({ page }) => {
  const job = await openJob(page, { title: 'Waitress', position: 'Waiteress' })
  await job.getByRole('button', { name: 'Suggest lines' }).click()
  await expect(page.getByRole('list', { name: 'Lines for Server' })).toBeVisible()
  const search = page.getByRole('combobox', { name: 'What’s your job title?' })
  await search.fill('bartendar')
  await page.getByRole('option', { name: 'Bartender' }).click()
  await expect(page.getByRole('list', { name: 'Lines for Bartender' })).toBeVisible()
  await page.getByRole('button', { name: 'Barista' }).click()
  await expect(page.getByRole('list', { name: 'Lines for Barista' })).toBeVisible()
  await expect(search).toHaveValue('Barista')
})

test('three answers make a line, and a line that stands gets what it lacks @phone', async ({ page }) => {
  const job = await openJob(page, { title: 'Cook', position: 'Line cook' })
  const description = job.getByLabel('Description', { exact: true })
  await description.fill('- Kept the walk-in tidy')
  await job.getByRole('button', { name: 'Build a line' }).click()
  await page.getByLabel(/^What did you do/).fill('cook breakfast')
  await page.getByLabel(/^Who was it for/).fill('120 guests a day')
  await page.getByLabel(/^What was the result/).fill('I cut waste by a third')
  await expect(page.getByText('Cooked breakfast for 120 guests a day, cutting waste by a third')).toBeVisible()
  await page.getByRole('button', { name: 'Add this line' }).click()
  await expect(page.getByText('Added:')).toBeVisible()

  await page.getByRole('combobox', { name: 'Write a new line, or add to one you have?' }).click()
  await page.getByRole('option', { name: 'Kept the walk-in tidy' }).click()
  await page.getByLabel(/^What was the result/).fill('passed every inspection')
  await page.getByRole('button', { name: 'Change this line' }).click()
  await page.keyboard.press('Escape')
  await expect(description).toHaveValue(
    '• Kept the walk-in tidy, passing every inspection\n• Cooked breakfast for 120 guests a day, cutting waste by a third',
  )
})

test('the keyboard alone fills and adds lines @full', async ({ page }) => {
  const job = await openJob(page, { title: 'Nurse', position: 'ICU nurse II' })
  await job.getByRole('button', { name: 'Suggest lines' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Lines for Registered Nurse' })
  const line = list.getByRole('group').first()
  await line.getByRole('textbox').first().focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ICU')
  await page.keyboard.press('Enter')
  await expect(job.getByLabel('Description', { exact: true })).toHaveValue(/^• .*\b4\b.*ICU/)
  // Enter did not go on to the next step, and the next line is ready.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where have you worked?')
  await expect(list.getByRole('textbox').first()).toBeFocused()
})

test('a summary is built of what the person answers, and own words stay until they choose @phone', async ({ page }) => {
  await page.goto('/create-resume')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Professional title').fill('Line cook')
  await page.getByLabel('Email').fill('rosa@example.com')
  await page.getByLabel('Phone').fill('+1 555 0100')
  await goOn(page)
  await page.getByLabel(/^Years as a line cook/).fill('6')
  await page.getByLabel(/^What you do best/).fill('sauté and fish')
  await page.getByRole('button', { name: 'Generate AI Summary' }).click()
  const box = page.getByRole('textbox', { name: 'Summary' })
  const written = 'Line cook with 6 years of experience. Strongest in sauté and fish.'
  await expect(box).toHaveValue(written)

  await box.fill('I cook.')
  await page.getByRole('button', { name: 'Generate AI Summary' }).click()
  await expect(page.getByRole('heading', { name: 'Which version do you want to keep?' })).toBeFocused()
  await expect(box).toHaveValue('I cook.')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(box).toHaveValue('I cook.')
  await page.getByRole('button', { name: 'Generate AI Summary' }).click()
  await page.getByRole('button', { name: 'Use the new one' }).click()
  await expect(box).toHaveValue(written)
})

test('a nurse is suggested what nurses do, and can take it back without scrolling @phone @full', async ({ page }) => {
  await openJob(page, { title: 'Registered Nurse', position: 'Nurse' })
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Suggest Skills with AI' }).click()
  await expect(page.getByText('Added 7 suggested skills for Technical Skills.').first()).toBeVisible()
  const skills = page.getByRole('textbox', { name: /^Skill \d+$/ })
  await expect(skills).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Remove JavaScript' })).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo suggested skills' })
  await expect(undo).toBeInViewport()
  await undo.click()
  await expect(skills).toHaveCount(3)
  await expect(skills.first()).toHaveValue('')
})

test('skills are those the jobs tell of, and the rest is picked @phone', async ({ page }) => {
  const job = await openJob(page, { title: 'Nail Technician', position: 'Nail tech' })
  await job.getByLabel('Description', { exact: true }).fill('- Apply and remove 25 sets of acrylics or gels a week')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Suggest Skills with AI' }).click()
  await expect(page.getByText('Added 2 suggested skills for Technical Skills.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Gel' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Waxing' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Nail art' }).click()
  await expect(page.getByRole('button', { name: 'Remove Nail art' })).toBeVisible()
  await auditScreen(page, 'suggested skills')
})

test('sentences open above the bar, and their dashed part may stay empty @phone', async ({ page }) => {
  await openJob(page, { title: 'Nail Technician', position: 'Nail tech' })
  await page.getByRole('navigation', { name: 'Progress' }).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: 'Suggest sentences' }).click()
  const list = page.getByRole('list', { name: 'Sentences for Beautician / Nail Technician' })
  const first = list.getByRole('group').first()
  await expect(first).toBeInViewport({ ratio: 1 })
  await first.getByRole('textbox').first().fill('40')
  await first.getByRole('button', { name: 'Use' }).click()
  await page.getByRole('button', { name: 'Use the new one' }).click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Nail technician with 40 regular clients.')
})

test('the panels are accessible on a desk', async ({ page }) => {
  const job = await openJob(page, { title: 'Cook', position: 'Line cook' })
  await job.getByRole('button', { name: 'Suggest lines' }).click()
  const list = page.getByRole('list', { name: 'Lines for Line Cook' })
  await expect(list).toBeVisible()
  await fillBlanks(list.getByRole('group').first(), '90')
  await list.getByRole('group').first().getByRole('button', { name: 'Add' }).click()
  await auditScreen(page, 'suggested lines below the box', { widths: [768, 1440] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await job.getByRole('button', { name: 'Build a line' }).click()
  await page.getByLabel(/^What did you do/).fill('cook')
  await auditScreen(page, 'line builder below the box', { widths: [768, 1440] })
})

test('the sheets of a phone are accessible', { tag: '@phone-only' }, async ({ page }) => {
  const job = await openJob(page, { title: 'Cook', position: 'Line cook' })
  await job.getByRole('button', { name: 'Suggest lines' }).click()
  await expect(page.getByRole('dialog', { name: 'Lines for this job' }).getByRole('list')).toBeVisible()
  await auditScreen(page, 'suggested lines in a sheet', { widths: [390] })
  await page.keyboard.press('Escape')
  await expect(job.getByRole('button', { name: 'Suggest lines' })).toBeFocused()
  await job.getByRole('button', { name: 'Build a line' }).click()
  await expect(page.getByRole('dialog', { name: 'Build a line' })).toBeVisible()
  await auditScreen(page, 'line builder in a sheet', { widths: [390] })
})

const nurse = `Dana Whitfield
Registered Nurse
dana.whitfield@example.com | +1 313 555 0142 | Detroit, MI

Experience
Mercy Hospital, Detroit, MI
Registered Nurse
March 2016 - February 2023
- Cared for 5 patients a shift on the surgical unit
- Helped with patients and families before discharge
`

/** Opens the lines that go with one question, fills the first one in and uses it. */
async function useLine(part: Locator): Promise<void> {
  await part.getByText('See examples from your kind of work').first().click()
  const line = part.getByRole('group', { name: /…/ }).first()
  await expect(line).toBeVisible()
  await fillBlanks(line, '12')
  await line.getByRole('button', { name: 'Use' }).click()
}

test('a weak line is offered its neighbours from the library @full', async ({ page }) => {
  await page.goto('/upgrade-resume')
  await page.getByLabel('Your resume', { exact: true }).fill(nurse)
  await page.getByRole('button', { name: 'Choose a template' }).click()
  await page.getByRole('button', { name: 'Upgrade Resume' }).click()
  const questions = page.getByRole('region', { name: 'Questions only you can answer' })
  await useLine(questions)
  await expect(questions.getByRole('textbox').first()).toHaveValue(/12/)
  await expect(page.getByRole('button', { name: 'Use my answers' })).toBeEnabled()
})

test('a gap is offered the lines that would answer it @full', async ({ page }) => {
  await page.goto('/job-tailored-resume')
  await page.getByLabel('Your resume', { exact: true }).fill(nurse)
  await page
    .getByLabel('Job description')
    .fill('Nurse at Harbor Health\nRequirements:\n- Experience precepting new graduate nurses\n- Epic\n')
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  const gap = page.getByRole('group', { name: /precepting/i })
  await gap.getByRole('button', { name: 'Yes' }).click()
  await useLine(gap)
  await expect(gap.getByText('Your line:')).toBeVisible()
  await expect(gap.getByLabel('What did you do?')).toHaveValue(/^Precepted 12/)
})

test('the editor has both at a job’s description @full', async ({ page }) => {
  await page.goto('/edit-template?id=1')
  await page.getByRole('tab', { name: 'Content Editor' }).click()
  await page.getByRole('tab', { name: 'Experience', exact: true }).click()
  await page.getByRole('button', { expanded: false }).filter({ hasText: /– \w/ }).first().click()
  const description = page.getByLabel('Description', { exact: true })
  const before = await description.inputValue()
  await page.getByRole('button', { name: 'Build a line' }).click()
  await page.getByLabel(/^What d(?:id|o) you do/).fill('ran the night audit')
  await page.getByRole('button', { name: 'Add this line' }).click()
  await expect(description).toHaveValue(`${before.trimEnd()}\n• Ran the night audit`)
})
