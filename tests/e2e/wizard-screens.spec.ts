import { auditScreen, expectNarrowFits } from '../support/browser/axe.ts'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

test('axe finds no fault in a form with everything missing, nor in the page one peeks at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/create-resume')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await auditScreen(page, 'the first step with everything missing', { themes: ['light', 'dark'] })
  await expectNarrowFits(page, 'the first step')

  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Your page so far' })).toBeVisible()
  await auditScreen(page, 'the page so far', { widths: [768, 390], within: '[role=dialog]' })
})

test('axe finds no fault in the steps, nor in the result', async ({ page }) => {
  test.slow()
  await page.goto('/create-resume?template=1&sample=true')
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  for (let step = 2; step <= 6; step += 1) {
    await page.getByRole('button', { name: 'Next Step' }).click()
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
    await auditScreen(page, `step ${step}`)
    await expectNarrowFits(page, `step ${step}`)
  }
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  for (const tab of ['Preview Resume', 'Edit Content', 'Customize Design']) {
    await page.getByRole('tab', { name: tab }).click()
    await auditScreen(page, tab)
    await expectNarrowFits(page, tab)
  }
})

test('a message leaves the tools of the page free', async ({ page }) => {
  await page.goto('/create-resume?template=1&sample=true')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('button', { name: 'Generate AI Summary' }).click()
  const message = toast(page)
  await expect(message).toContainText('AI Summary Generated')
  const tools = await page.getByRole('toolbar', { name: 'Preview' }).boundingBox()
  const { y = 0, height = 0 } = (await message.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(tools?.y ?? 0)
})
