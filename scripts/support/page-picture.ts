// Pictures of pages as the engine lays them out, drawn by a browser: for thumbnails, the home page and the social picture.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { partRanges } from '#client/preview/fonts/part-ranges.gen.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Item, Pages } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { cssFamily } from '#engine/layout/paint/content-elements.ts'
import { pageTextRules, pageTree } from '#engine/layout/paint/page-tree.ts'
import { toHtml } from '#engine/layout/paint/to-html.ts'
import { compositionFaces } from '#engine/layout/text/required-faces.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { Template } from '#engine/templates/template.ts'
import { faceMetrics, loadMetrics } from '#server/exports/fonts/font-files.ts'
import { provideChromium } from './chromium.mjs'
import { root } from './root.mjs'

const webFonts = join(root, 'assets', 'fonts', 'web')

export interface PageOrder {
  resume: Resume
  template: Pick<Template, 'style' | 'design'>
  style?: CustomStyle
}

export function layOut({ resume, template, style = {} }: PageOrder): Pages {
  const composition = composeResume(resume, template, style)
  return layoutPages(composition, loadMetrics(compositionFaces(composition)))
}

/** The first page as HTML, and with it everything that can change how the picture looks. */
export function firstPageHtml(pages: Pages, isShown: (item: Item) => boolean = () => true): string {
  const [page] = pages.pages
  const shown = { ...pages, pages: [{ items: page?.items.filter(isShown) ?? [] }] }
  return toHtml(pageTree(shown, 0, loadMetrics(pages.faces), { headingLevel: 1, scale: 1 }))
}

/** A short name for how a page looks; what only a machine reads of it does not count. */
export function stampOf(pages: Pages, options: string): string {
  const seen = firstPageHtml(pages).replaceAll(unseen, '')
  return createHash('sha256').update(`${options} ${seen}`).digest('hex').slice(0, 12)
}

const unseen = / (?:data-[\w-]+|aria-\w+|href|target|rel|role|alt|lang|focusable|draggable)="[^"]*"/g

/** The faces of a page as a style sheet that needs no server. */
export function faceRules(faces: readonly string[]): string {
  const files = readdirSync(webFonts)
  return faces
    .flatMap((face) =>
      files
        .filter((file) => file.startsWith(`${face}.`))
        .map((file) => {
          const part = file.split('.')[1] ?? ''
          const slug = face.slice(0, face.lastIndexOf('-'))
          const { ascent, descent, unitsPerEm } = faceMetrics(face)
          const data = readFileSync(join(webFonts, file)).toString('base64')
          return `@font-face{font-family:${cssFamily(face)};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${partRanges[`${slug}.${part}`] ?? 'U+0-10FFFF'};ascent-override:${(100 * ascent) / unitsPerEm}%;descent-override:${(100 * descent) / unitsPerEm}%;line-gap-override:0%}`
        }),
    )
    .join('\n')
}

export interface PictureOrder {
  /** What stands in the body. */
  html: string
  css?: string
  /** Size in CSS pixels, and how many of the picture's go into one. */
  width: number
  height: number
  scale: number
  /** A transparent ground, for what is laid over another picture. */
  isOverlay?: boolean
}

/** A palette keeps letters sharp; a quality is for pictures with soft tones. Painted larger than `width`, it is made smaller. */
type Encoding = ({ colors: number } | { quality: number }) & { width?: number }

export interface Painter {
  webp: (order: PictureOrder, encoding: Encoding) => Promise<Buffer>
  png: (order: PictureOrder) => Promise<Buffer>
  close: () => Promise<void>
}

export async function openPainter(): Promise<Painter> {
  const isRoot = process.getuid?.() === 0
  const browser: Browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--disable-gpu', '--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])],
  })
  const encoder = await openEncoder(browser)

  async function png({ html, css = '', width, height, scale, isOverlay = false }: PictureOrder): Promise<Buffer> {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    try {
      await page.setContent(`<!doctype html><style>body{margin:0;${pageTextRules}}${css}</style>${html}`)
      await page.evaluate('document.fonts.ready')
      return await page.screenshot({ omitBackground: isOverlay })
    } finally {
      await page.close()
    }
  }

  return {
    png,
    webp: async (order, encoding) => {
      const source = `data:image/png;base64,${(await png(order)).toString('base64')}`
      const address = await encoder.evaluate<string>(`encodePicture(${JSON.stringify({ source, ...encoding })})`)
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}

/** The browser is the one encoder that is always at hand. */
async function openEncoder(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addScriptTag({ path: join(root, 'scripts', 'support', 'encode-picture.js') })
  return page
}
