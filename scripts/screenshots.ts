/**
 * Takes pictures of pages for a person to look at, at three widths, light and dark.
 * tsx scripts/screenshots.ts <base address> <folder> <path ...>
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from './support/chromium.mjs'

const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const

interface Shot {
  address: string
  theme: (typeof themes)[number]
  width: number
  file: string
}

async function takeShot(browser: Browser, { address, theme, width, file }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript({ content: `localStorage.setItem('resume-builder-theme', '${theme}')` })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
}

const [base, folder, ...paths] = process.argv.slice(2)
if (!base || !folder || paths.length === 0) {
  console.error('tsx scripts/screenshots.ts <base address> <folder> <path ...>')
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const isRoot = process.getuid?.() === 0
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
})
try {
  for (const path of paths) {
    const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
    for (const theme of themes) {
      for (const width of widths) {
        const file = join(folder, `${name}-${width}-${theme}.png`)
        await takeShot(browser, { address: new URL(path, base).href, theme, width, file })
        console.log(file)
      }
    }
  }
} finally {
  await browser.close()
}
