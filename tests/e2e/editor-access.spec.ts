import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

/** Twice as wide as high, so that it must be cropped. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAMCAIAAAD3UuoiAAAAF0lEQVR42mPQCFhAFcQwatCoQaMG4UMAjfI7EMwYOj4AAAAASUVORK5CYII=',
  'base64',
)

const dialogOnly = { within: '[role=dialog]' }

test.beforeEach(async ({ page }) => {
  await page.goto('/edit-template?id=1')
  await expect(page.locator('.page-sheet [data-path]').first()).toBeAttached()
})

test('the tabs of the editor have nothing for axe to find, and fit', async ({ page }) => {
  for (const tab of ['Content Editor', 'Full Preview', 'Style Editor']) {
    await page.getByRole('tab', { name: tab }).click()
    await auditScreen(page, tab, { themes: ['light', 'dark'] })
    await expectNarrowFits(page, tab)
  }
})

test('the dialogs and menus of the editor have nothing for axe to find', async ({ page }) => {
  test.slow()
  await page.getByRole('button', { name: 'Change template' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Harbor/ })).toBeVisible()
  await auditScreen(page, 'the choice of a template', dialogOnly)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await auditScreen(page, 'the shortcut sheet', dialogOnly)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await auditScreen(page, 'the commands', dialogOnly)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'More downloads' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await auditScreen(page, 'the menu of files', { widths: [1440] })
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Content Editor' }).click()
  await page.getByLabel('Profile image').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('dialog')).toBeVisible()
  await auditScreen(page, 'the photo cropper', dialogOnly)
})
