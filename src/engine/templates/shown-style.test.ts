// What the style editor promises shows on every template: a second colour in areas, borders that can be seen.
import { describe, expect, it } from 'vitest'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Item, Pages } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { contrastRatio } from '#engine/style/colors.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import { testFonts } from '../../../tests/support/fonts.ts'
import {
  contrastFindings,
  logicalText,
  missingTexts,
  orphanHeadings,
  outsideFindings,
  overlapFindings,
} from '../../../tests/support/page-checks.ts'
import { templates } from './registry.gen.ts'
import type { TemplateDefinition } from './template.ts'

const fonts = testFonts()
const all: TemplateDefinition[] = Object.values(templates).sort((a, b) => a.id - b.id)

const draw = (template: TemplateDefinition, custom: CustomStyle): Pages =>
  layoutPages(composeResume(template.sample, template, custom), fonts)

const firstPage = ({ pages }: Pages): readonly Item[] => pages[0]?.items ?? []

/** What the second page has and the first has not. */
function newItems(before: Pages, after: Pages): Item[] {
  const known = new Set(firstPage(before).map((item) => JSON.stringify(item)))
  return firstPage(after).filter((item) => !known.has(JSON.stringify(item)))
}

/** Square points of the areas filled in this colour. */
function areaIn(color: string, pages: Pages): number {
  return firstPage(pages).reduce(
    (sum, item) => (item.kind === 'rect' && item.fill === color ? sum + item.width * item.height : sum),
    0,
  )
}

const paintOf = (item: Item): string | undefined => {
  if (item.kind === 'line' || item.kind === 'text') return item.color
  if (item.kind === 'rect' || item.kind === 'ellipse') return item.stroke?.color ?? item.fill
  return item.kind === 'polygon' ? item.fill : undefined
}

describe.each(all.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  it('shows a pale second colour as an area', () => {
    const pages = draw(template, { secondaryColor: '#fde68a' })
    expect(areaIn('#fde68a', pages)).toBeGreaterThan(500)
    expectWhole(pages, template)
  })

  it('shows a dark second colour as an area of its own or of its tint', () => {
    const before = draw(template, {})
    const pages = draw(template, { secondaryColor: '#0e7490' })
    const fills = newItems(before, pages).flatMap((item) => (item.kind === 'rect' && item.fill ? item.fill : []))
    const teal = fills.filter((fill) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16))
      return red < green && red < blue
    })
    expect(Math.max(0, ...teal.map((fill) => areaIn(fill, pages)))).toBeGreaterThan(500)
    expectWhole(pages, template)
  })

  it('has subtle borders that are seen, and none that are not', () => {
    const none = draw(template, { borderStyle: 'none' })
    const drawn = newItems(none, draw(template, { borderStyle: 'subtle' })).flatMap((item) => paintOf(item) ?? [])
    const { backgroundColor } = template.style
    expect(Math.max(0, ...drawn.map((color) => contrastRatio(color, backgroundColor)))).toBeGreaterThanOrEqual(1.35)
  })
})

function expectWhole(pages: Pages, { sample }: TemplateDefinition): void {
  expect(missingTexts(sample, logicalText(pages))).toEqual([])
  expect(outsideFindings(pages)).toEqual([])
  expect(overlapFindings(pages)).toEqual([])
  expect(contrastFindings(pages)).toEqual([])
  expect(orphanHeadings(pages)).toEqual([])
}
