// The preview against the PDF: both painted by the browser's own rasteriser, compared pixel by pixel.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page as BrowserPage, expect, test } from '@playwright/test'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Pages, TextItem } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { cssFamily, pageTextRules, pageTree } from '#engine/layout/paint/page-tree.ts'
import { toHtml } from '#engine/layout/paint/to-html.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { exportDocument, exportFonts } from '#server/exports/export-document.ts'
import { faceMetrics } from '#server/exports/fonts/font-files.ts'
import { allTemplates } from '#server/templates/find-template.ts'

const quickIds = [1, 2, 3, 12, 16, 20, 27, 37, 39]
const chosen = process.env.TEST_FULL === '1' ? allTemplates : allTemplates.filter(({ id }) => quickIds.includes(id))
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
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

function fontRules(pages: Pages): string {
  return pages.faces
    .map((face) => {
      const { ascent, descent, unitsPerEm } = faceMetrics(face)
      const share = (value: number) => `${(value / unitsPerEm) * 100}%`
      return `@font-face{font-family:"${cssFamily(face)}";src:url("${home}/${face}.latin.woff2");ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    })
    .join('\n')
}

async function showPreview(page: BrowserPage, pages: Pages): Promise<void> {
  const tree = pageTree(pages, 0, exportFonts(), { headingLevel: 1, scale: WIDTH / pages.width })
  await page.setContent(
    `<style>${fontRules(pages)} body{margin:0} #paint{${pageTextRules}}</style><div id="paint">${toHtml(tree)}</div>`,
  )
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

for (const template of chosen) {
  test(`the preview of ${template.name} is its PDF`, async ({ page }) => {
    await expectParity(page, template)
  })
}

async function expectParity(page: BrowserPage, template: TemplateDefinition): Promise<void> {
  const { sample, style, design } = template
  const pages = layoutPages(composeResume(sample, template), exportFonts())
  const pdf = await exportDocument({
    resume: sample,
    template: { style, design },
    customStyle: {},
    format: 'pdf',
    created: '2024-01-02T03:04:05Z',
  })

  await serveFiles(page)
  await showPreview(page, pages)
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
