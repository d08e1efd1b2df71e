// Printing: a window filled by its opener with the preview's pages, and the browser's dialog over it. The opener does
// all the work, because the content security policy lets no script run inside.

import { waitForLetters } from '#client/preview/fonts/wait-for-letters.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { fillPrintDocument, printRules, shareFaces } from './fill-print-document.ts'

/** The dialog opens this long after the window is there. */
const PRINT_DELAY = 500
/** A face that has not come by then is drawn in the browser's own. */
const FONT_PATIENCE = 4000

type PrintPlace = 'window' | 'frame'

type PrintJob = {
  place: PrintPlace
  /** Resolves when the dialog is about to open. */
  ready: Promise<void>
}

type PrintWindow = Window & typeof globalThis

/** Must be called in the click itself, or the browser takes the window for an advertisement. */
export function printPages(pages: Pages, fonts: FontSet): PrintJob {
  const opened = window.open('', '_blank')
  // A window opened empty is of this origin and has every constructor.
  if (opened) return { place: 'window', ready: printIn(opened as PrintWindow, pages, fonts) }
  return { place: 'frame', ready: printInFrame(pages, fonts) }
}

async function printIn(target: PrintWindow, pages: Pages, fonts: FontSet): Promise<void> {
  const sheet = new target.CSSStyleSheet()
  sheet.replaceSync(printRules(pages))
  target.document.adoptedStyleSheets = [sheet]
  shareFaces(document.fonts, target.document.fonts, pages.faces)
  fillPrintDocument(target.document, pages, fonts)
  await Promise.all([wait(PRINT_DELAY), Promise.race([readyToDraw(target.document, pages), wait(FONT_PATIENCE)])])
  // The print dialog blocks the opener until it is closed, so callers get their answer first.
  setTimeout(() => {
    target.focus()
    target.print()
  })
}

/** Where windows are blocked the dialog opens from this page, over a frame nobody sees. */
async function printInFrame(pages: Pages, fonts: FontSet): Promise<void> {
  const frame = document.createElement('iframe')
  frame.title = 'Pages to print'
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', right: '0', bottom: '0', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  // An empty frame is of this origin and has every constructor.
  const target = frame.contentWindow as PrintWindow | null
  if (!target) throw new Error('The browser gave no frame to print from')
  target.addEventListener('afterprint', () => setTimeout(() => frame.remove()))
  await printIn(target, pages, fonts)
}

async function readyToDraw(target: Document, pages: Pages): Promise<void> {
  const texts = pages.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))
  await waitForLetters(texts, target)
  // A picture that cannot be drawn leaves its place empty, here as in the preview.
  await Promise.all([...target.images].map((image) => image.decode().catch(() => undefined)))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
