import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { holdTemplates } from '../support/browser/hold-templates.ts'
import { expect, test } from '../support/browser/test.ts'

test('the tabs show their templates, in the address and by name', async ({ page }) => {
  await page.goto('/templates')
  const cards = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  // Cards out of sight are drawn once somebody is there.
  await page.mouse.move(200, 200)
  await expect(cards).toHaveCount(44)
  const counts = { Professional: 8, Creative: 8, Executive: 7, Modern: 8, 'Entry Level': 6, 'ATS Format': 7 }
  for (const [name, count] of Object.entries(counts)) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(cards).toHaveCount(count)
  }
  await expect(page).toHaveURL('/templates?category=ats-format')
  await expect(page.getByRole('heading', { name: 'Nameplate', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'All Templates' }).click()
  await expect(cards).toHaveCount(44)
  await expect(page).toHaveURL('/templates')
})

test('filters narrow the templates, stand in the address and can be dropped', async ({ page }) => {
  await page.goto('/templates?category=modern&ats=C')
  const results = page.getByRole('tabpanel')
  await expect(results.getByText('2 templates', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Two columns' }).click()
  await expect(results.getByText('No templates found in this category.')).toBeVisible()
  await expect(page).toHaveURL('/templates?category=modern&ats=C&layout=two-column')
  await page.getByRole('button', { name: 'Remove filter Two columns' }).click()
  await expect(results.getByText('2 templates', { exact: true })).toBeVisible()
  await expect(page.getByText('2 templates').last()).toBeAttached()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/templates?category=modern')

  await page.goto('/templates?category=ats-format&ats=C')
  await page.getByRole('button', { name: 'View all templates' }).click()
  await expect(results.getByText('44 templates', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/templates')
})

test('templates come in the order asked for, and by how much there is to say @full', async ({ page }) => {
  await page.goto('/templates')
  const results = page.getByRole('tabpanel')
  const first = results.getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText('Professional')
  await page.getByRole('radio', { name: 'Newest' }).click()
  await expect(first).toHaveText('Datasheet')
  await expect(page).toHaveURL('/templates?sort=newest')
  await page.getByRole('radio', { name: 'Simple first' }).click()
  await expect(results.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Meridian')
  await page.getByRole('checkbox', { name: 'Two pages or more' }).click()
  await expect(page).toHaveURL('/templates?sort=simple&length=long')
  await expect(results.getByText('10 templates', { exact: true })).toBeVisible()
})

test('a template is looked at in another color and edited in it @full', async ({ page }) => {
  await page.goto('/templates')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Modern', exact: true }) })
  await card.hover()
  const colors = card.getByRole('group', { name: 'Color of Modern' })
  await expect(colors.getByRole('radio')).toHaveCount(5)
  await expect(colors.getByRole('radio', { name: 'Original' })).toBeChecked()
  await colors.getByRole('radio', { name: 'Burgundy' }).click()
  await expect(card.locator('.page-sheet [style*="rgb(122, 31, 43)"]').first()).toBeAttached()

  await card.getByRole('button', { name: 'Preview Modern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modern Preview' })
  await expect(dialog.getByRole('radio', { name: 'Burgundy' })).toBeChecked()
  await dialog.getByRole('link', { name: 'Customize' }).click()
  await expect(page.getByRole('textbox', { name: 'Primary color', exact: true })).toHaveValue('#7a1f2b')
  await expect(page).not.toHaveURL(/colors=/)
})

test('a phone has its filters in a sheet that says what they leave @phone-only', async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: 'Freeform' }).tap()
  await sheet.getByRole('button', { name: 'Show 5 templates' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})

test('the buttons of a card stay inside it under a finger @phone-only', async ({ page }) => {
  await page.goto('/templates')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Modern', exact: true }) })
  const inner = await card.getByRole('link', { name: 'Customize Modern' }).boundingBox()
  const outer = await card.boundingBox()
  if (!inner || !outer) throw new Error('The card is not drawn')
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
})

test('a card says more under the pointer, and everywhere on it leads to the editor @full', async ({ page }) => {
  await page.goto('/templates')
  const card = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Harbor' }) })
  const description = card.getByText('the facts on the right', { exact: false })
  const panel = card.getByRole('link', { name: 'Customize Harbor' })
  const choices = card.locator(':scope > div').last()
  for (const part of [description, choices]) await expect(part).toHaveCSS('opacity', '0')
  await card.hover()
  for (const part of [description, choices]) await expect(part).toHaveCSS('opacity', '1')
  // Below the card they would cover the next row.
  const outer = await card.boundingBox()
  for (const part of [panel, card.getByRole('group', { name: 'Color of Harbor' })]) {
    const inner = await part.boundingBox()
    if (!inner || !outer) throw new Error('The card is not drawn')
    expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height)
  }
  await expect(panel).toHaveAttribute('href', '/edit-template?id=4')
  await card.click({ position: { x: 40, y: 60 } })
  await expect(page).toHaveURL(/\/edit-template\?id=4/)
})

test('Popular stands on the popular ones @full', async ({ page }) => {
  await page.goto('/templates')
  const popular = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Popular' })
  await expect(popular.getByRole('heading', { level: 2 }).first()).toHaveText('Professional')
  expect(await popular.count()).toBeLessThan(12)
})

test('says that it is loading, and what to do when nothing comes @full', async ({ page }) => {
  const answer = await holdTemplates(page)
  await page.goto('/templates')
  await expect(page.getByText('Loading templates...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Modern', exact: true })).toBeVisible()
})

test('a category nobody knows is Featured @full', async ({ page }) => {
  await page.route('**/api/templates', async (route) => {
    const response = await route.fetch()
    const [first] = await response.json()
    await route.fulfill({ json: [{ ...first, category: 'seasonal' }] })
  })
  await page.goto('/templates')
  await expect(page.getByRole('tabpanel').getByText('Featured', { exact: false })).toBeVisible()
})

test('the preview has its words, its widths, its keys and its files', async ({ page, context }) => {
  await page.goto('/templates?category=modern')
  await page.getByRole('button', { name: 'Preview Modern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modern Preview' })
  await expect(dialog).toContainText('View how this template will look with sample content')
  const sheet = dialog.getByRole('region', { name: 'Pages of Modern' }).locator('.page-sheet').first()
  await expect(sheet).toContainText('Omar')
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(900)

  await expect(dialog.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Mobile' }).check()
  await expect.poll(() => sheet.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(480)

  await dialog.getByRole('region').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Console Preview' }).locator('.page-sheet').first()).toContainText(
    'Marcus',
  )
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.locator('.page-sheet').first()).toContainText('Omar')

  const [printed] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Print' }).click(),
  ])
  await expect(printed.locator('.page').first()).toContainText('Omar')
  await printed.close()

  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('menuitem', { name: 'Download as Word' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Plain text' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Omar Haddad – Resume.txt')
  await expect(dialog.getByRole('link', { name: 'Customize' })).toHaveAttribute('href', '/edit-template?id=2')
})

test('says that the preview is loading @full', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/templates/1/sample', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Preview Professional' }).click()
  const dialog = page.getByRole('dialog', { name: 'Professional Preview' })
  await expect(dialog.getByText('Loading preview...')).toBeVisible()
  answer()
  await expect(dialog.locator('.page-sheet').first()).toContainText('Priya')
})

test('people with a resume can see the templates with it @full', async ({ page }) => {
  await page.goto('/edit-template?id=1')
  await page.getByRole('tab', { name: 'Content Editor' }).click()
  const field = page.getByLabel('First name')
  await field.fill('Zebulon')
  await expect(page.locator('.page-sheet').first()).toContainText('Zebulon')
  await page.goto('/templates')
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^Good for .* in your field$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Show with my resume' })).toBeChecked()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Harbor' }) })
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('.page-sheet')).toContainText('Zebulon')
  // What is far away is not drawn.
  expect(await page.locator('.page-sheet').filter({ hasText: 'Zebulon' }).count()).toBeLessThan(16)
  await card.hover()
  await card.getByRole('button', { name: 'Preview Harbor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Harbor Preview' })
  await expect(dialog).toContainText('See your resume in this template')
  await expect(dialog.locator('.page-sheet').first()).toContainText('Zebulon')
})

test('a card without its picture shows its name @full', async ({ page }) => {
  await page.route('**/assets/harbor-*.webp', (route) => route.fulfill({ status: 200, body: 'no picture' }))
  await page.goto('/templates')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Harbor' }) })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('Harbor', { exact: true }).first()).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every template is a link with its picture @full', async ({ page }) => {
    await page.goto('/templates')
    // The first cards come with the page too; without scripts they are hidden.
    const links = page.getByRole('main').locator('a[href^="/edit-template?id="]').filter({ visible: true })
    await expect(links).toHaveCount(44)
    await page.goto('/')
    await expect(page.getByRole('main').locator('noscript a[href="/edit-template?id=2"]')).toHaveCount(1)
  })
})

test('the gallery and its dialogs have no fault that axe can find at any width, light or dark', async ({ page }) => {
  test.slow()
  await page.goto('/templates?ats=A')
  await expect(page.getByRole('heading', { name: 'Datasheet', exact: true })).toBeAttached()
  await auditScreen(page, 'the gallery', { themes: ['light', 'dark'] })
  await expectNarrowFits(page, 'the gallery')

  await page.getByRole('button', { name: 'Preview Professional' }).click()
  await expect(page.getByRole('dialog').locator('.page-sheet').first()).toContainText('Priya')
  await auditScreen(page, 'the preview', { within: '[role=dialog]' })
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await auditScreen(page, 'the menu of the preview', { widths: [1440] })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await auditScreen(page, 'the sheet of filters', { widths: [768, 390], within: '[role=dialog]' })
})
