import type { PageDecoration } from './blocks.ts'

/** A decoration's shape where the region that it follows ends at this height. */
export function growShape({ shape, grow }: PageDecoration, end: number): PageDecoration['shape'] {
  const by = { height: 0, y: 0, start: 0 }
  if (grow) by[grow.by] = end
  switch (shape.shape) {
    case 'line':
      return { ...shape, y1: shape.y1 + by.y + by.start, y2: shape.y2 + by.y + by.height }
    case 'rect':
      return { ...shape, y: shape.y + by.y, height: shape.height + by.height }
    case 'ellipse':
      return { ...shape, cy: shape.cy + by.y }
    case 'path':
      return { ...shape, y: shape.y + by.y }
    case 'polygon': {
      // Points at the foot of the shape follow the region's end; those at the page's top stay.
      const foot = Math.max(...shape.points.map(([, y]) => y))
      const points = shape.points.map(([x, y]) => [x, y + by.y + (y === foot ? by.height : 0)] as const)
      return { ...shape, points }
    }
  }
}
