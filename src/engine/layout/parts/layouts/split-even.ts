import type { LayoutPart } from '../../compose/part.ts'
import { pageColumn, region, splitColumn, twoColumns } from '../../compose/regions.ts'

/** The summary across the page, then two equal columns. Under a band it stands in the first of them. */
const splitEven: LayoutPart = (input) => {
  const { look } = input
  const across = pageColumn(look)
  const columns = splitColumn(across, { side: 'right', share: 0.46, gap: look.gap.column * 1.2 })
  if (!input.main.includes('summary') || input.headerGround !== 'page') return twoColumns(input, columns)
  const result = twoColumns({ ...input, main: input.main.filter((id) => id !== 'summary') }, columns)
  const [header, ...below] = result.regions
  if (!header) return result
  const summary = input.drawSections(['summary'], { tone: look.tones.page, width: across.width })
  const blocks = [...header.blocks, ...summary.map((block) => ({ ...block, before: look.gap.section }))]
  return { ...result, regions: [region(look, 'header', across, { blocks, top: header.top }), ...below] }
}

export default splitEven
