import { gzipSync } from 'node:zlib'
import { signUpAndIn } from '../support/browser/accounts.ts'
import { auditPage } from '../support/browser/axe.ts'
import { holdTemplates } from '../support/browser/hold-templates.ts'
import { expect, test } from '../support/browser/test.ts'

const kilobyte = 1000

test('the buttons and links of the home page lead where they say @phone', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const hero = main.getByRole('region', { name: 'Your experience, written well.' })
  for (const [name, path] of [
    ['Create New Resume', '/create-resume'],
    ['Resume Templates', '/templates'],
    ['Upgrade Resume', '/upgrade-resume'],
    ['Job-Tailored Resume', '/job-tailored-resume'],
    ['Cover Letter', '/cover-letter'],
  ] as const) {
    await expect(hero.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  for (const [name, path] of [
    ['Start building', '/create-resume'],
    ['Upload resume', '/upload-resume'],
    ['Try AI matching', '/job-match'],
    ['View all templates', '/templates'],
    ['Browse Templates', '/templates'],
    ['See pricing plans', '/pricing'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
})

test('the home page makes its eight claims and says the price @full', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const claim of [
    '30+ templates',
    'ATS-friendly templates',
    'Expert content suggestions',
    'Real-time preview',
    'Industry-specific designs',
    'Customizable colors and fonts',
    'Free sign-up',
  ]) {
    await expect(main.getByRole('heading', { name: claim, exact: true })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: /pricing plans/ }).first()).toHaveAttribute('href', '/pricing')
  await expect(main.getByText('$2.99 for each finished document', { exact: false }).first()).toBeVisible()
})

test('three templates are shown with their pictures, the way to all of them and how many they are @full', async ({
  page,
}) => {
  await page.goto('/')
  const showcase = page.getByRole('region', { name: /Templates made by hand/ })
  await showcase.scrollIntoViewIfNeeded()
  await expect(showcase.getByRole('listitem')).toHaveCount(3)
  await expect(showcase.getByText('44 templates in six categories')).toBeVisible()
  await expect(showcase.getByRole('link', { name: 'Customize Modern' })).toHaveAttribute('href', '/edit-template?id=2')
  const loaded = showcase
    .locator('img')
    .evaluateAll((images) =>
      Promise.all(images.map((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))),
    )
  expect(await loaded).toHaveLength(3)

  await showcase.getByRole('button', { name: 'Preview Creative' }).click()
  const dialog = page.getByRole('dialog', { name: 'Creative Preview' })
  await expect(dialog).toContainText('View how this template will look with sample content')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(showcase.getByRole('button', { name: 'Preview Creative' })).toBeFocused()

  // The picture opens the same dialog.
  await showcase.locator('img').first().click()
  await expect(page.getByRole('dialog', { name: 'Professional Preview' })).toBeVisible()
})

test('skeletons stand where the templates will be @full', async ({ page }) => {
  const answer = await holdTemplates(page)
  await page.goto('/')
  const list = page.getByRole('region', { name: /Templates made by hand/ }).getByRole('list')
  await list.scrollIntoViewIfNeeded()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  const before = await list.evaluate((element) => element.getBoundingClientRect().height)
  answer()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const after = await list.evaluate((element) => element.getBoundingClientRect().height)
  expect(Math.abs(after - before), 'pixels the page moves by').toBeLessThan(40)
})

test('the demo of the builder has its labels, and its button opens the real one @full', async ({ page }) => {
  await page.goto('/')
  const demo = page.getByRole('region', { name: /You type\. The page keeps up/ })
  for (const name of [
    'Personal Information',
    'Professional Experience',
    'Education',
    'Skills',
    'Additional Sections',
  ]) {
    await expect(demo.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await expect(demo.getByLabel('LinkedIn URL')).toHaveValue(/linkedin/)
  await demo.getByRole('button', { name: 'Next: Professional Experience' }).click()
  await expect(page).toHaveURL('/create-resume')
})

test('three sample testimonials have a name, a role, five stars and a portrait @full', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: /For people who hate writing/ })
  const entries = section.getByRole('figure')
  await expect(entries).toHaveCount(3)
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('img', { name: 'Five out of five stars' })).toBeVisible()
    await expect(entry.getByRole('img', { name: /^Portrait of/ })).toBeVisible()
    await expect(entry.locator('blockquote')).toContainText(/\w{3}/)
  }
  await expect(section.getByText('These stories are examples.', { exact: false })).toBeVisible()
})

test('the last button scrolls to the ways to get started @full', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get started for free' }).click()
  await expect(page.locator('#get-started')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Browse Templates' })).toBeInViewport()
  await expect(page).toHaveURL('/')
})

test('the animation can be stopped and does not start for those who want no motion @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const running = () =>
    page
      .getByRole('figure')
      .first()
      .evaluate((figure) => {
        const parts = figure
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect?.getTiming().iterations !== 1)
        return parts.filter(({ playState }) => playState === 'running').length
      })
  await page.getByRole('button', { name: 'Pause the animation' }).click()
  await expect.poll(running).toBe(0)
  await page.getByRole('button', { name: 'Play the animation' }).click()
  await expect.poll(running).toBe(3)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause the animation' })).toHaveCount(0)
})

test('the way to begin stays at hand on a phone @phone-only @full', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('link', { name: 'Create New Resume' }).last()
  await expect(bar).not.toBeInViewport()
  await page.getByRole('heading', { name: 'Everything a good page needs' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).not.toBeInViewport()
})

test('the home page needs little code and never moves', async ({ page }) => {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // The observer stays silent where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(total / kilobyte, 'kB of gzipped JavaScript').toBeLessThanOrEqual(150)
  expect(total).toBeGreaterThan(0)
  expect(shift, 'cumulative layout shift').toBeLessThan(0.005)
})

test('the picture for links from elsewhere is there @full', async ({ page, request }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Create Professional Resumes')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await request.get(address ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('the home page has no fault that axe can find at any width, light or dark', async ({ page }) => {
  await auditPage(page, { path: '/' })
})

test('finding 3: somebody who is signed in finds their desk, and no sales page', async ({ page }) => {
  await signUpAndIn(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Start something' }).getByRole('link')
  await expect(ways).toHaveText([/^Create New Resume/, /^Upgrade Resume/, /^Job-Tailored Resume/, /^Cover Letter/])
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved jobs' })).toBeVisible()
  await expect(page.getByText('Get started for free')).toHaveCount(0)
  await auditPage(page, { path: '/', widths: [390], themes: ['light', 'dark'] })
})
