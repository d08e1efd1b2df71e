import type { Locator, Page } from '@playwright/test'
import { signUpAndIn } from '../support/browser/accounts.ts'
import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'
import { toasts } from '../support/browser/toasts.ts'

const clerk = `Omar Haddad
Office Clerk
omar.haddad@example.com | +1 313 555 0177 | Detroit, MI

Experience
Harbor Supply, Detroit, MI
Office Clerk
March 2019 - February 2023
- Was tasked with filing of invoices
- Was tasked with ordering of office supplies
- Utilized the front desk phone
- Answers 60 calls a day
`

const bar = (page: Page) => page.getByRole('region', { name: 'Suggestions' })
/** A card that only moves lines shows all of them. */
const card = (page: Page, text: string) =>
  page.getByRole('article').filter({ hasText: text, hasNotText: 'many readers stop' })

async function upgrade(page: Page): Promise<void> {
  await page.goto('/upgrade-resume')
  await page.getByLabel('Your resume', { exact: true }).fill(clerk)
  await page.getByRole('button', { name: 'Choose a template' }).click()
  await page.getByRole('button', { name: 'Upgrade Resume' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Upgraded resume/ })).toBeVisible()
}

test('a reason sets others like it aside, over a reload too, until it is taken back @full', async ({ page }) => {
  await upgrade(page)
  const filing = card(page, 'filing')
  await filing.getByRole('button', { name: 'Reject' }).click()
  await filing.getByRole('button', { name: 'Not my voice' }).click()
  const aside = bar(page).getByText(/set aside because you said “not my voice”/)
  await expect(aside).toBeVisible()
  await expect(card(page, 'ordering')).toBeHidden()
  await expect(card(page, 'front desk')).toBeVisible()

  await page.reload()
  await expect(aside).toBeVisible()
  await expect(filing.getByRole('button', { name: 'Not my voice' })).toHaveAttribute('aria-pressed', 'true')
  await aside.click()
  await card(page, 'ordering').getByRole('button', { name: 'Accept anyway' }).click()
  await expect(bar(page)).toContainText('1 accepted · 1 rejected')
  await filing.getByRole('button', { name: 'Undo' }).click()
  await expect(aside).toBeHidden()
  await expect(filing.getByRole('button', { name: 'Accept' })).toBeVisible()
})

test('the review goes by keys, and its keys are to be seen', async ({ page }) => {
  await upgrade(page)
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('article').first().focus()
  await expect(page.getByRole('article').first().locator('kbd')).toHaveText(['A', 'E', 'R'])
  await page.keyboard.press('j')
  await expect(page.getByRole('article').nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('article').first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByLabel('In your own words')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(bar(page)).toContainText('1 accepted')
  await page.keyboard.press('r')
  await expect(bar(page)).toContainText('1 accepted · 1 rejected')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(bar(page)).toContainText('0 accepted · 1 rejected')
})

test('the first suggestion and its buttons are in view on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await upgrade(page)
  const first = page.getByRole('article').first()
  await expect(first.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 })
  await expect(first.getByRole('button', { name: 'Reject' })).toBeInViewport({ ratio: 1 })
  const foot = await page.getByRole('tablist', { name: 'Edit' }).boundingBox()
  const reject = await first.getByRole('button', { name: 'Reject' }).boundingBox()
  expect((reject?.y ?? 0) + (reject?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
})

test('a line that was edited meanwhile asks for new suggestions @full', async ({ page }) => {
  await upgrade(page)
  await page.getByRole('tab', { name: 'Content', exact: true }).click()
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page
    .getByRole('button', { name: /Harbor Supply/ })
    .first()
    .click()
  const description = page.getByLabel('Description').first()
  const before = await description.inputValue()
  await description.fill(before.replace('filing of invoices', 'filing of all letters'))
  await page.getByRole('tab', { name: 'Suggestions' }).click()
  const edited = card(page, 'You edited this line')
  await edited.getByRole('button', { name: 'Refresh' }).click()
  await expect(edited).toHaveCount(0)
  await expect(card(page, 'all letters').getByRole('button', { name: 'Accept' })).toBeVisible()
})

test('suggestions stand on the page as tracked changes, and page and cards lead to each other', async ({ page }) => {
  await upgrade(page)
  const sheet = page.getByRole('region', { name: 'Resume preview' })
  const [filing, ordering, desk] = [card(page, 'filing'), card(page, 'ordering'), card(page, 'front desk')]
  const marksOf = async (which: Locator, kind?: string) => {
    const id = await which.getAttribute('data-card')
    return sheet.locator(`[data-change="${id}"]${kind ? `[data-mark="${kind}"]` : ''}`)
  }
  const [removed, added, kept] = [
    await marksOf(filing, 'removed'),
    await marksOf(filing, 'added'),
    await marksOf(filing, 'kept'),
  ]

  // The same words as on the card, on one line of the page, struck and underlined.
  await expect(filing.locator('del')).toHaveText(`Removed: ${await removed.innerText()}`)
  await expect(filing.locator('ins')).toHaveText(`Added: ${await added.innerText()}`)
  const [gone, come, stays] = [removed, added, kept.last()].map((mark) => mark.locator('span'))
  const boxes = await Promise.all([gone, come, stays].map((words) => words?.boundingBox()))
  const [left, middle, right] = boxes.map((box) => box ?? { x: -1, y: -1 })
  expect(left?.x).toBeLessThan(middle?.x ?? 0)
  expect(middle?.x).toBeLessThan(right?.x ?? 0)
  expect(middle?.y).toBeCloseTo(left?.y ?? 0, 0)
  expect(right?.y).toBeCloseTo(left?.y ?? 0, 0)
  await expect(removed.locator('span')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(added.locator('span')).toHaveCSS('text-decoration-line', 'underline')
  await expect(added).toHaveAttribute('aria-hidden', 'true')

  await added.locator('span').click()
  await expect(filing).toBeFocused()
  await expect(added).toHaveAttribute('data-active')
  await page.keyboard.press('j')
  await expect(added).not.toHaveAttribute('data-active')
  await ordering.focus()
  await expect((await marksOf(ordering, 'added')).locator('span')).toBeInViewport()
  await expect(await marksOf(ordering, 'added')).toHaveAttribute('data-active')

  const words = await filing.locator('ins').innerText()
  await filing.getByRole('button', { name: 'Accept' }).click()
  await expect(await marksOf(filing)).toHaveCount(0)
  await expect(sheet).toContainText(words.replace(/^\s*Added:\s*/, ''))
  await desk.getByRole('button', { name: 'Reject' }).click()
  await expect(await marksOf(desk)).toHaveCount(0)
  await expect(sheet).toContainText('Utilized the front desk phone')

  await page.getByRole('switch', { name: 'Show changes on the page' }).click()
  await expect(sheet.locator('[data-mark]')).toHaveCount(0)
  await expect(sheet).toContainText('Was tasked with ordering of office supplies')
  await page.getByRole('switch', { name: 'Show changes on the page' }).click()
  await expect((await marksOf(ordering, 'removed')).first()).toBeAttached()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(sheet).toContainText('Was tasked with ordering of office supplies')
  await expect(sheet.locator('[data-mark]')).toHaveCount(0)
})

test('an answer is taken into its line, accepted or not @full', async ({ page }) => {
  await upgrade(page)
  await card(page, 'filing').getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByLabel(/^How many invoices did you file a month/).fill('40')
  await page.getByRole('button', { name: 'Use my answers' }).click()
  await expect(page.getByText('Your answers are in the suggestions above.')).toBeVisible()
  const answered = card(page, 'Adds your answer')
  await answered.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Resume preview' })).toContainText('Filed 40 invoices')
  await expect(page.getByLabel(/^How many invoices did you file a month/)).toHaveCount(0)
})

test('what was decided is forgotten with Start Over @full', async ({ page }) => {
  await upgrade(page)
  await card(page, 'filing').getByRole('button', { name: 'Reject' }).click()
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('candid-review-')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('link', { name: 'Start Over' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept()).toHaveLength(0)
  await page.goto('/upgrade-resume')
  await expect(page.getByLabel('Your resume', { exact: true })).toHaveValue('')
})

test('an account keeps a version from before the suggestions and one with them @full', async ({ page }) => {
  await signUpAndIn(page)
  await upgrade(page)
  await expect(page.getByText('Saved to your account')).toBeVisible()
  await card(page, 'filing').getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Save Resume' }).click()
  await expect(toasts(page)).toContainText('Resume saved')
  const id = new URL(page.url()).searchParams.get('doc')
  const versions = async () => (await page.request.get(`/api/documents/${id}/versions`)).json()
  await expect
    .poll(async () => {
      const { current, versions: earlier } = await versions()
      return [current.cause, ...earlier.map(({ cause }: { cause: string }) => cause)]
    })
    .toEqual(['Upgraded', 'Before: Upgraded'])
})

test('no state of the review has a fault that axe can find', async ({ page }) => {
  await upgrade(page)
  await card(page, 'filing').getByRole('button', { name: 'Reject' }).click()
  await card(page, 'filing').getByRole('button', { name: 'Not my voice' }).click()
  await bar(page)
    .getByText(/set aside because/)
    .click()
  await card(page, 'front desk').getByRole('button', { name: 'Accept' }).click()
  await auditScreen(page, 'a review with reasons', { widths: [390, 1440], themes: ['light', 'dark'] })
  await expectNarrowFits(page, 'a review with reasons')
})
