import type { Block } from '../../blocks.ts'
import { acrossPage } from '../../compose/across-page.ts'
import { guessWidth } from '../../compose/guess-width.ts'
import type { Look } from '../../compose/look.ts'
import type { LayoutPart, Place } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'
import { COLUMN_GAP } from '../../compose/side-by-side.ts'
import { headings } from '../headings/registry.gen.ts'

/** In letters: columns that do not split over pages must stay short. */
const LONGEST = 420
/** Columns; what is more stands under the last. */
const MOST = 3

function letters(block: Block): number {
  const all = (blocks: readonly Block[]) => blocks.reduce((sum, inner) => sum + letters(inner), 0)
  switch (block.kind) {
    case 'paragraph':
      return block.runs.reduce((sum, run) => sum + run.text.length, 0)
    case 'list':
    case 'chips':
      return block.items.reduce((sum, { runs }) => sum + runs.reduce((count, run) => count + run.text.length, 0), 0)
    case 'group':
      return all(block.children)
    case 'gutter':
      return all([...block.label, ...block.children])
    case 'row':
      return all(block.cells.flatMap(({ blocks }) => blocks))
    default:
      return 0
  }
}

/** As wide as the longest word of a heading asks for. */
const leastWidth = (place: Place): number => {
  const { headingText, headingScale = 1 } = place.look.design
  const { style } = headings[headingText]('', { ...place, index: 0 })
  const set = { ...style, size: style.size * headingScale }
  return Math.max(0, ...place.look.titleWords.map((word) => guessWidth(word, set)))
}

/** Between the text and the edges of a ground under it. */
const PAD = 24

/** On a ground from edge to edge of the page, and down to its foot where that is near. */
const onFootGround = (blocks: Block[], look: Look): Block =>
  acrossPage(blocks, look, {
    padding: { top: PAD, bottom: 0 },
    fill: look.tones.solid.background,
    below: { least: PAD, foot: look.page.height, near: look.page.margin.bottom * 3 },
  })

/** One column, and at its foot what is short side by side under a rule or on a ground of its own; one under the other where it is not short. */
const footColumns: LayoutPart = (input) => {
  const { look } = input
  const { design, gap } = look
  const column = pageColumn(look)
  const isFilled = design.footGround === 'fill'
  const tone = isFilled ? look.tones.solid : look.tones.page
  // Skills in columns of their own take the whole width, over the others.
  const wide = input.side.filter((id) => id === 'skills' && design.skills === 'deck')
  const side = input.side.filter((id) => !wide.includes(id))
  const count = Math.min(MOST, side.length)
  const width = (column.width - (count - 1) * COLUMN_GAP) / count
  const least = leastWidth({ look, tone, width })
  const sections = input.drawSections(side, { tone, width })
  const deck = input.drawSections(wide, { tone, width: column.width })
  const isShort = [...deck, ...sections].every((block) => letters(block) <= LONGEST)
  if (side.length < 2 || side.length > MOST + 1 || width < least || !isShort) return singleColumn(input)
  const columns: Block = {
    kind: 'row',
    gap: COLUMN_GAP,
    valign: 'top',
    before: gap.section * (deck.length > 0 ? 1.6 : 1),
    cells: Array.from({ length: count }, (_, index) => {
      const [first, ...rest] = index === count - 1 ? sections.slice(index) : sections.slice(index, index + 1)
      const blocks = first ? [{ ...first, before: 0, grows: false }, ...rest] : []
      return { width: { share: 1 }, blocks }
    }),
  }
  const before = { before: gap.section * 1.4, grows: true }
  const underRule = deck.map((block, index) => (index === 0 ? { ...block, before: gap.section * 0.8 } : block))
  // A heading with a mark of its own needs none.
  const rule: Block[] =
    design.headingMark === 'none' ? [{ kind: 'rule', color: tone.accent, thickness: 0.7, keepWithNext: true }] : []
  const foot: Block[] = isFilled
    ? [{ ...onFootGround([...deck, columns], look), ...before }]
    : [...rule, ...underRule, columns].map((block, index) => (index === 0 ? { ...block, ...before } : block))
  return singleColumn({
    ...input,
    side: [],
    drawSections: (ids, place) => [...input.drawSections(ids, place), ...foot],
  })
}
export default footColumns
