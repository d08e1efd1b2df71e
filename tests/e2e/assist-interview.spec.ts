import type { Page } from '@playwright/test'
import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const nurse = `Dana Whitfield
Registered Nurse
dana.whitfield@example.com | +1 313 555 0142 | Detroit, MI

Experience
Mercy Hospital, Detroit, MI
Charge Nurse
March 2019 - Present
- Scheduled 22 nurses across two wards
- Dressed the wounds of 14 patients a day

Lakeside Clinic, Dearborn, MI
Staff Nurse
June 2015 - February 2019
- Cut waiting times from 40 to 25 minutes
- Kept records in Epic

Education
Wayne State University, Detroit, MI
Bachelor of Science, Nursing
2011 - 2015

Skills
Clinical: Triage, Wound care

Awards
Daisy Award, 2021

Volunteer
Red Cross blood drives
Food bank on Saturdays
`

const posting = `Wound Care Nurse at Harbor Health
We need a nurse for our wound care team.
Requirements:
- 5 years of experience in wound care
- Epic
- Experience with telehealth visits
`

const questions = (page: Page) => page.getByRole('region', { name: /quick questions \(optional\)/ })

async function openLetter(page: Page): Promise<void> {
  await page.goto('/cover-letter?new=true')
  await page.getByLabel('Your details').fill(nurse)
  await page.getByLabel('Job and company details').fill(posting)
}

async function writeLetter(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cover letter' })).toBeVisible()
  await page.getByRole('radio', { name: 'Whole text' }).click()
  return page.getByLabel('Letter', { exact: true }).inputValue()
}

test.describe('the questions before a letter', () => {
  test('bring the person’s own words into it, and are there again afterwards', { tag: '@phone' }, async ({ page }) => {
    await openLetter(page)
    await expect(questions(page)).toBeVisible()
    await page.getByLabel('Why Harbor Health?').fill('Harbor looked after my father for a year.')
    await questions(page).getByRole('checkbox', { name: 'Kept records in Epic' }).uncheck()
    await questions(page).getByRole('checkbox', { name: 'Cut waiting times from 40 to 25 minutes' }).check()
    await page.getByRole('radio', { name: 'Warm' }).click()
    await page.getByRole('radio', { name: 'Short' }).click()
    const letter = await writeLetter(page)
    expect(letter).toContain('Harbor looked after my father for a year.')
    expect(letter).toContain('40 to 25 minutes')
    expect(letter).not.toContain('Epic')

    await page.reload()
    await page.getByRole('button', { name: 'Back to Edit' }).click()
    await expect(page.getByLabel('Why Harbor Health?')).toHaveValue('Harbor looked after my father for a year.')
    await expect(questions(page).getByRole('checkbox', { name: 'Cut waiting times' })).toBeChecked()
    await expect(questions(page).getByRole('checkbox', { name: 'Kept records in Epic' })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: 'Short' })).toBeChecked()

    // A reason to join one employer is none to join another.
    await page.getByLabel('Job and company details').fill(posting.replaceAll('Harbor Health', 'Lakeview Hospital'))
    await expect(page.getByLabel('Why Lakeview Hospital?')).toHaveValue('')
    expect(await writeLetter(page)).not.toContain('my father')
  })

  test('can all be passed over, asked for again from the letter, and hold nothing for axe', async ({ page }) => {
    await openLetter(page)
    const letter = await writeLetter(page)
    expect(letter).toContain('Harbor Health')
    await page.getByRole('button', { name: /^Answer \d quick questions$/ }).click()
    await expect(questions(page)).toBeVisible()
    await auditScreen(page, 'questions before a letter')
    await expectNarrowFits(page, 'questions before a letter')
  })

  test('keep nobody from a letter where they fail @full', async ({ page }) => {
    await page.route('**/api/assistant/letter-questions', (route) => route.fulfill({ json: { questions: 'none' } }))
    const asked = page.waitForResponse('**/api/assistant/letter-questions')
    await openLetter(page)
    await asked
    await expect(questions(page)).toHaveCount(0)
    expect(await writeLetter(page)).toContain('Harbor Health')
  })
})

test.describe('lines that found no place', () => {
  const unplaced = (page: Page) => page.getByRole('region', { name: /We couldn’t place|Every line is taken care of/ })
  const line = (page: Page, text: string) => unplaced(page).getByRole('listitem').filter({ hasText: text })

  test('are put into a section by a tap, left out, or brought back', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/job-tailored-resume')
    await page.getByLabel('Your resume', { exact: true }).fill(nurse)
    await page.getByLabel('Job description').fill(posting)
    await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
    await expect(unplaced(page)).toContainText('We couldn’t place these 3 lines')
    await unplaced(page).getByRole('button', { name: 'Leave out all 3' }).click()
    await expect(unplaced(page)).toContainText('Every line is taken care of')
    await unplaced(page).getByText('3 lines left out').click()
    for (const text of ['Daisy Award', 'Red Cross', 'Food bank'])
      await unplaced(page)
        .getByRole('button', { name: new RegExp(`^Bring back: ${text}`) })
        .click()
    await expect(unplaced(page)).toContainText('We couldn’t place these 3 lines')

    await line(page, 'Daisy Award').getByRole('button', { name: 'Experience…' }).click()
    await page.getByRole('menuitem', { name: 'Charge Nurse, Mercy Hospital' }).click()
    await expect(unplaced(page)).toContainText('We couldn’t place these 2 lines')
    if (!isMobile) await expect(page.getByRole('region', { name: /preview/i })).toContainText('Daisy Award, 2021')
    await line(page, 'Red Cross').getByRole('button', { name: 'Summary' }).click()
    await expect(unplaced(page)).toContainText('We couldn’t place 1 line')
    await page.getByRole('button', { name: /^Undo: Add line to summary/ }).click()
    await expect(line(page, 'Red Cross')).toBeVisible()

    await line(page, 'Red Cross').getByRole('button', { name: 'Leave out' }).click()
    await line(page, 'Food bank').getByRole('button', { name: 'Leave out' }).click()
    await expect(unplaced(page)).toContainText('Every line is taken care of')
    await page.reload()
    await unplaced(page).getByText('2 lines left out').click()
    await unplaced(page).getByRole('button', { name: 'Bring back: Food bank on Saturdays' }).click()
    await expect(line(page, 'Food bank')).toBeVisible()
    await auditScreen(page, 'lines that found no place', { within: 'main' })
    await expectNarrowFits(page, 'lines that found no place')
  })
})

test('a gap becomes a line of a job by short answers, on a phone too', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/job-tailored-resume')
  await page.getByLabel('Your resume', { exact: true }).fill(nurse)
  await page.getByLabel('Job description').fill(posting)
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  const gap = page.getByRole('group', { name: /telehealth/ })
  await gap.getByRole('button', { name: 'Yes' }).tap()
  await gap.getByRole('combobox', { name: 'Where?' }).tap()
  await page.getByRole('option', { name: 'Staff Nurse, Lakeside Clinic' }).tap()
  await gap.getByLabel('What did you do?').fill('Ran telehealth visits')
  await gap.getByLabel('How much or how many?').fill('10 a week')
  await expect(gap).toContainText('Your line: Ran 10 telehealth visits a week')
  await auditScreen(page, 'a line for a gap', { themes: ['light', 'dark'] })
  await gap.getByRole('button', { name: 'Add this line' }).click()
  await expect(page.getByText('Your line is in the resume.')).toBeVisible()
  await expect(gap).toHaveCount(0)
  const card = page.getByRole('article').filter({ hasText: 'Your answer, as a line in that job.' })
  await expect(card).toContainText('Ran 10 telehealth visits a week')
  await expect(card).toContainText('Accepted')
})
