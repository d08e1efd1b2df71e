import type { Locator } from '@playwright/test'
import { nurse, posting } from '../support/browser/nurse.ts'
import { expect, test } from '../support/browser/test.ts'

test('from the home page to a tailored resume and a letter in eleven presses', async ({ page }) => {
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await page.goto('/')
  await press(page.getByRole('main').getByRole('link', { name: 'Job-Tailored Resume' }).first())
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button('Upload a resume'))])
  await chooser.setFiles({ name: 'dana.txt', mimeType: 'text/plain', buffer: Buffer.from(nurse) })
  // No press: what is pasted now goes into the posting.
  await expect(page.getByLabel('Job description')).toBeFocused()
  await page.keyboard.insertText(posting)
  await press(button('Generate Tailored Resume'))
  await press(button(/^Accept all \d+$/))
  await expect(page.locator('article[data-open]')).toHaveCount(0)

  await press(button('Download'))
  for (const name of ['Print Free', 'Word file $2.99', 'ATS copy as PDF $2.99', 'ATS copy as Word $2.99'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  await press(page.getByRole('menuitem', { name: 'Save PDF file $2.99' }))
  await press(button('4242 4242 4242 4242'))
  const [resume] = await Promise.all([page.waitForEvent('download'), press(button('Pay $2.99'))])
  expect(resume.suggestedFilename()).toBe('resume.pdf')

  await press(page.getByRole('link', { name: 'Write a letter' }))
  await press(button('Generate Cover Letter'))
  await expect(page.getByText('Download: a web page, free. PDF and Word: $2.99 for both.').first()).toBeVisible()
  const [letter] = await Promise.all([page.waitForEvent('download'), press(button('Download'))])
  expect(letter.suggestedFilename()).toBe('cover-letter.html')
  expect(presses).toBe(11)
})
