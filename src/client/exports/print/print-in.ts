// What happens in a print window once it is open; it comes with the first press on Print.

import { waitForLetters } from '#client/preview/fonts/wait-for-letters.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { fillPrintDocument, printRules, shareFaces } from './fill-print-document.ts'

/** The dialog opens this long after the window is there. */
const PRINT_DELAY = 500
/** A face that has not come by then is drawn in the browser's own. */
const FONT_PATIENCE = 4000

export type PrintWindow = Window & typeof globalThis

export async function printIn(target: PrintWindow, pages: Pages, fonts: FontSet): Promise<void> {
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

async function readyToDraw(target: Document, pages: Pages): Promise<void> {
  const texts = pages.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))
  await waitForLetters(texts, target)
  // A picture that cannot be drawn leaves its place empty, here as in the preview.
  await Promise.all([...target.images].map((image) => image.decode().catch(() => undefined)))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
