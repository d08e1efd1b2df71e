// A page as a tree of elements with absolute positions: what the React preview, the thumbnails and the print window show.
// Pure, so that all three are the same tree; each turns it into its own kind of element.
import type { Pages } from '../display-list.ts'
import type { FontSet } from '../text/fonts.ts'
import { contentElements, magnify, type PaintOptions, px } from './content-elements.ts'
import type { PaintElement } from './paint-element.ts'
import { shapeElement } from './shape-element.ts'

export function pageTree(pages: Pages, index: number, fonts: FontSet, options: PaintOptions): PaintElement {
  const { scale } = options
  return {
    tag: 'div',
    key: `page-${index}`,
    attributes: { lang: pages.language },
    style: {
      position: 'relative',
      overflow: 'hidden',
      width: px(pages.width * scale),
      height: px(pages.height * scale),
      background: pages.background,
    },
    children: [
      {
        tag: 'div',
        key: 'scaled',
        attributes: {},
        style: {
          position: 'absolute',
          left: '0',
          top: '0',
          width: px(pages.width * magnify),
          height: px(pages.height * magnify),
          transform: `scale(${scale / magnify})`,
          'transform-origin': '0 0',
        },
        children: pageContent(pages, index, fonts, options),
      },
    ],
  }
}

function pageContent(pages: Pages, index: number, fonts: FontSet, options: PaintOptions): PaintElement[] {
  const page = pages.pages[index]
  if (!page) return []
  const shapes = page.items.flatMap((item, position) => shapeElement(item, `s${position}`))
  const content = contentElements(pages, page, fonts, options)
  return shapes.length > 0 ? [shapesLayer(pages, shapes), ...content] : content
}

function shapesLayer(pages: Pages, shapes: PaintElement[]): PaintElement {
  return {
    tag: 'svg',
    key: 'shapes',
    attributes: {
      viewBox: `0 0 ${pages.width} ${pages.height}`,
      width: String(pages.width * magnify),
      height: String(pages.height * magnify),
      'aria-hidden': 'true',
      focusable: 'false',
    },
    style: { position: 'absolute', left: '0', top: '0' },
    children: shapes,
  }
}

/** What every page's root needs from a style sheet for the browser to measure letters as the layout does. */
export const pageTextRules =
  'font-kerning:normal;font-variant-ligatures:none;font-synthesis:none;text-rendering:geometricPrecision;font-weight:400;font-style:normal;-webkit-text-size-adjust:none;text-size-adjust:none;letter-spacing:0;word-spacing:0;text-align:left;text-transform:none'
