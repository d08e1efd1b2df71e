import type { BoxStyle } from '../blocks.ts'
import type { Item } from '../display-list.ts'
import type { Atom, Span } from './atoms.ts'

/** The fill, frame, edge and rail of a box, drawn for each piece where it breaks over pages. */
export function boxSpan(
  box: BoxStyle,
  place: { width: number; first: number; last: number; firstLine: Atom | undefined },
): Span {
  return {
    first: place.first,
    last: place.last,
    draw({ top, bottom, isFirst, isLast }) {
      const items: Item[] = []
      const height = bottom - top
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
      if (box.rail)
        items.push(
          ...railItems(box.rail, {
            top,
            bottom: bottom + (isLast ? (box.rail.tail ?? 0) : 0),
            isFirst,
            box,
            firstLine: place.firstLine,
          }),
        )
      return items
    },
  }
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

function railItems(
  rail: NonNullable<BoxStyle['rail']>,
  piece: { top: number; bottom: number; isFirst: boolean; box: BoxStyle; firstLine: Atom | undefined },
): Item[] {
  const line: Item = {
    kind: 'line',
    x1: rail.x,
    y1: piece.top,
    x2: rail.x,
    y2: piece.bottom,
    color: rail.color,
    width: rail.width,
  }
  if (!piece.isFirst || rail.dot === 0) return [line]
  // The dot stands on the middle of the first line's small letters, not of its box.
  const baseline = piece.firstLine?.baseline ?? 0
  const cy = piece.top + piece.box.padding.top + baseline - rail.dot * 0.7
  const start: Item = { ...line, y1: cy }
  return [
    start,
    {
      kind: 'ellipse',
      cx: rail.x,
      cy,
      rx: rail.dot,
      ry: rail.dot,
      fill: rail.dotFill,
      stroke: { color: rail.color, width: rail.width * 1.4 },
    },
  ]
}
