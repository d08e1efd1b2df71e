import { expectAccessible, expectNoSidewaysScroll, openInTheme } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const widths = [390, 768, 1440]

for (const theme of ['light', 'dark'] as const) {
  test(`the editor has nothing for axe to find in its tabs and dialogs, ${theme}`, async ({ page }) => {
    test.slow()
    await openInTheme(page, { path: '/edit-template?id=1', theme })
    await expect(page.locator('.page-sheet [data-path]').first()).toBeAttached()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const tab of ['Content Editor', 'Full Preview', 'Style Editor']) {
        await page.getByRole('tab', { name: tab }).click()
        await expectAccessible(page, `${tab}, ${theme}, ${width} px`)
        await expectNoSidewaysScroll(page, `${tab} at ${width} px`)
      }
    }
    await page.getByRole('button', { name: 'Change template' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Harbor/ })).toBeVisible()
    await expectAccessible(page, `template dialog, ${theme}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page, `shortcut sheet, ${theme}`)
  })
}

test('nothing scrolls sideways on the narrowest screen or with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/edit-template?id=1')
  await expect(page.locator('.page-sheet [data-path]').first()).toBeAttached()
  for (const tab of ['Content Editor', 'Full Preview', 'Style Editor']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoSidewaysScroll(page, `${tab} at 320 px`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const tab of ['Content Editor', 'Full Preview', 'Style Editor']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoSidewaysScroll(page, `${tab} with large letters`)
  }
})
