// Printing: a window filled by its opener with the preview's pages, and the browser's dialog over it. The opener does
// all the work, because the content security policy lets no script run inside.

import type { Pages } from '#engine/layout/display-list.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import type { PrintWindow } from './print-in.ts'

type PrintPlace = 'window' | 'frame'

type PrintJob = {
  place: PrintPlace
  /** Resolves when the dialog is about to open. */
  ready: Promise<void>
}

/** Must be called in the click itself, or the browser takes the window for an advertisement. */
export function printPages(pages: Pages, fonts: FontSet): PrintJob {
  const opened = window.open('', '_blank')
  // A window opened empty is of this origin and has every constructor.
  if (opened) return { place: 'window', ready: printIn(opened as PrintWindow, pages, fonts) }
  return { place: 'frame', ready: printInFrame(pages, fonts) }
}

async function printIn(target: PrintWindow, pages: Pages, fonts: FontSet): Promise<void> {
  const { printIn: print } = await import('./print-in.ts')
  return print(target, pages, fonts)
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
