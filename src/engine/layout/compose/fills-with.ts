import type { Block, Composition } from '../blocks.ts'

/** Whether a column, a band, a card or a chip is filled with one of these colours. Thin bars are not areas. */
export function fillsWith(colors: readonly string[], { regions, decorations }: Composition): boolean {
  const isOne = (fill: string | undefined) => fill !== undefined && colors.includes(fill)
  const fills = (block: Block): boolean => {
    switch (block.kind) {
      case 'group':
        return isOne(block.box?.fill) || block.children.some(fills)
      case 'gutter':
        return [...block.label, ...block.children].some(fills)
      case 'row':
        return block.cells.some((cell) => cell.blocks.some(fills))
      case 'chips':
        return isOne(block.fill)
      default:
        return false
    }
  }
  const isBand = ({ shape }: Composition['decorations'][number]) =>
    shape.shape === 'rect' && isOne(shape.fill) && Math.min(shape.width, shape.height) > thinnestArea
  return decorations.some(isBand) || regions.some((region) => region.blocks.some(fills))
}

/** In points. */
const thinnestArea = 12
