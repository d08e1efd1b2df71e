import type { Block, BoxStyle, Group } from '../blocks.ts'
import type { Look } from './look.ts'

/** Blocks of the text's width on a ground from edge to edge of the page. */
export function acrossPage(
  blocks: Block[],
  { page }: Look,
  { padding, ...box }: Omit<BoxStyle, 'padding'> & { padding: { top: number; bottom: number } },
): Group {
  const { left, right } = page.margin
  const ground: Group = {
    kind: 'group',
    role: 'span',
    keepTogether: true,
    children: blocks,
    box: { padding: { ...padding, right, left }, ...box },
  }
  return {
    kind: 'group',
    role: 'span',
    children: [ground],
    box: { padding: { top: 0, right: -right, bottom: 0, left: -left } },
  }
}
