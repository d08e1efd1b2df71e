import type { Block, Group, Gutter, Paragraph } from '../blocks.ts'
import { dateGutter, datesAlign, datesTone } from './date-gutter.ts'
import type { Look } from './look.ts'
import type { LayoutInput, LayoutResult } from './part.ts'
import { pageColumn, singleColumn } from './regions.ts'
import { spaceBody } from './space-body.ts'

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

/** What hangs in the gutter beside a block that stands on the edge of the roles. */
const hungBeside = (block: Block): Gutter | undefined => {
  const first = block.kind === 'group' ? block.children[0] : undefined
  return first?.kind === 'gutter' ? first : undefined
}

/** The same without its empty gutter. */
function withoutGutter(block: Block): Block {
  const gutter = hungBeside(block)
  return block.kind === 'group' && gutter ? { ...block, children: gutter.children } : block
}

/** A section whose heading stands in the column of the dates: over them where it has any, else beside its text. */
function headInColumn(section: Group, look: Look, column: { width: number }): Group {
  const [heading, ...body] = section.children
  if (heading?.kind !== 'paragraph') return section
  const gutter = dateGutter(look, column.width)
  const { accent } = datesTone(look, look.tones.page)
  const hung: Paragraph = { ...heading, align: datesAlign(look), style: { ...heading.style, color: accent } }
  const right = column.width - gutter.width
  const hasDates = body.some((block) => (hungBeside(block)?.label.length ?? 0) > 0)
  const children: Block[] = hasDates
    ? [toEdge(hung, { right }), ...body.map((block) => toEdge(block, { left: gutter.width + gutter.gap }))]
    : [{ kind: 'gutter', side: 'left', ...gutter, label: [hung], children: spaceBody(body.map(withoutGutter), 0) }]
  return { ...section, children }
}

/** All text stands on one edge, and only dates hang out to its left; headings stand there too, at the margin, or in the dates' column. */
export function hangDates(input: LayoutInput, heads: 'edge' | 'margin' | 'column'): LayoutResult {
  const column = pageColumn(input.look)
  const gutter = dateGutter(input.look, column.width)
  const left = gutter.width + gutter.gap
  const taken = heads !== 'margin' && input.headerGround === 'page' ? left : 0
  const place = (section: Block): Block => {
    if (section.kind !== 'group') return section
    if (heads === 'column') return headInColumn(section, input.look, column)
    // What has no dates takes the whole width under a heading at the margin.
    const isWide = heads === 'margin' && !section.children.some((block) => hungBeside(block))
    const toPlace = (block: Block) => (heads === 'margin' && isHead(block) ? block : toEdge(block, { left }))
    return isWide ? section : { ...section, children: section.children.map(toPlace) }
  }
  return singleColumn(
    {
      ...input,
      drawHeader: (place) =>
        input.drawHeader({ ...place, width: place.width - taken }).map((block) => toEdge(block, { left: taken })),
      drawSections: (ids, given) => input.drawSections(ids, given).map(place),
    },
    column,
  )
}
