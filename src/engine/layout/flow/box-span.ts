import type { BoxStyle } from '../blocks.ts'
import type { Item } from '../display-list.ts'
import type { Span } from './atoms.ts'

/** The fill, frame and edge of a box, drawn for each piece where it breaks over pages. */
export function boxSpan(box: BoxStyle, place: { width: number; first: number; last: number }): Span {
  return {
    first: place.first,
    last: place.last,
    draw({ top, bottom }) {
      const items: Item[] = []
      const height = endBelow(box, bottom) - top
      if (box.fill || box.stroke) {
        items.push({
          kind: 'rect',
          x: 0,
          y: top,
          width: place.width,
          height,
          radius: box.radius ?? 0,
          ...(box.fill ? { fill: box.fill } : {}),
          ...(box.stroke ? { stroke: box.stroke } : {}),
        })
      }
      if (box.edge) items.push(edgeItem(box.edge, { top, height, width: place.width }))
      return items
    },
  }
}

function endBelow({ below }: BoxStyle, bottom: number): number {
  if (!below) return bottom
  return below.foot - bottom <= below.near ? below.foot : bottom + below.least
}

function edgeItem(edge: NonNullable<BoxStyle['edge']>, area: { top: number; height: number; width: number }): Item {
  const inset = edge.inset ?? 0
  const base = { kind: 'rect' as const, radius: 0, fill: edge.color }
  switch (edge.side) {
    case 'left':
      return { ...base, x: 0, y: area.top + inset, width: edge.width, height: area.height - 2 * inset }
    case 'right':
      return {
        ...base,
        x: area.width - edge.width,
        y: area.top + inset,
        width: edge.width,
        height: area.height - 2 * inset,
      }
    case 'top':
      return { ...base, x: inset, y: area.top, width: area.width - 2 * inset, height: edge.width }
    case 'bottom':
      return {
        ...base,
        x: inset,
        y: area.top + area.height - edge.width,
        width: area.width - 2 * inset,
        height: edge.width,
      }
  }
}
