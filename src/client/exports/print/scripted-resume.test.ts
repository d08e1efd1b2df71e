import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paintReact } from '#client/preview/paint-react.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { pageTree } from '#engine/layout/paint/page-tree.ts'
import { toHtml } from '#engine/layout/paint/to-html.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { testFonts } from '../../../../tests/support/fonts.ts'
import { withScript } from '../../../../tests/support/scripted-resume.ts'
import { fillPrintDocument } from './fill-print-document.ts'

const [template] = Object.values(templates)
if (!template) throw new Error('there are no templates')
const fonts = testFonts()
const pages = layoutPages(composeResume(withScript(template.sample), template), fonts)
const trees = pages.pages.map((_, index) => pageTree(pages, index, fonts, { headingLevel: 1, scale: 1 }))

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const outputs: Record<string, () => Document> = {
  preview: () => parse(trees.map((tree) => renderToStaticMarkup(paintReact(tree))).join('')),
  'thumbnail as HTML': () => parse(trees.map(toHtml).join('')),
  'print window': () => {
    const target = document.implementation.createHTMLDocument('')
    fillPrintDocument(target, pages, fonts)
    return target
  },
}

describe('a script in every field', () => {
  it.each(Object.entries(outputs))('stays text in the %s', (_name, paint) => {
    const { body } = paint()
    expect(body.textContent).toContain('<script>alert(1)')
    expect(body.querySelectorAll('script, img[src="x"], iframe, object, embed')).toHaveLength(0)
    const handlers = [...body.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
    )
    expect(handlers).toEqual([])
  })
})
