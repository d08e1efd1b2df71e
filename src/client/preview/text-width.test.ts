import { describe, expect, it } from 'vitest'
import type { Pages, TextItem } from '#engine/layout/display-list.ts'
import { textWidth } from './text-width.ts'

const line = (x: number, width: number): TextItem => ({
  kind: 'text',
  x,
  y: 100,
  width,
  text: 'March 2020',
  face: 'lato-400',
  size: 10,
  color: '#000000',
  tracking: 0,
  rtl: false,
  node: 0,
})

const pageOf = (...items: TextItem[]): Pages => ({
  width: 600,
  height: 800,
  background: '#ffffff',
  title: '',
  language: 'en',
  pages: [{ items }],
  nodes: [],
  faces: [],
})

describe('the width of the words on a page', () => {
  it('leaves out the margins, and is as wide on one side of the middle as on the other', () => {
    expect(textWidth(pageOf(line(50, 300), line(400, 150)))).toBe(500)
    expect(textWidth(pageOf(line(200, 350)))).toBe(500)
  })

  it('is that of the page where there are no words', () => {
    expect(textWidth(pageOf())).toBe(600)
  })
})
