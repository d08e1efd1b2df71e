import { headingGutter } from './gutter-label.ts'
import type { Look } from './look.ts'
import { pageColumn } from './regions.ts'
import { swissGrid } from './swiss-grid.ts'

/** The column that headings hang in under a rule over both. */
export function labelColumn(look: Look): { width: number; gap: number } {
  const place = { look, tone: look.tones.page, width: pageColumn(look).width }
  const { width, gap } = swissGrid(place)
  return { width: Math.max(width, headingGutter(place).width), gap }
}
