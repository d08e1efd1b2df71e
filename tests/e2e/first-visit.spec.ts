import type { Locator, Page } from '@playwright/test'
import { auditScreen } from '../support/browser/axe.ts'
import { nurse, posting } from '../support/browser/nurse.ts'
import { expect, test } from '../support/browser/test.ts'

const buttonOf = (page: Page) => (name: string | RegExp) => page.getByRole('button', { name, exact: true })

function countPresses() {
  const count = { presses: 0 }
  const press = async (what: Locator) => {
    count.presses += 1
    await what.click()
  }
  return { count, press }
}

/** From the home page to a resume whose suggestions are accepted. */
async function tailorFromHome(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  const button = buttonOf(page)
  await page.goto('/')
  await press(page.getByRole('main').getByRole('link', { name: 'Job-Tailored Resume' }).first())
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button('Upload a resume'))])
  await chooser.setFiles({ name: 'dana.txt', mimeType: 'text/plain', buffer: Buffer.from(nurse) })
  // No press: what is pasted now goes into the posting.
  await expect(page.getByLabel('Job description')).toBeFocused()
  await expect(page.getByText('No resume yet?')).toHaveCount(0)
  await page.keyboard.insertText(posting)
  await press(button('Generate Tailored Resume'))
  await press(button(/^Accept all \d+$/))
  await expect(page.locator('article[data-open]')).toHaveCount(0)
}

test('from the home page to a tailored resume and a letter, paid at once, in eleven presses', async ({ page }) => {
  const { count, press } = countPresses()
  const button = buttonOf(page)
  await tailorFromHome(page, press)
  const next = page.getByRole('region', { name: 'What comes next' })
  await expect(next.getByRole('link', { name: 'Write a letter for this job' })).toBeVisible()
  await press(next.getByRole('button', { name: 'Download PDF, $2.99' }))

  await expect(page.getByText('Payment Required')).toHaveCount(0)
  await press(page.getByRole('checkbox', { name: 'Add the cover letter for this job, $2.99' }))
  await expect(page.getByText('Total today$5.98')).toBeVisible()
  await auditScreen(page, 'a checkout with a letter added', { widths: [390, 1440] })
  await press(button('4242 4242 4242 4242'))
  const [resume] = await Promise.all([page.waitForEvent('download'), press(button('Pay $5.98'))])
  expect(resume.suggestedFilename()).toBe('Dana Whitfield – Resume.pdf')

  await expect(page.getByRole('link', { name: 'Write a letter' })).toHaveCount(0)
  await press(page.getByRole('link', { name: 'Write your letter' }))
  await expect(page.getByRole('region', { name: 'Your purchase' })).toContainText(
    'Paid: one resume and one cover letter, $5.98',
  )
  await press(button('Generate Cover Letter'))
  const [letter] = await Promise.all([page.waitForEvent('download'), press(button('Download PDF'))])
  expect(letter.suggestedFilename()).toBe('Dana Whitfield – Cover letter.pdf')
  expect(count.presses).toBe(11)

  await page.goto('/account/billing')
  await page.getByRole('link', { name: /^C-/ }).click()
  await expect(page.getByRole('article')).toContainText(/One resume\$2\.99.*One cover letter\$2\.99.*Total\$5\.98/)
})

const bookkeeper = `Rosa "Rosie" Delgado
Pueblo, Colorado
Cell 719 555 0143
rosa@delgado.example

WORK HISTORY
Ledger Lane Excavating, Pueblo, CO
Bookkeeper
04/2015 to Present
- Responsible for weekly payroll for 38 employees, including certified payroll
- Responsible for bank reconciliations of 5 accounts
- Posted job costs and gave the owners a job cost report on the 10th

EDUCATION
Arkansas Valley Business College, Certificate in Accounting, 2004

SKILLS
QuickBooks, Excel, job costing

OTHER
Coach, Little League, 2015-2019
`

const bookkeeping = `Bookkeeper
Mesa Builders Group

Must have:
5+ years bookkeeping experience
QuickBooks (advanced)
Familiarity with lien law

Nice to have:
Associate's degree in Accounting
`

test('a line placed, a question denied, a reason given: all of it in fourteen presses', async ({ page }) => {
  const { count, press } = countPresses()
  const button = buttonOf(page)
  await page.goto('/')
  await press(page.getByRole('main').getByRole('link', { name: 'Job-Tailored Resume' }).first())
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button('Upload a resume'))])
  await chooser.setFiles({ name: 'rosa.txt', mimeType: 'text/plain', buffer: Buffer.from(bookkeeper) })
  // Nothing is asked about the heading, the name friends use or the label of the phone.
  await expect(page.getByText('We read rosa.txt. 1 line to place.')).toBeVisible()
  await page.keyboard.insertText(bookkeeping)
  await press(button('Generate Tailored Resume'))
  await press(button(/^Accept all \d+$/))

  const line = page.getByRole('listitem').filter({ hasText: 'Coach, Little League' })
  await expect(line).toBeInViewport()
  await press(line.getByRole('button', { name: 'Experience…' }))
  await press(page.getByRole('menuitem', { name: 'A new entry' }))
  await expect(page.getByRole('region', { name: 'Resume preview' })).toContainText('Little League')
  const question = page.getByRole('group', { name: /lien law/ })
  await press(question.getByRole('button', { name: 'No' }))

  const next = page.getByRole('region', { name: 'What comes next' })
  await press(next.getByRole('button', { name: 'Download PDF, $2.99' }))
  await press(page.getByRole('checkbox', { name: 'Add the cover letter for this job, $2.99' }))
  await press(button('4242 4242 4242 4242'))
  await Promise.all([page.waitForEvent('download'), press(button('Pay $5.98'))])
  await press(page.getByRole('link', { name: 'Write your letter' }))
  await expect(page.getByLabel('Why Mesa Builders Group?')).toBeFocused()
  await page.keyboard.insertText('I have kept a contractor’s books for eleven years.')
  await expect(page.getByText(/lien law …/)).toHaveCount(0)
  await press(button('Generate Cover Letter'))
  await Promise.all([page.waitForEvent('download'), press(button('Download PDF'))])
  expect(count.presses).toBe(14)
})

test('paid one after the other, the second payment is one press, and all is there in twelve @full', async ({
  page,
}) => {
  const { count, press } = countPresses()
  const button = buttonOf(page)
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await tailorFromHome(page, press)

  await press(button('Download'))
  await expect(page.getByRole('menuitem')).toHaveText([
    'Save PDF file$2.99',
    'Word file$2.99',
    'More formats',
    'Write a letter for this job',
  ])
  await item('More formats').click()
  for (const name of ['Print Free', 'ATS copy as PDF $2.99', 'ATS copy as Word $2.99', 'Plain text'])
    await expect(item(name)).toBeVisible()
  await press(item('Save PDF file $2.99'))
  await press(button('4242 4242 4242 4242'))
  const [resume] = await Promise.all([page.waitForEvent('download'), press(button('Pay $2.99'))])
  expect(resume.suggestedFilename()).toBe('Dana Whitfield – Resume.pdf')

  await press(page.getByRole('link', { name: 'Write a letter' }))
  await press(button('Generate Cover Letter'))
  await press(button('Download PDF'))
  await expect(page.getByText('Total today$2.99')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  const [letter] = await Promise.all([page.waitForEvent('download'), press(button('Pay $2.99'))])
  expect(letter.suggestedFilename()).toBe('Dana Whitfield – Cover letter.pdf')
  expect(count.presses).toBe(12)
})

test('the letter first takes the tailored resume along in one payment, and leads back to it @full', async ({
  page,
}) => {
  const { count, press } = countPresses()
  const button = buttonOf(page)
  await tailorFromHome(page, press)
  await press(page.getByRole('link', { name: 'Write a letter for this job' }))
  await press(button('Generate Cover Letter'))
  await press(button('Download PDF'))

  await expect(page).toHaveURL('/checkout?type=coverLetter')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await press(page.getByRole('checkbox', { name: 'Add the tailored resume for this job, $2.99' }))
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByText('Total today$5.98')).toBeVisible()
  await press(button('4242 4242 4242 4242'))
  const [letter] = await Promise.all([page.waitForEvent('download'), press(button('Pay $5.98'))])
  expect(letter.suggestedFilename()).toBe('Dana Whitfield – Cover letter.pdf')

  const offer = page.getByRole('region', { name: 'Your download' })
  await expect(offer).toContainText('Paid: one resume and one cover letter, $5.98.')
  await auditScreen(page, 'a letter that leads back to its resume', { widths: [390, 1440] })
  const [resume] = await Promise.all([page.waitForEvent('download'), press(button('Download your resume'))])
  expect(resume.suggestedFilename()).toBe('Dana Whitfield – Resume.pdf')
  expect(count.presses).toBe(11)
})
