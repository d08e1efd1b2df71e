import { type Item, PATH_GRID } from '../display-list.ts'
import type { PaintElement } from './paint-element.ts'

const round = (value: number) => String(Math.round(value * 100) / 100)

/** The drawn things of a page as SVG; texts, pictures and links are elements of their own. */
export function shapeElement(item: Item, key: string): PaintElement[] {
  const svg = (tag: string, attributes: Record<string, string>): PaintElement[] => [
    { tag, key, attributes, style: {}, children: [] },
  ]
  switch (item.kind) {
    case 'rect':
      return svg('rect', {
        x: round(item.x),
        y: round(item.y),
        width: round(Math.max(0, item.width)),
        height: round(Math.max(0, item.height)),
        ...(item.radius > 0 ? { rx: round(item.radius) } : {}),
        ...paint(item),
      })
    case 'line':
      return svg('line', {
        x1: round(item.x1),
        y1: round(item.y1),
        x2: round(item.x2),
        y2: round(item.y2),
        ...paint({ stroke: item }),
        ...(item.cap ? { 'stroke-linecap': item.cap } : {}),
      })
    case 'ellipse':
      return svg('ellipse', {
        cx: round(item.cx),
        cy: round(item.cy),
        rx: round(item.rx),
        ry: round(item.ry),
        ...paint(item),
      })
    case 'polygon':
      return svg('polygon', {
        points: item.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
        ...paint(item),
      })
    case 'path':
      return svg('path', {
        d: item.d,
        transform: `translate(${round(item.x)} ${round(item.y)}) scale(${item.size / PATH_GRID})`,
        'fill-rule': 'evenodd',
        ...paint(item),
      })
    case 'text':
    case 'image':
    case 'link':
      return []
  }
}

function paint(item: {
  fill?: string
  stroke?: { color: string; width: number; dash?: readonly number[] }
  opacity?: number
}): Record<string, string> {
  const attributes: Record<string, string> = { fill: item.fill ?? 'none' }
  if (item.stroke) {
    attributes.stroke = item.stroke.color
    attributes['stroke-width'] = String(item.stroke.width)
    if (item.stroke.dash) attributes['stroke-dasharray'] = item.stroke.dash.join(' ')
  }
  if (item.opacity !== undefined) attributes.opacity = String(item.opacity)
  return attributes
}
