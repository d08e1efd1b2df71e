import { describe, expect, it } from 'vitest'
import type { Pages, TextItem } from '#engine/layout/display-list.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import { fillPrintDocument, printRules } from './fill-print-document.ts'

const fonts: FontSet = { face: () => undefined, fallbacks: [], chain: () => [] }

const text = (content: string, node: number): TextItem => ({
  kind: 'text',
  x: 72,
  y: 100,
  width: 50,
  text: content,
  face: 'roboto-400',
  size: 12,
  color: '#333333',
  tracking: 0,
  rtl: false,
  node,
})

function pagesOf(...contents: string[]): Pages {
  return {
    width: 612,
    height: 792,
    background: '#ffffff',
    title: 'Ada Lovelace - Resume',
    language: 'en',
    pages: contents.map((content) => ({
      items: [{ kind: 'line', x1: 0, y1: 10, x2: 100, y2: 10, color: '#000000', width: 1 }, text(content, 1)],
    })),
    nodes: [
      { id: 0, parent: -1, role: 'document' },
      { id: 1, parent: 0, role: 'title', path: 'personalInfo.firstName' },
    ],
    faces: ['roboto-400'],
  }
}

function fill(pages: Pages): Document {
  const target = document.implementation.createHTMLDocument('')
  fillPrintDocument(target, pages, fonts)
  return target
}

describe('the print document', () => {
  it('holds every page once, under the title the PDF will carry', () => {
    const target = fill(pagesOf('One', 'Two'))
    expect(target.title).toBe('Ada Lovelace - Resume')
    expect([...target.querySelectorAll('.page')].map((page) => page.textContent)).toEqual(['One', 'Two'])
  })

  it('draws at the size of the paper: a point is 4/3 of a pixel', () => {
    const target = fill(pagesOf('One'))
    expect(target.querySelector('.page > div')?.getAttribute('style')).toContain('width: 816px')
    expect(target.querySelector('h1 span')?.getAttribute('style')).toContain('candid-roboto-400')
  })

  it('draws shapes in their own namespace', () => {
    const line = fill(pagesOf('One')).querySelector('svg line')
    expect(line?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(line?.getAttribute('x2')).toBe('100')
  })

  it('shows markup as the text it is', () => {
    const target = fill(pagesOf('<img src=x onerror=alert(1)>'))
    expect(target.querySelector('img')).toBeNull()
    expect(target.body.textContent).toBe('<img src=x onerror=alert(1)>')
  })

  it('prints one page to a sheet, without margins', () => {
    expect(printRules({ width: 595.28, height: 841.89 })).toContain('@page { size: 595.28pt 841.89pt; margin: 0 }')
  })
})
