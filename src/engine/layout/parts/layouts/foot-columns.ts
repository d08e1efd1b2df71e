import type { Block } from '../../blocks.ts'
import { guessWidth } from '../../compose/guess-width.ts'
import type { LayoutPart, Place } from '../../compose/part.ts'
import { pageColumn, singleColumn } from '../../compose/regions.ts'
import { headings } from '../headings/registry.gen.ts'

const GAP = 22

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

/** One column, and at its foot what is short side by side under a rule; one under the other where it is not short. */
const footColumns: LayoutPart = (input) => {
  const { look, side } = input
  const column = pageColumn(look)
  const { page: tone } = look.tones
  const count = Math.min(MOST, side.length)
  const width = (column.width - (count - 1) * GAP) / count
  const least = leastWidth({ look, tone, width })
  const sections = input.drawSections(side, { tone, width })
  const isShort = sections.every((block) => letters(block) <= LONGEST)
  if (side.length < 2 || side.length > MOST + 1 || width < least || !isShort) return singleColumn(input)
  const foot: Block[] = [
    { kind: 'rule', color: tone.accent, thickness: 3, before: look.gap.section * 1.4, grows: true, keepWithNext: true },
    {
      kind: 'row',
      gap: GAP,
      valign: 'top',
      before: look.gap.section * 0.8,
      cells: Array.from({ length: count }, (_, index) => {
        const [first, ...rest] = index === count - 1 ? sections.slice(index) : sections.slice(index, index + 1)
        const blocks = first ? [{ ...first, before: 0, grows: false }, ...rest] : []
        return { width: { share: 1 }, blocks }
      }),
    },
  ]
  return singleColumn({
    ...input,
    side: [],
    drawSections: (ids, place) => [...input.drawSections(ids, place), ...foot],
  })
}
export default footColumns
