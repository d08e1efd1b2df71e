import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, openInTheme } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'

const widths = [390, 768, 1440]

async function auditHere(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${name} at ${width} px`)
    await expectNoSidewaysScroll(page, `${name} at ${width} px`)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page, `${name} at 320 px`)
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no fault in any step, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000)
    await openInTheme(page, { path: '/create-resume', theme })
    await page.getByRole('button', { name: 'Next Step' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await auditHere(page, 'the first step with everything missing')

    await page.goto('/create-resume?template=1&sample=true')
    for (let step = 1; step < 6; step += 1) {
      await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
      await auditHere(page, `step ${step}`)
      await page.getByRole('button', { name: 'Next Step' }).click()
    }
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await auditHere(page, 'the review')
    await page.getByRole('button', { name: 'Generate Resume' }).click()
    for (const tab of ['Preview Resume', 'Edit Content', 'Customize Design']) {
      await page.getByRole('tab', { name: tab }).click()
      await auditHere(page, tab)
    }
  })
}
