import type { Page } from '@playwright/test'
import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { nurse, tailor, writeLetter } from '../support/browser/nurse.ts'
import { expect, test } from '../support/browser/test.ts'

/** A phase on a phone and on a desk. The first phases are audited with the other pages. */
async function auditPhase(page: Page, name: string): Promise<void> {
  await auditScreen(page, name, { widths: [390, 1440], themes: ['light', 'dark'] })
  await expectNarrowFits(page, name)
}

test.describe('no phase has a fault that axe can find or scrolls sideways', () => {
  test('tailoring', async ({ page }) => {
    await tailor(page)
    await page.getByText(/^(?:Review|See) each requirement/).click()
    await page.getByRole('button', { name: 'Remove “Epic”' }).click()
    await page.getByRole('button', { name: 'Edit “Experience training new graduates”' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await auditPhase(page, 'the edit phase')
  })

  test('a finished resume', async ({ page }) => {
    await page.goto('/upgrade-resume?phase=preview')
    await expect(page.getByRole('button', { name: 'Back to Edit' })).toBeVisible()
    await auditPhase(page, 'the preview phase')
  })

  test('choosing a template @full', async ({ page }) => {
    await page.goto('/upgrade-resume')
    await page.getByLabel('Your resume', { exact: true }).fill(nurse)
    await page.getByRole('button', { name: 'Choose a template' }).click()
    await expect(page.getByRole('button', { name: 'Modern', exact: true })).toBeVisible()
    await auditPhase(page, 'the choice of a template')
  })

  test('a letter and its design', async ({ page }) => {
    await writeLetter(page)
    await page.getByRole('radio', { name: 'Paragraphs' }).click()
    await auditPhase(page, 'the written letter')
    await page.getByRole('button', { name: 'Customize Design' }).click()
    await auditPhase(page, 'the design of the letter')
  })
})
