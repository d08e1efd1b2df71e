import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe.ts'
import { field, importResume, openEditor, preview, readSample, type Sample } from '../support/browser/editor.ts'
import { payFor, usePurchase } from '../support/browser/pay.ts'
import { expect, test } from '../support/browser/test.ts'
import { toast } from '../support/browser/toasts.ts'

for (const name of ['Download PDF', 'Download Word']) {
  test(`${name} asks for the payment first @full`, async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(toast(page)).toContainText('Payment Required')
    await expect(toast(page)).toContainText('Please complete payment to download your resume.')
    await expect(page).toHaveURL(/\/checkout\?type=resume/)
  })
}

test('a paid customer gets the PDF file, the print window and the Word file', async ({ page }) => {
  await payFor(page, 'resume')
  await openEditor(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('dialog', { name: /^Use your purchase for/ })).toBeVisible()
  await expectAccessible(page, 'the question before a purchase is used', { within: '[role=dialog]' })
  await usePurchase(page)
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const printed = await opened
  await expect(printed.locator('body')).toContainText(/experience/i)
  await expect(toast(page)).toContainText('Print dialog opened')
  await printed.close()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByRole('menuitem', { name: 'Save PDF file', exact: true }).click()
  expect((await file).suggestedFilename()).toMatch(/ – Resume\.pdf$/)
  await expect(toast(page)).toContainText('PDF download started')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Word' }).click()
  expect((await download).suggestedFilename()).toBe('resume.docx')
  await expect(toast(page)).toContainText('Word document downloaded')
})

test('text, Markdown and both kinds of JSON are free, and JSON comes back in', async ({ page }) => {
  await openEditor(page)
  for (const [name, kind] of [
    ['Plain text', 'txt'],
    ['Markdown', 'md'],
    ['JSON', 'json'],
    ['JSON Resume', 'json'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More downloads' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(`Priya Raghunathan – Resume.${kind}`)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const sample = await readSample(page)
  await importResume(page, { ...sample, personalInfo: { ...sample.personalInfo, firstName: 'Imported' } })
  await expect(field(page, 'First name')).toHaveValue('Imported')
})

test('a file that is no resume is refused in words and changes nothing @full', async ({ page }) => {
  await openEditor(page)
  const url = page.url()
  await page.getByLabel('Resume file to import').setInputFiles({
    name: 'letter.json',
    mimeType: 'application/json',
    buffer: Buffer.from('Dear sir'),
  })
  await expect(toast(page)).toContainText('This file was not imported')
  expect(page.url()).toBe(url)
})

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

function makeHostile(sample: Sample): unknown {
  const [first] = sample.experiences
  return {
    ...sample,
    personalInfo: {
      ...sample.personalInfo,
      firstName: '<b>Bold</b>',
      lastName: 'O’Neill 👩‍🚀',
      professionalTitle: markup,
      website: 'javascript:window.hacked=1',
      profileImage: 'data:text/html,<script>window.hacked=1</script>',
      summary: `left\u0000\u0007\u202eright ${'word '.repeat(10_000)}`,
    },
    experiences: [{ ...first, position: '{{constructor}} %s', description: `- ${markup}\n- ${'x'.repeat(3000)}` }],
  }
}

/** Nothing of a hostile resume may be more than words, wherever its pages are painted. */
async function expectHarmless(page: Page, pages: Locator): Promise<void> {
  await expect(pages.getByText('<b>Bold</b>').first()).toBeVisible()
  await expect(pages.locator('script')).toHaveCount(0)
  await expect(pages.locator('img[src^="data:text"], img[src="x"]')).toHaveCount(0)
  await expect(pages.locator('a[href^="javascript" i]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
}

test('hostile content is shown as text and runs nothing, on the page and while it is typed on', async ({ page }) => {
  await openEditor(page)
  await importResume(page, makeHostile(await readSample(page)))
  await expect(page.getByRole('toolbar', { name: 'Preview' })).toContainText(/of (1\d|[2-9]\d)/)
  await expectHarmless(page, preview(page))

  await field(page, 'First name').press('End')
  await field(page, 'First name').pressSequentially('!')
  await expect(preview(page).getByText('<b>Bold</b>!').first()).toBeVisible()
})

test('hostile content runs nothing in the print window either @full', async ({ page }) => {
  await payFor(page, 'resume')
  await openEditor(page)
  await importResume(page, makeHostile(await readSample(page)))
  await expect(page.getByRole('toolbar', { name: 'Preview' })).toContainText(/of (1\d|[2-9]\d)/)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await usePurchase(page)
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const printed = await opened
  await expect(printed.locator('.page').nth(9)).toBeAttached()
  await expectHarmless(printed, printed.locator('body'))
  await printed.close()
})
