import type { Region } from '../../blocks.ts'
import { FIELD_PAD } from '../../compose/field-place.ts'
import type { LayoutInput, LayoutPart } from '../../compose/part.ts'
import { pageColumn, splitColumn, twoColumns } from '../../compose/regions.ts'

/** A column without fields begins as far down as the text on the fields beside it. */
function besideFields({ look, side }: LayoutInput, region: Region): Region {
  if (look.design.headingMark !== 'field' || side.length === 0 || typeof region.top === 'number') return region
  return { ...region, top: { ...region.top, gap: region.top.gap + FIELD_PAD.y } }
}

/** Two columns, the second hardly narrower, or as the design shares the page. */
const splitEven: LayoutPart = (input) => {
  const { gap, design } = input.look
  const share = design.sideShare ?? 0.46
  const { regions, decorations } = twoColumns(
    input,
    splitColumn(pageColumn(input.look), { side: 'right', share, gap: gap.column * 1.2 }),
  )
  return {
    regions: regions.map((region) => (region.id === 'main' ? besideFields(input, region) : region)),
    decorations,
  }
}

export default splitEven
