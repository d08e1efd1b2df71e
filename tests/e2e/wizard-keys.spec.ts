import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/browser/axe.ts'
import { expectDate } from '../support/browser/fill-date.ts'
import { expect, test } from '../support/browser/test.ts'

/** Walks there as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach this control')
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

async function pressNext(page: Page) {
  await tabTo(page, page.getByRole('button', { name: 'Next Step' }))
  await page.keyboard.press('Enter')
}

test('a resume is made with the keyboard alone', async ({ page }) => {
  await page.goto('/create-resume')
  await expect(page.getByLabel('First name')).toBeVisible()
  await typeInto(page, page.getByLabel('First name'), 'Grace')
  await typeInto(page, page.getByLabel('Last name'), 'Hopper')
  await typeInto(page, page.getByLabel('Professional title'), 'Admiral')
  await typeInto(page, page.getByLabel('Email'), 'grace@example.com')
  await typeInto(page, page.getByLabel('Phone'), '+1 555 0101')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeInto(page, page.getByRole('textbox', { name: 'Summary' }), 'Finds the bug and keeps it.')
  await page.keyboard.press('Control+Enter')

  await typeInto(page, page.getByLabel('Company'), 'Navy')
  await typeInto(page, page.getByLabel('Position'), 'Programmer')
  await typeInto(page, page.getByLabel('Start date, month'), 'Mar')
  await typeInto(page, page.getByLabel('Start date, year'), '1944')
  await expectDate(page, 'Start date', '1944-03')
  await tabTo(page, page.getByRole('switch', { name: /^Current/ }))
  await page.keyboard.press('Space')
  await typeInto(page, page.getByLabel('Description'), 'Wrote a compiler')
  await page.keyboard.press('Control+Enter')

  await typeInto(page, page.getByLabel('Institution'), 'Yale')
  await typeInto(page, page.getByRole('combobox', { name: 'Degree' }), 'Doctor of P')
  await expect(page.getByRole('combobox', { name: 'Degree' })).toHaveValue('Doctor of Philosophy')
  await typeInto(page, page.getByLabel('Field of study'), 'Mathematics')
  await typeInto(page, page.getByLabel('Start date, month'), 'Sep')
  await typeInto(page, page.getByLabel('Start date, year'), '1930')
  await tabTo(page, page.getByRole('switch', { name: /^Current/ }))
  await page.keyboard.press('Space')
  await pressNext(page)

  await typeInto(page, page.getByRole('textbox', { name: 'Skill 1' }), 'COBOL')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Leadership')
  await pressNext(page)

  await tabTo(page, page.getByRole('button', { name: 'Generate Resume' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your resume' })).toBeFocused()
  const desk = page.getByRole('region', { name: 'Resume preview' })
  for (const words of ['Grace Hopper', 'March 1944 – Present', 'Doctor of Philosophy', 'COBOL', 'Leadership'])
    await expect(desk).toContainText(words)
})

test('on a phone the page is a peek away and nothing scrolls sideways @phone-only', async ({ page }) => {
  await page.goto('/create-resume?template=1&sample=true')
  const name = await page.getByLabel('First name').inputValue()
  await expect(page.getByRole('region', { name: 'Resume preview' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Resume preview' })).toContainText(name)
  await page.getByRole('button', { name: 'Close' }).tap()
  for (let step = 1; step < 6; step += 1) {
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
    await expectNoSidewaysScroll(page, `step ${step}`)
    await page.getByRole('button', { name: 'Next Step' }).tap()
  }
  await page.getByRole('button', { name: 'Generate Resume' }).tap()
  await expect(page.getByRole('tab', { name: 'Preview Resume' })).toBeVisible()
  for (const tab of ['Edit Content', 'Customize Design']) {
    await page.getByRole('tab', { name: tab }).tap()
    await expectNoSidewaysScroll(page, tab)
  }
})
