import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser/test.ts'

const kilobyte = 1000

type Start = { path: string; most: { kilobytes: number; files: number }; use: (page: Page) => Promise<void> }

const type = async (field: Locator) => {
  await field.fill('Ada')
  await expect(field).toHaveValue('Ada')
}

const starts: readonly Start[] = [
  {
    path: '/create-resume',
    most: { kilobytes: 200, files: 24 },
    use: (page) => type(page.getByLabel('First name')),
  },
  {
    path: '/edit-template?id=2',
    most: { kilobytes: 217, files: 30 },
    use: async (page) => {
      const second = page.getByRole('group', { name: 'Palettes' }).getByRole('radio').nth(1)
      // The tile takes the press for it.
      await second.check({ force: true })
      await expect(second).toBeChecked()
    },
  },
  {
    path: '/cover-letter',
    most: { kilobytes: 215, files: 30 },
    use: (page) => type(page.getByRole('textbox').first()),
  },
  {
    path: '/job-tailored-resume',
    most: { kilobytes: 215, files: 30 },
    use: (page) => type(page.getByRole('textbox').first()),
  },
  {
    path: '/upgrade-resume',
    most: { kilobytes: 215, files: 30 },
    use: (page) => type(page.getByRole('textbox').first()),
  },
  {
    path: '/jobs',
    most: { kilobytes: 220, files: 30 },
    use: (page) => type(page.getByLabel('Job title or keywords')),
  },
]

/** The scripts a page names itself; whatever else comes, comes later. */
function listScripts(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  const later = /<script type="application\/json" id="after-paint">(.*?)<\/script>/.exec(html)?.[1] ?? '[]'
  return [...new Set([...named, ...(JSON.parse(later) as string[])])]
}

test('the pages of the product name little code', async ({ request }) => {
  for (const { path, most } of starts) {
    const scripts = listScripts(await (await request.get(path)).text())
    const bodies = await Promise.all(scripts.map(async (file) => (await request.get(file)).body()))
    const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect.soft(scripts.length, `files of ${path}`).toBeLessThanOrEqual(most.files)
    expect.soft(total / kilobyte, `kB of gzipped JavaScript of ${path}`).toBeLessThanOrEqual(most.kilobytes)
  }
})

/** A form of one text, like the letter's. */
const alike = ['/job-tailored-resume', '/upgrade-resume']

for (const { path, use } of starts) {
  const tag = alike.includes(path) ? '@full' : []
  test(`${path} can be used with the code it names, and the rest comes after`, { tag }, async ({ page, request }) => {
    const scripts = listScripts(await (await request.get(path)).text())
    await page.route('**/assets/*.js', async (route) => {
      // What the page does not name never comes here.
      if (scripts.includes(new URL(route.request().url()).pathname)) await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await use(page)
  })
}
