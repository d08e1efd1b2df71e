// Blocks in a column, through the same door every document takes.
import type { Block, Composition, Paragraph, Region, Run, TextStyle } from '#engine/layout/blocks.ts'
import type { Pages, RectItem, TextItem } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { testFonts } from './fonts.ts'

const fonts = testFonts()
export const style: TextStyle = {
  family: 'Lato',
  size: 10,
  weight: 400,
  italic: false,
  color: '#222222',
  tracking: 0,
  leading: 1.4,
  letterCase: 'none',
}

export const say = (text: string | Run[], more: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  role: 'paragraph',
  align: 'left',
  runs: typeof text === 'string' ? [{ text }] : text,
  style,
  ...more,
})

export const region = (blocks: Block[], more: Partial<Region> = {}): Region => ({
  id: 'main',
  x: 50,
  width: 300,
  top: 40,
  bottom: 240,
  restTop: 30,
  restBottom: 240,
  blocks,
  ...more,
})

export function draw(regions: Region[], more: Partial<Composition> = {}): Pages {
  const composition = {
    width: 400,
    height: 280,
    background: '#ffffff',
    title: 'Test',
    language: 'en' as const,
    decorations: [],
  }
  return layoutPages({ ...composition, regions, ...more }, fonts)
}

export const texts = (pages: Pages, page = 0) =>
  (pages.pages[page]?.items ?? []).filter((item): item is TextItem => item.kind === 'text')
export const rects = (pages: Pages, page = 0) =>
  (pages.pages[page]?.items ?? []).filter((item): item is RectItem => item.kind === 'rect')
export const find = (pages: Pages, text: string) => {
  const found = pages.pages
    .flatMap((page) => page.items)
    .find((item) => item.kind === 'text' && item.text.includes(text))
  if (found?.kind !== 'text') throw new Error(`"${text}" is not drawn`)
  return found
}
