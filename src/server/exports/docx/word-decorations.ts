// Decoration behind the text goes into the page headers, where it repeats and can't be edited by mistake.
import { HorizontalPositionRelativeFrom, VerticalPositionRelativeFrom } from 'docx'
import type { ShapeRun } from 'docx/shapes'
import type { Composition, OrnamentShape, PageDecoration } from '#engine/layout/blocks.ts'
import { growShape } from '#engine/layout/grow-shape.ts'
import { type Anchored, boxAround, drawShape, emus, outlinePoints } from './draw-shape.ts'
import { bandDrop, findBand, isBand, panels } from './page-grounds.ts'

export function firstDecorations(composition: Composition, headerEnd: number): ShapeRun[] {
  const band = findBand(composition)
  const shapes = composition.decorations
    .filter(({ pages }) => pages === 'all' || pages === 'first')
    .filter((decoration) => hangsFree(decoration, composition))
    .map((decoration) => growShape(decoration, headerEnd))
  if (!band) return drawShapes(shapes)
  // The band's table cannot reach the edge of the page, and may end a hair above what hangs on it.
  const hasFoot = composition.decorations.some(({ grow }) => grow?.by === 'y')
  const height = hasFoot ? headerEnd + band.pad : bandDrop + 4
  const ground = { shape: 'rect' as const, x: 0, y: 0, width: composition.width, height }
  return drawShapes([{ ...ground, fill: band.fill }, ...shapes])
}

export function restDecorations(composition: Composition): ShapeRun[] {
  const shapes = composition.decorations
    .filter(({ pages }) => pages === 'all' || pages === 'rest')
    .filter((decoration) => !isCovered(decoration, composition))
  return drawShapes(shapes.map(({ shape }) => shape))
}

/** A side column's cell has its panel's colour and would hide the middle of what is drawn on the panel. */
function isCovered({ pages, shape }: PageDecoration, composition: Composition): boolean {
  if (pages !== 'all' || shape.shape !== 'path') return false
  const { x, width } = boxAround(outlinePoints(shape.d))
  const left = Math.min(...composition.regions.map((region) => region.x))
  return panels(composition).some((panel) => x >= Math.max(panel.x, left) && x + width <= panel.x + panel.width)
}

const drawShapes = (shapes: readonly PageDecoration['shape'][]): ShapeRun[] =>
  shapes.flatMap((shape, index) => drawShape(shape, { anchor: onPage, layer: index + 1 }))

/** Bands, the rule under the header and lines between columns are parts of the text's tables and paragraphs. */
function hangsFree(decoration: PageDecoration, composition: Composition): boolean {
  const { grow, shape } = decoration
  if (!grow) return !isCovered(decoration, composition)
  // What is painted over the band would be covered by the band's table.
  if (grow.by === 'height') return !isBand(decoration, composition) && !findBand(composition)
  if (shape.shape !== 'line') return true
  return grow.by === 'start' && !composition.regions.some(({ id }) => id === 'side')
}

const onPage: Anchored = ({ x, y }) => ({
  horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(x) },
  verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(y) },
})

/** A small shape next to its paragraph. */
export function ornamentRun({ shape, left, layer }: { shape: OrnamentShape; left: number; layer: number }): ShapeRun[] {
  const anchor: Anchored = ({ x, y }) => ({
    horizontalPosition: { relative: HorizontalPositionRelativeFrom.COLUMN, offset: emus(left + x) },
    verticalPosition: { relative: VerticalPositionRelativeFrom.LINE, offset: emus(y) },
  })
  // The ground of a cell would hide what is behind its text.
  return drawShape(shape, { anchor, layer: layer + 1, isInFront: true })
}
