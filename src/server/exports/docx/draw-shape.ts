// One shape of the page as Word draws it.
import { type ShapeFloating, ShapeRun } from 'docx/shapes'
import type { PageDecoration } from '#engine/layout/blocks.ts'
import { PATH_GRID } from '#engine/layout/display-list.ts'
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

/** Where a shape's place is counted from. */
type Anchor = Pick<ShapeFloating, 'horizontalPosition' | 'verticalPosition'>
export type Anchored = (box: Box) => Anchor
/** What is painted later covers what was painted before. */
type Placing = { anchor: Anchored; layer: number; isInFront?: boolean }

export function drawShape(shape: PageDecoration['shape'], placing: Placing): ShapeRun[] {
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

export const emus = (points: number): number => Math.round(points * 12_700)
