import { expect, it } from 'vitest'
import type { Pages, TextItem } from '#engine/layout/display-list.ts'
import { countLinesOver } from './count-lines-over.ts'

const line = (y: number, node = 1): TextItem => ({
  kind: 'text',
  x: 0,
  y,
  width: 10,
  text: 'word',
  face: 'lato-400',
  size: 10,
  color: '#000000',
  tracking: 0,
  rtl: false,
  node,
})
const pagesOf = (...items: TextItem[][]): Pages => ({
  width: 612,
  height: 792,
  background: '#ffffff',
  title: '',
  language: 'en',
  pages: items.map((list) => ({ items: list })),
  nodes: [],
  faces: [],
})

it('counts lines, not pieces of them, and not what stands on every page', () => {
  expect(countLinesOver(pagesOf([line(1)], [line(40, -1), line(60), line(60.2), line(72)]))).toBe(2)
})

it('is silent about one page, and about a last page that is well filled', () => {
  expect(countLinesOver(pagesOf([line(1)]))).toBe(0)
  expect(
    countLinesOver(
      pagesOf(
        [line(1)],
        Array.from({ length: 20 }, (_, index) => line(index * 12)),
      ),
    ),
  ).toBe(0)
})
