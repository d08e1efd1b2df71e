import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Item, Pages, TextItem } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { testFonts } from './fonts.ts'

const fonts = testFonts()

export function draw(
  template: TemplateDefinition,
  { resume = template.sample, style = {} as CustomStyle } = {},
): Pages {
  return layoutPages(composeResume(resume, template, style), fonts)
}

export const items = (pages: Pages): Item[] => pages.pages.flatMap((page) => page.items)
export const texts = (pages: Pages): TextItem[] => items(pages).filter((item) => item.kind === 'text')
/** The lines that a field stands on. */
export const linesOf = (pages: Pages, path: string) =>
  new Set(texts(pages).flatMap(({ node, y }) => (pages.nodes[node]?.path === path ? [y] : [])))
