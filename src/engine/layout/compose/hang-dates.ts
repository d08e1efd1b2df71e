import type { Block } from '../blocks.ts'
import { dateGutter } from './date-gutter.ts'
import type { LayoutInput, LayoutResult } from './part.ts'
import { pageColumn, singleColumn } from './regions.ts'

/** Moves a block to the edge where the roles stand; an entry with dates stands there already. */
export function toEdge(block: Block, { left = 0, right = 0 }: { left?: number; right?: number }): Block {
  if (block.kind === 'group' && block.children[0]?.kind === 'gutter') return block
  const { before, keepWithNext, grows, ...inner } = block
  return {
    kind: 'group',
    role: 'span',
    box: { padding: { top: 0, right, bottom: 0, left } },
    children: [inner],
    ...(before === undefined ? {} : { before }),
    ...(keepWithNext ? { keepWithNext } : {}),
    ...(grows ? { grows } : {}),
  }
}

function holdsHeading(block: Block): boolean {
  switch (block.kind) {
    case 'paragraph':
      return block.role === 'heading'
    case 'group':
      return block.children.some(holdsHeading)
    case 'gutter':
      return block.label.some(holdsHeading)
    case 'row':
      return block.cells.some(({ blocks }) => blocks.some(holdsHeading))
    default:
      return false
  }
}

/** A heading, or what is drawn with it. */
export const isHead = (block: Block): boolean =>
  holdsHeading(block) || (block.keepWithNext === true && (block.kind === 'rule' || block.kind === 'ornament'))

/** All text stands on one edge, and only dates hang out to its left; name and headings stand there too, or at the margin. */
export function hangDates(input: LayoutInput, heads: 'edge' | 'margin'): LayoutResult {
  const column = pageColumn(input.look)
  const gutter = dateGutter(input.look, column.width)
  const left = gutter.width + gutter.gap
  const taken = heads === 'edge' && input.headerGround === 'page' ? left : 0
  const toPlace = (block: Block): Block => (heads === 'margin' && isHead(block) ? block : toEdge(block, { left }))
  return singleColumn(
    {
      ...input,
      drawHeader: (place) =>
        input.drawHeader({ ...place, width: place.width - taken }).map((block) => toEdge(block, { left: taken })),
      drawSections: (ids, place) =>
        input
          .drawSections(ids, place)
          .map((block) => (block.kind === 'group' ? { ...block, children: block.children.map(toPlace) } : block)),
    },
    column,
  )
}
