import type { Block } from '../blocks.ts'
import { dateGutter } from './date-gutter.ts'
import type { LayoutInput, LayoutResult } from './part.ts'
import { pageColumn, singleColumn } from './regions.ts'

/** Moves a block to the edge where the roles stand; an entry with dates stands there already. */
export function toEdge(block: Block, left: number): Block {
  if (block.kind === 'group' && block.children[0]?.kind === 'gutter') return block
  const { before, keepWithNext, grows, ...inner } = block
  return {
    kind: 'group',
    role: 'span',
    box: { padding: { top: 0, right: 0, bottom: 0, left } },
    children: [inner],
    ...(before === undefined ? {} : { before }),
    ...(keepWithNext ? { keepWithNext } : {}),
    ...(grows ? { grows } : {}),
  }
}

/** Everything stands on one edge, name and headings too; only dates hang out to its left. */
export function hangDates(input: LayoutInput): LayoutResult {
  const column = pageColumn(input.look)
  const gutter = dateGutter(input.look, column.width)
  const left = gutter.width + gutter.gap
  return singleColumn(
    {
      ...input,
      drawHeader: (place) =>
        input
          .drawHeader({ ...place, width: place.width - left })
          .map((block) => (input.headerGround === 'page' ? toEdge(block, left) : block)),
      drawSections: (ids, place) =>
        input
          .drawSections(ids, place)
          .map((block) =>
            block.kind === 'group' ? { ...block, children: block.children.map((child) => toEdge(child, left)) } : block,
          ),
    },
    column,
  )
}
