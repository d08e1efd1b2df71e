import type { Page } from '@playwright/test'
import { type AssistantProduct, startAssistantProduct } from '../support/browser/assistant-product.ts'
import { nurse as nurseOfTwoJobs } from '../support/browser/nurse.ts'
import { expect, test } from '../support/browser/test.ts'
import { toasts } from '../support/browser/toasts.ts'

/** The product with an AI service; the service is the tests' own. */
const serviceTest = test.extend<object, { product: AssistantProduct }>({
  product: [
    // Playwright reads the names of fixtures from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: no other fixture is needed
    async ({}, use) => {
      const product = await startAssistantProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => {
    // What the last test let it say would be said to this one's first call too.
    product.say({ elements: [] })
    await use(product.url)
  },
})

serviceTest.describe.configure({ mode: 'serial' })

/** With one job and a slip of the pen, so that the house itself has something to suggest. */
const nurse = `${nurseOfTwoJobs.slice(0, nurseOfTwoJobs.indexOf('\n\nLakeside'))}, recieved new ones\n`

const posting = `Wound Care Nurse at Harbor Health
Requirements:
- Experience in wound care
- Scheduling of nurses
`

const jsonResume = {
  basics: {
    name: 'Dana Whitfield',
    label: 'Registered Nurse',
    email: 'dana@example.com',
    summary: 'Cares for wounds.',
  },
  work: [{ name: 'Mercy Hospital', position: 'Charge Nurse', startDate: '2019-03', summary: 'Scheduled 22 nurses' }],
  skills: [{ name: 'Clinical', keywords: ['Medication safety'] }],
}

async function bring(page: Page): Promise<void> {
  await page.goto('/job-tailored-resume')
  await page.getByLabel('Your resume', { exact: true }).fill(nurse)
  await page.getByLabel('Job description').fill(posting)
}

/** A busy server turns free work away for a moment; the page itself asks again, and so does this. */
async function askWhenFree(page: Page) {
  let answer = await page.request.post('/api/assistant/upgrade', { data: { resumeData: nurse } })
  await expect(async () => {
    if (!answer.ok()) answer = await page.request.post('/api/assistant/upgrade', { data: { resumeData: nurse } })
    expect(answer.status()).toBe(200)
  }).toPass()
  return answer.json()
}

/** Brings them in with the ids the server gave; returns the path of the first job's lines, for the service to name. */
async function bringRead(page: Page): Promise<string> {
  await bring(page)
  const { original: resume } = await askWhenFree(page)
  await page.route('**/api/assistant/tailor', (route) =>
    route.continue({ postData: JSON.stringify({ resume, jobDescription: posting }) }),
  )
  return `experiences.${resume.experiences[0].id}.description`
}

serviceTest(
  'the wizard takes summary and skills from the service, and says who wrote them @full',
  async ({ page, product }) => {
    await page.goto('/create-resume')
    await page.getByLabel('Resume file').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(jsonResume)),
    })
    await page.getByRole('button', { name: 'Change Skills' }).click()
    product.say({ elements: [{ skill: 'Wound care' }, { skill: 'Triage' }] })
    await page.getByRole('button', { name: 'Suggest Skills with AI' }).click()
    await expect(toasts(page)).toContainText('Added 2 suggested skills')
    await expect(page.getByRole('textbox', { name: 'Skill 2' })).toHaveValue('Wound care')

    await page.getByRole('navigation', { name: 'Progress' }).getByRole('button').nth(1).click()
    await expect(page.getByText(/Built from your resume by 127\.0\.0\.1, an AI service/)).toBeVisible()
    product.say({ elements: [{ summary: 'Registered nurse. Won the Nobel Prize in 2031.' }] })
    await page.getByRole('button', { name: 'Generate AI Summary' }).click()
    await page.getByRole('button', { name: 'Use the new one' }).click()
    await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Registered nurse.')
  },
)

serviceTest(
  'suggestions are on the screen while they come, and Stop keeps those that have',
  async ({ page, product }) => {
    const path = await bringRead(page)
    await expect(page.getByText(/sent to 127\.0\.0\.1, an AI service/)).toBeVisible()
    product.say({
      isOpenEnded: true,
      elements: [
        {
          path,
          before: 'Scheduled 22 nurses across two wards',
          after: 'Scheduled 22 nurses across 2 wards',
          reason: 'Says it plainly.',
        },
      ],
    })
    await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 suggestion so far' })).toBeVisible()
    await expect(page.getByRole('main').locator('ins')).toContainText('2')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Tailored for Wound Care Nurse/ })).toBeVisible()
    await expect(page.getByText('Suggested by AI (127.0.0.1), checked against your facts. You decide.')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Says it plainly.' })).toBeVisible()
  },
)

serviceTest(
  'a word that nobody gave is put to the person, and not accepted with the rest',
  async ({ page, product }) => {
    const path = await bringRead(page)
    const after = 'Scheduled 22 nurses across two bustling wards'
    const line = { path, reason: 'Livelier.' }
    product.say({ elements: [{ ...line, before: 'Scheduled 22 nurses across two wards', after }] })
    await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
    const card = page.getByRole('article').filter({ hasText: 'Livelier.' })
    await expect(card).toContainText('Not in your resume. True?')
    await expect(card.locator('mark')).toContainText('bustling')
    const suggestions = page.getByRole('region', { name: 'Suggestions' })
    await expect(suggestions).toContainText('One needs your yes or no')
    const accept = page.getByRole('button', { name: /^Accept (?:the|all)/ })
    if (await accept.isVisible()) await accept.click()
    await expect(card).toContainText('Not in your resume. True?')
    await card.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(card).not.toContainText('Not in your resume. True?')
    await expect(suggestions).not.toContainText('needs your yes or no')
  },
)

serviceTest(
  'a service that gave nothing usable is asked again, and what was accepted stays accepted @full',
  async ({ page, product }) => {
    const path = await bringRead(page)
    product.say({ elements: [{ not: 'a suggestion' }] })
    await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
    const notice = page.getByRole('alert').filter({ hasText: '127.0.0.1 didn’t return a usable answer' })
    const tryAgain = notice.getByRole('button', { name: 'Try again' })
    const accepted = page.getByRole('article').filter({ hasText: /typo|mistake/ })
    await accepted.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('region', { name: 'Suggestions' })).toContainText('1 accepted')

    await page.unrouteAll()
    await tryAgain.click()
    await expect(page.getByText('We couldn’t get new suggestions just now. The ones below are kept.')).toBeVisible()
    await expect(notice).toBeVisible()

    const [before, after] = ['Scheduled 22 nurses across two wards', 'Scheduled 22 nurses across 2 wards']
    product.say({ elements: [{ path, before, after, reason: 'Says it plainly.' }] })
    await tryAgain.click()
    await expect(page.getByRole('article').filter({ hasText: 'Says it plainly.' })).toBeVisible()
    await expect(page.getByText('Suggested by AI (127.0.0.1), checked against your facts.')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Suggestions' })).toContainText('1 accepted')
  },
)

serviceTest(
  'a sentence of a letter with a word nobody gave is put to the person, by keyboard too',
  async ({ page, product }) => {
    await page.goto('/cover-letter?new=true')
    await page.getByLabel('Your details').fill(nurse)
    await page.getByLabel('Job and company details').fill(posting)
    const [opening, bustling, quiet] = [
      'I am applying for the Wound Care Nurse position at Harbor Health.',
      'At Mercy Hospital, I scheduled 22 nurses across two bustling wards.',
      'At Mercy Hospital, I scheduled 22 nurses across two hectic wards.',
    ]
    product.say({
      elements: [
        { role: 'opening', text: opening },
        { role: 'proof', text: `${bustling} ${quiet}` },
      ],
    })
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    const asked = page.getByRole('region', { name: '2 sentences need your OK' })
    await expect(asked.locator('mark').first()).toContainText('bustling')
    const letter = page.getByRole('article')
    await expect(letter.filter({ hasText: 'bustling' })).toHaveCount(0)

    await asked.getByRole('button', { name: 'Yes' }).first().press('Enter')
    await expect(letter.filter({ hasText: bustling })).toHaveCount(1)
    const last = page.getByRole('region', { name: 'One sentence needs your OK' })
    await expect(last).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(last).toHaveCount(0)
    await expect(letter.filter({ hasText: 'hectic' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Write another version' }).click()
    await expect(toasts(page)).toContainText('Your letter has been rewritten')
    await expect(letter.filter({ hasText: bustling })).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'One sentence needs your OK' })).toBeVisible()
  },
)

serviceTest('a paragraph of a letter is the service’s, as far as it is true @full', async ({ page, product }) => {
  await page.goto('/cover-letter?new=true')
  await page.getByLabel('Your details').fill(nurse)
  await page.getByLabel('Job and company details').fill(posting)
  product.say({ elements: [] })
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('didn’t return a usable letter')
  const asked = product.calls.length
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(toasts(page)).toContainText('Your letter has been rewritten')
  expect(product.calls.length).toBeGreaterThan(asked)
  await expect(notice).toContainText('didn’t return a usable letter')
  const proof = page.getByRole('article', { name: 'Why you fit' }).first()
  product.say({
    elements: [{ text: 'At Mercy Hospital, I scheduled 22 nurses across two wards. I led 900 engineers at Google.' }],
  })
  await proof.getByRole('button', { name: 'Shorter' }).click()
  await expect(proof).toContainText('At Mercy Hospital, I scheduled 22 nurses across two wards.')
  await expect(page.getByRole('main')).not.toContainText('900')
  expect(product.calls.at(-1)).toContain('paragraph')
})

/** Lets a call of the assistant go only when it is told to, and then as it is told to. */
const holdCall = (page: Page, path: string) => hold(page, `**/api/assistant/${path}`)

async function hold(page: Page, addresses: string) {
  const told: ((how: 'continue' | 'abort') => void)[] = []
  const how = new Promise<'continue' | 'abort'>((resolve) => told.push(resolve))
  await page.route(addresses, async (route) => route[await how]())
  const tell = (word: 'continue' | 'abort') => {
    for (const resolve of told) resolve(word)
  }
  return { letGo: () => tell('continue'), breakOff: () => tell('abort') }
}

const footer = (page: Page) => page.getByRole('contentinfo')

serviceTest('people who leave are told when the suggestions are ready, and led to them', async ({ page, product }) => {
  await bring(page)
  product.say({ elements: [] })
  const call = await holdCall(page, 'tailor')
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
  call.letGo()
  await expect(toasts(page)).toContainText('Your suggestions are ready')
  await expect(page).toHaveURL(/\/jobs$/)
  await toasts(page).getByRole('link', { name: 'See them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tailored for Wound Care Nurse/ })).toBeVisible()
  await expect(toasts(page)).toBeHidden()
})

serviceTest('people who come back find it running, and stop it there @full', async ({ page, product }) => {
  await bring(page)
  product.say({ isOpenEnded: true, elements: [] })
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  await expect(page.getByText('3 lines of your resume compared with 2 points in the job posting.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
  await footer(page).getByRole('link', { name: 'Job-Tailored Resume' }).click()
  await expect(page.getByText('3 lines of your resume compared with 2 points in the job posting.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tailored for Wound Care Nurse/ })).toBeVisible()
})

serviceTest('a reload asks first, keeps what was entered and saves nothing @full', async ({ page, product }) => {
  await bring(page)
  product.say({ isOpenEnded: true, elements: [] })
  await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(page.getByRole('button', { name: 'Generate Tailored Resume' })).toBeEnabled()
  await expect(page.getByLabel('Job description')).toHaveValue(posting)
  await expect(page.getByLabel('Your resume', { exact: true })).toHaveValue(nurse)
  await page.goto('/documents')
  await expect(page.getByRole('link', { name: /Tailored for/ })).toHaveCount(0)
})

serviceTest(
  'a letter that is ready elsewhere is saved, and the way to it is shown @full',
  async ({ page, product }) => {
    await page.goto('/cover-letter?new=true')
    await page.getByLabel('Your details').fill(nurse)
    await page.getByLabel('Job and company details').fill(posting)
    product.say({ elements: [] })
    const call = await holdCall(page, 'letter')
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
    call.letGo()
    await expect(toasts(page)).toContainText('Your cover letter is ready')
    await page.getByRole('banner').getByRole('link', { name: 'Cover Letter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cover letter' })).toBeVisible()
    const proofs = page.getByRole('article', { name: 'Why you fit' })
    await expect(proofs.filter({ hasText: 'wound care of 14 patients' })).toBeVisible()
    await expect(toasts(page)).toBeHidden()

    // Another version does not take the place of this one behind the person's back.
    const opening = page.getByRole('article', { name: 'Opening' }).getByRole('paragraph').first()
    const first = await opening.innerText()
    await page.unrouteAll()
    const again = await holdCall(page, 'letter')
    await page.getByRole('button', { name: 'Write another version' }).click()
    // The workspace has no header of the site, only the way home; its page is still on its way when the letter comes.
    const home = await hold(page, '**/assets/**')
    await page.getByRole('link', { name: 'Candid, home' }).click()
    await expect(page).toHaveURL('/')
    again.letGo()
    const seeIt = toasts(page).getByRole('link', { name: 'See it' })
    await expect(seeIt).toBeVisible()
    home.letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cover letter' })).toBeHidden()
    await seeIt.click()
    await expect(opening).not.toHaveText(first)
    await page.getByRole('button', { name: 'Undo: Write letter' }).click()
    await expect(opening).toHaveText(first)
  },
)

serviceTest.describe('without a connection', () => {
  serviceTest.use({ expectedErrors: [/net::ERR_FAILED/] })

  serviceTest(
    'a failure elsewhere leads back to what was entered, and it can be tried again @full',
    async ({ page, product }) => {
      await bring(page)
      product.say({ elements: [] })
      const call = await holdCall(page, 'tailor')
      await page.getByRole('button', { name: 'Generate Tailored Resume' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Job search' })).toBeVisible()
      call.breakOff()
      const failure = 'Failed to generate a tailored resume. Please try again later.'
      await expect(toasts(page)).toContainText(failure)
      await toasts(page).getByRole('link', { name: 'Go back' }).click()
      await expect(page.getByRole('alert')).toContainText(failure)
      await expect(page.getByLabel('Job description')).toHaveValue(posting)
      await page.unrouteAll()
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Tailored for Wound Care Nurse/ })).toBeVisible()
    },
  )
})
