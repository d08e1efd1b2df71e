// Decoration behind the text goes into the page headers, where it repeats and can't be edited by mistake.
import { HorizontalPositionRelativeFrom, VerticalPositionRelativeFrom } from 'docx'
import { type ShapeFloating, ShapeRun } from 'docx/shapes'
import type { Composition, OrnamentShape, PageDecoration } from '#engine/layout/blocks.ts'
import { PATH_GRID } from '#engine/layout/display-list.ts'
import { growShape } from '#engine/layout/grow-shape.ts'
import { bandDrop, findBand, isBand, panels } from './flow-regions.ts'
import { hex, pixels } from './word-units.ts'

type Box = { x: number; y: number; width: number; height: number }
type Paint = {
  fill?: string
  stroke?: { color: string; width: number; dash?: readonly number[] }
  opacity?: number
}
type Form =
  | { type: 'rectangle' | 'ellipse' | 'line' }
  | { type: 'roundedRectangle'; adjustments: { cornerRadius: number } }
  | { type: 'custom'; path: string }

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

/** Where a shape's place is counted from. */
type Anchor = Pick<ShapeFloating, 'horizontalPosition' | 'verticalPosition'>
type Anchored = (box: Box) => Anchor
/** What is painted later covers what was painted before. */
type Placing = { anchor: Anchored; layer: number; isInFront?: boolean }

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

function drawShape(shape: PageDecoration['shape'], placing: Placing): ShapeRun[] {
  switch (shape.shape) {
    case 'rect': {
      const form = shape.radius ? roundedForm(shape.radius, shape) : { type: 'rectangle' as const }
      return [floatingShape(form, shape, shape, placing)]
    }
    case 'ellipse': {
      const { cx, cy, rx, ry } = shape
      const box = { x: cx - rx, y: cy - ry, width: rx * 2, height: ry * 2 }
      return [floatingShape({ type: 'ellipse' }, box, shape, placing)]
    }
    case 'polygon': {
      const box = boxAround(shape.points)
      const path = `M ${shape.points.map(([x, y]) => `${x} ${y}`).join(' L ')} Z`
      return [floatingShape({ type: 'custom', path }, box, shape, placing)]
    }
    case 'path': {
      const scale = shape.size / PATH_GRID
      const box = boxAround(outlinePoints(shape.d))
      const placed = {
        x: shape.x + box.x * scale,
        y: shape.y + box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
      }
      return [floatingShape({ type: 'custom', path: shape.d }, placed, shape, placing)]
    }
    case 'line': {
      const { x1, y1, x2, y2, color, width, dash } = shape
      const box = boxAround([
        [x1, y1],
        [x2, y2],
      ])
      const stroke = { color, width, ...(dash ? { dash } : {}) }
      return [floatingShape({ type: 'line' }, box, { stroke }, placing)]
    }
  }
}

/** An outline's corners. Word stretches an outline to its box, so the box must be the outline's own. */
export function outlinePoints(d: string): [number, number][] {
  const numbers = (text: string) =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number)
  return [...d.matchAll(/([MLCA])([^MLCAZ]+)/g)].map(([, , text = '']) => {
    const [y = 0, x = 0] = numbers(text).reverse()
    return [x, y]
  })
}

export function boxAround(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Corners in percent of the shorter side. */
export function roundedForm(radius: number, { width, height }: { width: number; height: number }) {
  const cornerRadius = Math.min(50, (radius / Math.max(1, Math.min(width, height))) * 100)
  return { type: 'roundedRectangle' as const, adjustments: { cornerRadius } }
}

function floatingShape(form: Form, box: Box, paint: Paint, { anchor, layer, isInFront = false }: Placing): ShapeRun {
  const { fill, stroke, opacity = 1 } = paint
  const transparency = Math.round((1 - opacity) * 100)
  return new ShapeRun({
    ...form,
    transformation: { width: pixels(box.width), height: pixels(box.height) },
    ...(fill ? { fill: { color: hex(fill), transparency } } : {}),
    line: stroke
      ? {
          color: hex(stroke.color),
          width: stroke.width,
          transparency,
          ...(stroke.dash ? { dash: (stroke.dash[0] ?? 1) < 1 ? ('shortDot' as const) : ('dash' as const) } : {}),
        }
      : 'none',
    altText: { name: 'Decoration', description: '' },
    floating: {
      ...anchor(box),
      zIndex: layer,
      behindDocument: !isInFront,
      allowOverlap: true,
    },
  })
}

const emus = (points: number): number => Math.round(points * 12_700)
