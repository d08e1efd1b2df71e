import { PIXELS_PER_POINT } from '#client/preview/page-size.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import { cssFamily } from '#engine/layout/paint/content-elements.ts'
import { pageTextRules, pageTree } from '#engine/layout/paint/page-tree.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { paintDom } from './paint-dom.ts'

/** The style sheet of the print window: pages as large as the paper, one to a sheet, nothing around them. */
export function printRules({ width, height }: Pick<Pages, 'width' | 'height'>): string {
  return [
    `@page { size: ${width}pt ${height}pt; margin: 0 }`,
    'html, body { margin: 0; padding: 0; background: white; print-color-adjust: exact; -webkit-print-color-adjust: exact }',
    `.page { ${pageTextRules}; break-after: page; break-inside: avoid; overflow: hidden; width: ${width}pt; height: ${height}pt }`,
    '.page:last-child { break-after: auto }',
    '@media screen { html { background: lightgray } body { background: none } .page { margin: 24px auto; background: white; box-shadow: 0 4px 16px rgb(0 0 0 / 0.15) } }',
  ].join('\n')
}

/** Puts exactly the pages of the preview into an empty document. */
export function fillPrintDocument(target: Document, pages: Pages, fonts: FontSet): void {
  target.title = pages.title
  target.documentElement.lang = pages.language
  const sheets = pages.pages.map((_, index) => {
    const sheet = target.createElement('div')
    sheet.className = 'page'
    sheet.append(paintDom(target, pageTree(pages, index, fonts, { headingLevel: 1, scale: PIXELS_PER_POINT })))
    return sheet
  })
  target.body.replaceChildren(...sheets)
}

/** The faces the opener has loaded for these pages: another document draws with them without a request. */
export function shareFaces(from: FontFaceSet, to: FontFaceSet, faces: Pages['faces']): void {
  const families = new Set(faces.map(cssFamily))
  for (const face of from) if (families.has(face.family.replace(/^["']|["']$/g, ''))) to.add(face)
}
