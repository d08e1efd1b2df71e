import type { PageDecoration } from '../../blocks.ts'
import type { AccentPart } from '../../compose/part.ts'

/** Triangles in two corners; the upper ones only where no page number stands. */
const geometric: AccentPart = {
  draw: ({ page: { width, height }, tint }, { pale, strong }) => {
    const corner = (pages: PageDecoration['pages'], points: [number, number][], fill: string): PageDecoration => ({
      pages,
      shape: { shape: 'polygon', points, fill },
    })
    const upper = (across: number, down: number): [number, number][] => [
      [width - across, 0],
      [width, 0],
      [width, down],
    ]
    const lower: [number, number][] = [
      [0, height - 46],
      [0, height],
      [62, height],
    ]
    return [
      corner('first', upper(104, 74), pale),
      corner('first', upper(46, 33), strong),
      corner('all', lower, tint.background),
    ]
  },
}

export default geometric
