import type { Ornament, OrnamentShape, Picture, Rule } from '../blocks.ts'
import type { Item, LineItem } from '../display-list.ts'
import { type Atom, addNode, type FlowContext } from './atoms.ts'

/** A dash shorter than the line is thick is meant as a dot. */
export function dashOf(dash: readonly number[] | undefined, thickness: number): Pick<LineItem, 'dash' | 'cap'> {
  if (!dash) return {}
  return (dash[0] ?? 0) < thickness ? { dash, cap: 'round' } : { dash }
}

export function flowRule(rule: Rule, width: number): Atom {
  const length = Math.min(rule.length ?? width, width)
  const x = rule.align === 'right' ? width - length : rule.align === 'center' ? (width - length) / 2 : 0
  const line = (y: number): Item => ({
    kind: 'line',
    x1: x,
    y1: y,
    x2: x + length,
    y2: y,
    color: rule.color,
    width: rule.thickness,
    ...dashOf(rule.dash, rule.thickness),
  })
  const middle = rule.thickness / 2
  const items = rule.double ? [line(middle), line(middle + rule.double)] : [line(middle)]
  return { before: 0, height: rule.thickness + (rule.double ?? 0), items, keepWithNext: false }
}

export function flowPicture(context: FlowContext, picture: Picture, width: number, parent: number): Atom {
  const node = addNode(context, parent, 'figure', { path: picture.path, alt: picture.alt })
  const rim = picture.ring ? picture.ring.gap + picture.ring.width : 0
  const outer = picture.width + 2 * rim
  const x = picture.align === 'right' ? width - outer : picture.align === 'center' ? (width - outer) / 2 : 0
  const items: Item[] = []
  if (picture.ring) {
    const half = picture.ring.gap + picture.ring.width / 2
    items.push({
      kind: 'rect',
      x: x + rim - half,
      y: rim - half,
      width: picture.width + 2 * half,
      height: picture.height + 2 * half,
      radius: picture.radius === 0 ? 0 : picture.radius + half,
      stroke: { color: picture.ring.color, width: picture.ring.width },
    })
  }
  items.push({
    kind: 'image',
    x: x + rim,
    y: rim,
    width: picture.width,
    height: picture.height,
    radius: picture.radius,
    src: picture.src,
    node,
  })
  return { before: 0, height: picture.height + 2 * rim, items, keepWithNext: false }
}

export function flowOrnament(ornament: Ornament): Atom {
  return { before: 0, height: 0, items: ornament.shapes.map(shapeItem), keepWithNext: true }
}

export function shapeItem(shape: OrnamentShape): Item {
  switch (shape.shape) {
    case 'rect': {
      const { shape: _kind, radius, ...rest } = shape
      return { kind: 'rect', radius: radius ?? 0, ...rest }
    }
    case 'ellipse': {
      const { shape: _kind, ...rest } = shape
      return { kind: 'ellipse', ...rest }
    }
    case 'polygon': {
      const { shape: _kind, ...rest } = shape
      return { kind: 'polygon', ...rest }
    }
    case 'path': {
      const { shape: _kind, ...rest } = shape
      return { kind: 'path', ...rest }
    }
  }
}
