// Painted grounds of a page: panels behind columns, bands behind the header.
import type { Composition, PageDecoration, Region } from '#engine/layout/blocks.ts'

export type Band = { fill: string; pad: number }

/** Painted areas as high as the page that are behind a column. */
export function panels({ decorations, width, height }: Composition): { x: number; width: number; fill: string }[] {
  return decorations.flatMap(({ shape, pages }) => {
    if (pages !== 'all' || shape.shape !== 'rect' || !shape.fill || shape.opacity !== undefined) return []
    if (shape.height < height * 0.9 || shape.width > width * 0.7) return []
    return [{ x: shape.x, width: shape.width, fill: shape.fill }]
  })
}

/** A ground behind the header that grows with it. */
export function findBand(composition: Composition): Band | undefined {
  for (const decoration of composition.decorations) {
    const { shape } = decoration
    if (!isBand(decoration, composition) || shape.shape !== 'rect' || !shape.fill) continue
    return { fill: shape.fill, pad: shape.height }
  }
  return undefined
}

/** A header from edge to edge that is on the page itself. */
export function bareBand({ width, background }: Composition, header: Region | undefined): Band | undefined {
  return header?.x === 0 && header.width === width ? { fill: background, pad: 0 } : undefined
}

/** Word's text is the band's own table, so the painted one would stand twice. */
export function isBand({ grow, shape }: PageDecoration, { width }: Composition): boolean {
  return grow?.by === 'height' && shape.shape === 'rect' && shape.fill !== undefined && shape.width >= width
}

/** How far a band is below the page's edge: the page's own header takes a point, and so does the lead-in. */
export const bandDrop = 2
