import type { Locator, Page } from '@playwright/test'
import { payFor, usePurchase } from '../support/browser/pay.ts'
import { expect, test } from '../support/browser/test.ts'

type Sample = Record<string, unknown> & {
  personalInfo: Record<string, string>
  experiences: (Record<string, unknown> & { id: string })[]
}

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Resume preview' })
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const toast = (page: Page): Locator => page.getByRole('region', { name: /F8/ }).getByRole('listitem')

async function openEditor(page: Page, path = '/edit-template?id=1'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.page-sheet [data-path]').first()).toBeAttached()
}

async function readSample(page: Page): Promise<Sample> {
  const response = await page.request.get('/api/templates/1/sample')
  return response.json()
}

async function importResume(page: Page, resume: unknown): Promise<void> {
  await page.getByLabel('Resume file to import').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })
  await expect(toast(page)).toContainText('Resume imported')
}

async function showContent(page: Page, tab?: string): Promise<void> {
  await page.getByRole('tab', { name: 'Content Editor' }).click()
  if (tab) await page.getByRole('tablist', { name: 'Resume content' }).getByRole('tab', { name: tab }).click()
}

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

test('the sample is asked for only while the resume has no first name', async ({ page }) => {
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

test('M3: the full preview of a blank page says that there is nothing to show', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Start with a blank page' }).click()
  await page.getByRole('button', { name: 'View Full Preview' }).click()
  await expect(page.getByText('No resume data available')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Editor' }).click()
  await expect(preview(page)).toBeVisible()
})

test('what is written shows on the page at once, and a click on the page leads to its field', async ({ page }) => {
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

test('a little too much is fitted to one page, said what was changed, and taken back', async ({ page }) => {
  await openEditor(page)
  const sample = await readSample(page)
  const [first] = sample.experiences
  await importResume(page, { ...sample, experiences: [...sample.experiences, { ...first, id: 'one-more' }] })
  const dock = page.getByRole('toolbar', { name: 'Preview' })
  await expect(dock).toContainText('of 2')
  await expect(page.getByText(/^\d lines? over/)).toBeVisible()

  await page.getByRole('button', { name: 'Tighten to one page' }).click()
  await expect(toast(page)).toContainText('Fitted to one page')
  await expect(toast(page)).toContainText(/Changed: .*→/)
  await expect(dock).toContainText('of 1')
  await expect(page.getByText(/lines? over/)).toBeHidden()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dock).toContainText('of 2')
})

for (const name of ['Download PDF', 'Download Word']) {
  test(`${name} asks for the payment first`, async ({ page }) => {
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
  await usePurchase(page)
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const printed = await opened
  await expect(printed.locator('body')).toContainText(/experience/i)
  await expect(toast(page)).toContainText('Print dialog opened')
  await printed.close()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByRole('menuitem', { name: 'Save PDF file', exact: true }).click()
  expect((await file).suggestedFilename()).toBe('resume.pdf')
  await expect(toast(page)).toContainText('PDF download started')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Word' }).click()
  expect((await download).suggestedFilename()).toBe('resume.docx')
  await expect(toast(page)).toContainText('Word document downloaded')
})

test('text, Markdown and both kinds of JSON are free, and JSON comes back in', async ({ page }) => {
  await openEditor(page)
  for (const [name, file] of [
    ['Plain text', 'resume.txt'],
    ['Markdown', 'resume.md'],
    ['JSON', 'resume.json'],
    ['JSON Resume', 'resume.json'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More downloads' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(file)
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const sample = await readSample(page)
  await importResume(page, { ...sample, personalInfo: { ...sample.personalInfo, firstName: 'Imported' } })
  await expect(field(page, 'First name')).toHaveValue('Imported')
})

test('a file that is no resume is refused in words and changes nothing', async ({ page }) => {
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

test('hostile content runs nothing in the print window either', async ({ page }) => {
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

test('every action is found by typing a part of its name', async ({ page }) => {
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

test('a section is hidden and moved without losing what it says', async ({ page }) => {
  await openEditor(page)
  await showContent(page, 'Sections')
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

test('the document is renamed where its name stands, and the keys are listed', async ({ page }) => {
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
  await expect(preview(page)).toBeHidden()
  await field(page, 'Summary').fill('Twelve years at sea.')
  await expect(tabs).toBeInViewport()

  // An entry has the whole screen, and both bars together leave the rest to the page.
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
