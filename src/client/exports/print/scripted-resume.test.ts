import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paintReact } from '#client/preview/paint-react.ts'
import type { Pages, TextItem } from '#engine/layout/display-list.ts'
import { pageTree } from '#engine/layout/paint/page-tree.ts'
import { toHtml } from '#engine/layout/paint/to-html.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { fillPrintDocument } from './fill-print-document.ts'

const fonts: FontSet = { face: () => undefined, fallbacks: [], chain: () => [] }
const script = '<script>alert(1)</script><img src=x onerror=alert(2)>" onmouseover="alert(3)'

/** Every text of a page comes down to one of these. */
const text: TextItem = {
  kind: 'text',
  x: 72,
  y: 100,
  width: 50,
  text: script,
  face: 'roboto-400',
  size: 12,
  color: '#333333',
  tracking: 0,
  rtl: false,
  node: 1,
}
const pages: Pages = {
  width: 612,
  height: 792,
  background: '#ffffff',
  title: script,
  language: 'en',
  pages: [{ items: [text] }],
  nodes: [
    { id: 0, parent: -1, role: 'document' },
    { id: 1, parent: 0, role: 'title', path: 'personalInfo.firstName' },
  ],
  faces: ['roboto-400'],
}
const tree = pageTree(pages, 0, fonts, { headingLevel: 1, scale: 1 })

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const outputs: Record<string, () => Document> = {
  preview: () => parse(renderToStaticMarkup(paintReact(tree))),
  'page as HTML': () => parse(toHtml(tree)),
  'print window': () => {
    const target = document.implementation.createHTMLDocument('')
    fillPrintDocument(target, pages, fonts)
    return target
  },
}

describe('a script in a text of a resume', () => {
  it.each(Object.entries(outputs))('stays text in the %s', (_name, paint) => {
    const { body } = paint()
    expect(body.textContent).toContain(script)
    expect(body.querySelectorAll('script, img, iframe, object, embed')).toHaveLength(0)
    const handlers = [...body.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
    )
    expect(handlers).toEqual([])
  })
})
