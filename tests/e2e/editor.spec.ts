import type { Page } from '@playwright/test'
import { field, importResume, openEditor, preview, readSample, showContent } from '../support/browser/editor.ts'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

test('a template from the gallery gets a style of its own that is there after a reload', async ({ page }) => {
  await page.goto('/templates')
  await page.locator('a[href="/edit-template?id=4"]').first().click()
  await expect(page).toHaveURL(/\/edit-template\?id=4/)
  await expect(page.getByRole('tab', { name: 'Style Editor' })).toHaveAttribute('aria-selected', 'true')
  const name = preview(page).getByRole('heading').first()
  await expect(name).toBeAttached()

  await page.getByRole('radio', { name: 'Plum' }).hover()
  await expect(preview(page).locator('[style*="rgb(106, 44, 112)"]').first()).toBeAttached()
  await page.mouse.move(0, 0)
  await expect(preview(page).locator('[style*="rgb(106, 44, 112)"]')).toHaveCount(0)

  await field(page, 'Primary color').fill('#7a1f2b')
  await expect(preview(page).locator('[style*="rgb(122, 31, 43)"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(toast(page)).toContainText('Template saved')
  await expect(toast(page)).toContainText('Your custom template has been saved')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page).toHaveURL(/doc=/)

  await page.reload()
  await expect(field(page, 'Primary color')).toHaveValue('#7a1f2b')
  await expect(preview(page).locator('[style*="rgb(122, 31, 43)"]').first()).toBeAttached()

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(toast(page)).toContainText('Template styling has been reset to default')
  await expect(preview(page).locator('[style*="rgb(122, 31, 43)"]')).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to Templates' }).click()
  await expect(page).toHaveURL(/\/templates$/)
})

test('the sample is asked for only while the resume has no first name @full', async ({ page }) => {
  const samples: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sample')) samples.push(request.url())
  })
  await openEditor(page)
  expect(samples).toHaveLength(1)

  await showContent(page)
  await field(page, 'First name').fill('Ada')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await openEditor(page, '/edit-template?id=5')
  await expect(field(page, 'Document name')).toHaveAttribute('placeholder', /^Ada /)
  expect(samples).toHaveLength(1)
})

test('M3: the full preview of a blank page says that there is nothing to show @full', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Start with a blank page' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page).toHaveURL(/tab=content.*doc=/)
  await page.getByRole('button', { name: 'View Full Preview' }).click()
  await expect(page.getByText('No resume data available')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Editor' }).click()
  await expect(preview(page)).toBeVisible()
})

test('what is written shows on the page at once, and a click on the page leads to its field @full', async ({
  page,
}) => {
  await openEditor(page)
  await showContent(page)
  await field(page, 'Professional title').fill('Keeper of Lighthouses')
  await expect(preview(page).getByText('Keeper of Lighthouses')).toBeVisible()

  await page.getByRole('tab', { name: 'Style Editor' }).click()
  await preview(page).getByText('Keeper of Lighthouses').click()
  await expect(page.getByRole('tab', { name: 'Content Editor' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'Professional title')).toBeFocused()

  await page.getByRole('button', { name: 'View Full Preview' }).click()
  await expect(page.getByRole('tab', { name: 'Full Preview' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'Professional title')).toBeHidden()
  await page.getByRole('button', { name: 'Back to Editor' }).click()
  await expect(field(page, 'Professional title')).toBeVisible()
})

/** Where on the screen these words begin on the page. */
async function findOnPage(page: Page, words: string): Promise<{ x: number; y: number }> {
  return preview(page).evaluate((desk, wanted) => {
    const walker = document.createTreeWalker(desk, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      const { left, top, height } = range.getBoundingClientRect()
      return { x: left + 0.5, y: top + height / 2 }
    }
    throw new Error(`The page does not say ${wanted}`)
  }, words)
}

async function clickOnPage(page: Page, words: string): Promise<void> {
  const { x, y } = await findOnPage(page, words)
  await page.mouse.click(x, y)
}

test('a click on the page puts the caret there, and what is typed goes on from it', async ({ page }) => {
  await openEditor(page)
  const sample = await readSample(page)
  await importResume(page, {
    ...sample,
    experiences: [{ ...sample.experiences[0], description: '- Led the night shift\n- Cut **freight** costs' }],
    projects: [],
  })
  await expect(preview(page).getByText('Led the night shift')).toBeVisible()
  await clickOnPage(page, 'night shift')
  const description = field(page, 'Description')
  await expect(description).toBeFocused()
  await page.keyboard.type('whole ')
  await expect(description).toHaveValue('• Led the whole night shift\n• Cut **freight** costs')

  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Trained 4 drivers')
  await expect(preview(page).getByText('Trained 4 drivers')).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(description).toHaveValue('• Led the whole night shift\n• Cut **freight** costs\n• Trained 4 drivers')

  await clickOnPage(page, String(sample.personalInfo.lastName))
  await expect(field(page, 'Last name')).toBeFocused()

  await preview(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Professional title')).toBeFocused()

  await page.getByRole('button', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add project' })).toBeFocused()
})

test('undo and redo go over words, style and template alike', async ({ page }) => {
  await openEditor(page)
  await showContent(page)
  const title = field(page, 'Professional title')
  const before = await title.inputValue()
  await title.fill('Glassblower')
  await page.getByRole('tab', { name: 'Style Editor' }).click()
  await field(page, 'Primary color').fill('#123456')
  await field(page, 'Primary color').blur()

  await page.getByRole('button', { name: 'Change template' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Harbor/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Harbor' })).toBeVisible()
  await expect(preview(page).getByText('Glassblower')).toBeVisible()
  await expect(page).toHaveURL(/id=4/)

  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeVisible()
  await expect(page).toHaveURL(/id=1/)
  await expect(field(page, 'Primary color')).toHaveValue('#123456')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Primary color')).not.toHaveValue('#123456')
  await page.keyboard.press('Control+z')
  await expect(preview(page).getByText('Glassblower')).toBeHidden()
  await showContent(page)
  await expect(title).toHaveValue(before)

  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(title).toHaveValue('Glassblower')
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('tab', { name: 'Style Editor' }).click()
  await expect(page.getByRole('heading', { name: 'Harbor' })).toBeVisible()
})

test('a little too much is fitted to one page and taken back @full', async ({ page }) => {
  await openEditor(page)
  const sample = await readSample(page)
  const [first] = sample.experiences
  await importResume(page, { ...sample, experiences: [...sample.experiences, { ...first, id: 'one-more' }] })
  const dock = page.getByRole('toolbar', { name: 'Preview' })
  await expect(dock).toContainText('of 2')
  await expect(page.getByText(/^\d lines? on page 2/)).toBeVisible()

  await page.getByRole('button', { name: 'Fit on one page' }).click()
  await expect(toast(page)).toContainText('Fits on one page now.')
  await expect(dock).toContainText('of 1')
  await expect(page.getByText(/lines? on page/)).toBeHidden()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dock).toContainText('of 2')
})

test('every action is found by typing a part of its name @full', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.press('Control+k')
  const commands = page.getByRole('dialog', { name: 'Commands' })
  const search = commands.getByRole('combobox', { name: 'Find a command' })
  await expect(search).toBeFocused()
  await search.fill('edit educ')
  await expect(commands.getByRole('option')).toHaveCount(1)
  await search.press('Enter')
  await expect(commands).toBeHidden()
  const content = page.getByRole('tablist', { name: 'Resume content' })
  await expect(content.getByRole('tab', { name: 'Education' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await search.fill('template change')
  await search.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Change template' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(content.getByRole('tab', { name: 'Education' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await search.fill('no such thing')
  await expect(commands.getByText('No matching commands.')).toBeVisible()
  await search.fill('')
  await search.press('ArrowDown')
  await expect(commands.getByRole('option', { name: 'Redo' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(commands).toBeHidden()
})

test('two tabs on one draft show the same', async ({ page, context }) => {
  await openEditor(page)
  await showContent(page)
  await field(page, 'First name').fill('Ada')
  await expect(page).toHaveURL(/doc=/)
  await expect(page.getByText('Saved on this device')).toBeVisible()

  const other = await context.newPage()
  await openEditor(other, page.url())
  await expect(field(other, 'First name')).toHaveValue('Ada')
  await field(other, 'First name').fill('Grace')
  await expect(field(page, 'First name')).toHaveValue('Grace')
  await field(page, 'Last name').fill('Hopper')
  await expect(field(other, 'Last name')).toHaveValue('Hopper')
  await expect(field(other, 'First name')).toHaveValue('Grace')
})

test('a section is hidden and moved without losing what it says @full', async ({ page }) => {
  await openEditor(page)
  await showContent(page, 'Order')
  // The headings are drawn by spans and have no box of their own.
  const headings = preview(page).getByRole('heading', { level: 3 })
  const titles = async () => (await headings.allTextContents()).map((title) => title.toLowerCase())
  await expect.poll(titles).toContain('education')
  const before = await titles()

  await page.getByRole('button', { name: 'Hide Education' }).click()
  await expect.poll(titles).not.toContain('education')
  await page.getByRole('button', { name: 'Show Education' }).click()
  await expect.poll(titles).toEqual(before)

  await page.getByRole('button', { name: 'More for Experience' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['experience', 'summary'])
})

test('the document is renamed where its name stands, and the keys are listed @full', async ({ page }) => {
  await openEditor(page)
  const name = field(page, 'Document name')
  await name.fill('For the harbour office')
  await name.press('Enter')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('For the harbour office')

  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone the tabs stand at the foot and the page is one tap away @phone-only', async ({ page }) => {
  await openEditor(page)
  const tabs = page.getByRole('tablist', { name: 'Editor' })
  await expect(tabs).toBeInViewport()
  await expect(preview(page)).toBeInViewport({ ratio: 0.9 })
  // While colors change, two fifths of the screen are page.
  const desk = await preview(page).boundingBox()
  const sheet = await page.locator('.page-sheet').first().boundingBox()
  const seen = (desk?.y ?? 0) + (desk?.height ?? 0) - (sheet?.y ?? 0)
  expect(seen / 844).toBeGreaterThan(0.4)

  await tabs.getByRole('tab', { name: 'Content Editor' }).tap()
  await field(page, 'Summary').fill('Twelve years at sea.')
  await expect(tabs).toBeInViewport()
  // A strip of the page follows the words, and leaves the screen to the fields.
  await expect(preview(page).getByText('Twelve years at sea.')).toBeInViewport()
  expect((await preview(page).boundingBox())?.height).toBeLessThan(190)

  // An entry has all the rest of the screen, and both bars together leave it to the page.
  await page.getByRole('tab', { name: 'Experience', exact: true }).tap()
  await page.getByRole('button', { expanded: false }).filter({ hasText: /– \w/ }).first().tap()
  const position = await field(page, 'Position').inputValue()
  await field(page, 'Company').fill('Harbour Office')
  await page.getByRole('button', { name: new RegExp(`^${position}.*Done$`) }).tap()
  await expect(field(page, 'Company')).toHaveCount(0)
  const bars = await Promise.all(
    [tabs, page.getByRole('link', { name: 'Back to Templates' }).locator('..')].map((bar) => bar.boundingBox()),
  )
  expect(bars.reduce((sum, box) => sum + (box?.height ?? 112), 0)).toBeLessThan(112)

  await tabs.getByRole('tab', { name: 'Full Preview' }).tap()
  await expect(preview(page).getByText('Harbour Office')).toBeVisible()
  await expect(preview(page).getByText('Twelve years at sea.')).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Preview' })).toBeInViewport()

  await preview(page).getByText('Twelve years at sea.').tap()
  await expect(field(page, 'Summary')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Back to Templates' })).toBeVisible()
  await page.getByRole('button', { name: 'Download', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Print' }).tap()
  await expect(toast(page)).toContainText('Payment Required')
})
