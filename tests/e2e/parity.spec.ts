// The preview against the PDF: both painted by the browser's own rasteriser, compared pixel by pixel.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page as BrowserPage, expect, test } from '@playwright/test'
import type { TextItem } from '#engine/layout/display-list.ts'

/** One column, a screen of dots, letters of one width, a picture to the edge, a dark page. */
const quickNames = ['professional', 'riso', 'console', 'cover', 'nocturne']
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** By their names alone: whoever lists the tests, and every worker, would load engine and writers with them. */
function listTemplates(): string[] {
  const registry = readFileSync(folder('src/engine/templates/registry.gen.ts'), 'utf8')
  return [...registry.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name)
}
const home = 'http://parity.test'
/** Letter at 96 dpi, drawn at twice that as most screens do: a hair of anti-aliasing is not a difference. */
const WIDTH = 816
const DENSITY = 2

async function serveFiles(page: BrowserPage): Promise<void> {
  await page.route(`${home}/**`, (route) => {
    const name = new URL(route.request().url()).pathname
    if (name === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Parity</title>' })
    const path = name.startsWith('/pdfjs/')
      ? `node_modules/pdfjs-dist/legacy/build/${name.slice(7)}`
      : `assets/fonts/web${name}`
    return route.fulfill({
      contentType: name.endsWith('.mjs') ? 'text/javascript' : 'font/woff2',
      body: readFileSync(folder(path)),
    })
  })
  await page.goto(`${home}/`)
}

async function showPreview(page: BrowserPage, preview: string): Promise<void> {
  await page.setContent(preview)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The share of pixels that differ by more than half of the scale. */
async function compare(page: BrowserPage, preview: Buffer, pdf: Buffer): Promise<number> {
  await page.goto(`${home}/`)
  return page.evaluate(
    async ({ picture, file, width }) => {
      const address = '/pdfjs/pdf.mjs'
      const pdfjs = await import(address)
      pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/pdf.worker.mjs'
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
      const first = await (await pdfjs.getDocument({ data: bytes }).promise).getPage(1)
      const viewport = first.getViewport({ scale: width / first.getViewport({ scale: 1 }).width })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await first.render({ canvas, viewport }).promise

      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const other = document.createElement('canvas')
      other.width = canvas.width
      other.height = canvas.height
      const context = other.getContext('2d')
      context?.drawImage(image, 0, 0)
      const area = [0, 0, canvas.width, canvas.height] as const
      const a = canvas.getContext('2d')?.getImageData(...area).data ?? new Uint8ClampedArray()
      const b = context?.getImageData(...area).data ?? new Uint8ClampedArray()
      let different = 0
      for (let index = 0; index < a.length; index += 4) {
        const light = (data: Uint8ClampedArray) =>
          0.299 * (data[index] ?? 0) + 0.587 * (data[index + 1] ?? 0) + 0.114 * (data[index + 2] ?? 0)
        if (Math.abs(light(a) - light(b)) > 128) different += 1
      }
      return different / (a.length / 4)
    },
    { picture: preview.toString('base64'), file: pdf.toString('base64'), width: WIDTH * DENSITY },
  )
}

async function drawnWidths(page: BrowserPage): Promise<number[]> {
  return page
    .locator('#paint span[style*="white-space"]:not([aria-hidden])')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().width))
}

test.use({ viewport: { width: WIDTH, height: 1056 }, deviceScaleFactor: DENSITY })

// One worker loads engine and writers for all of them.
test.describe.configure({ mode: 'default' })

for (const name of process.env.TEST_FULL ? listTemplates() : quickNames) {
  test(`the preview of ${name} is its PDF`, async ({ page }) => {
    await expectParity(page, name)
  })
}

async function expectParity(page: BrowserPage, name: string): Promise<void> {
  const { drawTemplate } = await import('../support/browser/drawn-template.ts')
  const { pages, preview, pdf } = await drawTemplate(name, { width: WIDTH, fontsAt: home })

  await serveFiles(page)
  await showPreview(page, preview)
  // What belongs to no field stands outside the sections in the tree, and so in another order.
  const texts = (pages.pages[0]?.items ?? []).filter((item): item is TextItem => item.kind === 'text' && item.node >= 0)
  const widths = await drawnWidths(page)
  expect(widths).toHaveLength(texts.length)
  const scale = WIDTH / pages.width
  // Line ends are where the layout put them; a text drawn wider than measured would run into what follows.
  const wrong = texts.filter((item, index) => {
    const drawn = (widths[index] ?? 0) / scale
    return item.text.trim() === item.text && Math.abs(drawn - item.width) > 0.6 + Math.abs(item.tracking)
  })
  expect(wrong.map((item) => item.text)).toEqual([])

  const difference = await compare(page, await page.screenshot(), pdf)
  test.info().annotations.push({ type: 'pixels that differ', description: `${(difference * 100).toFixed(2)} %` })
  expect(difference).toBeLessThan(0.01)
}
