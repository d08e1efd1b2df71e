import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RectItem } from './display-list.ts'
import type { Atom, Flow } from './flow/atoms.ts'
import { type Frame, paginate } from './paginate.ts'

/** Each atom draws one box of its own height, as wide as its number. */
const atom = (index: number, height: number, more: Partial<Atom> = {}): Atom => ({
  before: 0,
  height,
  items: [{ kind: 'rect', x: 0, y: 0, width: index, height, radius: 0 }],
  keepWithNext: false,
  ...more,
})

const flowOf = (atoms: Atom[], more: Partial<Flow> = {}): Flow => ({ atoms, spans: [], keeps: [], ...more })
const page = (height: number): Frame => ({ x: 20, top: 10, bottom: 10 + height })
const onPages = (flow: Flow, frames: (index: number) => Frame) =>
  paginate(flow, frames).pages.map((items) => items.filter((item): item is RectItem => item.kind === 'rect'))
const numbers = (pages: RectItem[][]) => pages.map((items) => items.map((item) => item.width))

describe('paginating', () => {
  it('fills a page before it opens the next, and drops the gap at the top of one', () => {
    const flow = flowOf([atom(0, 40), atom(1, 40, { before: 10 }), atom(2, 40, { before: 10 })])
    const pages = onPages(flow, () => page(100))
    expect(numbers(pages)).toEqual([[0, 1], [2]])
    expect(pages[0]?.map((item) => [item.x, item.y])).toEqual([
      [20, 10],
      [20, 60],
    ])
    expect(pages[1]?.[0]?.y).toBe(10)
  })

  it('gives the pages after the first their own frame', () => {
    const flow = flowOf([atom(0, 40), atom(1, 40)])
    const pages = onPages(flow, (index) => (index === 0 ? { x: 5, top: 60, bottom: 100 } : page(100)))
    expect(pages.map((items) => items[0]?.y)).toEqual([60, 10])
    expect(pages.map((items) => items[0]?.x)).toEqual([5, 20])
  })

  it('takes a heading along to the page of what follows it', () => {
    const flow = flowOf([atom(0, 70), atom(1, 20, { keepWithNext: true }), atom(2, 20)])
    expect(numbers(onPages(flow, () => page(100)))).toEqual([[0], [1, 2]])
  })

  it('keeps a group on one page if a page can hold it, and splits it if none can', () => {
    const keeps = [{ first: 1, last: 3 }]
    const short = () => flowOf([atom(0, 50), atom(1, 20), atom(2, 20), atom(3, 20)], { keeps })
    expect(numbers(onPages(short(), () => page(100)))).toEqual([[0], [1, 2, 3]])
    const tall = () => flowOf([atom(0, 50), atom(1, 40), atom(2, 40), atom(3, 40)], { keeps })
    expect(numbers(onPages(tall(), () => page(100)))).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('moves what does not fit a short first page to a taller one, and places what fits on none', () => {
    const frames = (index: number) => (index === 0 ? page(30) : page(100))
    expect(numbers(onPages(flowOf([atom(0, 80)]), frames))).toEqual([[], [0]])
    expect(numbers(onPages(flowOf([atom(0, 300), atom(1, 10)]), () => page(100)))).toEqual([[0], [1]])
  })

  it('draws a box around each piece of what it holds', () => {
    const pieces: unknown[] = []
    const flow = flowOf([atom(0, 60), atom(1, 60), atom(2, 60)], {
      spans: [
        {
          first: 0,
          last: 2,
          draw: (piece) => {
            pieces.push(piece)
            return []
          },
        },
      ],
    })
    paginate(flow, () => page(130))
    expect(pieces).toEqual([
      { top: 10, bottom: 130 },
      { top: 10, bottom: 70 },
    ])
  })
})

describe('the foot of a page', () => {
  const gap = { before: 20, grows: true }
  const placed = (atoms: Atom[], height: number, usual?: number) => {
    const { pages, growth } = paginate(flowOf(atoms), () => page(height), usual)
    return { tops: pages.map((items) => items.map((item) => (item.kind === 'rect' ? item.y : 0))), growth }
  }
  const column = () => [atom(0, 50), atom(1, 50, { before: 8 }), atom(2, 30, gap), atom(3, 30, gap)]

  it('is where a column ends whose gaps can grow as far; other gaps stay', () => {
    expect(placed(column(), 218)).toEqual({ tops: [[10, 68, 143, 198]], growth: 0.25 })
  })

  it('is left empty where gaps would become too wide, and they grow like those of the column beside it', () => {
    expect(placed(column(), 400).growth).toBe(0.5)
    expect(placed(column(), 400, 0.1)).toEqual({ tops: [[10, 68, 140, 192]], growth: 0.1 })
  })

  it('is not looked for on the last of several pages', () => {
    const { tops } = placed([...column(), atom(4, 40, gap), atom(5, 40, gap)], 218)
    expect(tops).toEqual([
      [10, 68, 143, 198],
      [10, 70],
    ])
  })
})

describe('whatever the column holds', () => {
  const column = fc.array(
    fc.record({
      height: fc.integer({ min: 0, max: 140 }),
      before: fc.integer({ min: 0, max: 30 }),
      keepWithNext: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  const build = (parts: { height: number; before: number; keepWithNext: boolean }[]) =>
    flowOf(parts.map(({ height, ...more }, index) => atom(index, height, more)))

  it('loses nothing, doubles nothing and keeps the order', () => {
    fc.assert(
      fc.property(column, fc.integer({ min: 20, max: 120 }), (parts, first) => {
        const pages = onPages(build(parts), (index) => page(index === 0 ? first : 120))
        expect(numbers(pages).flat()).toEqual(parts.map((_, index) => index))
      }),
    )
  })

  it('lets nothing stand below the foot of a page unless it alone is taller than the page', () => {
    fc.assert(
      fc.property(column, (parts) => {
        for (const items of onPages(build(parts), () => page(120))) {
          const last = items[items.length - 1]
          if (last && items.length > 1) expect(last.y + last.height).toBeLessThanOrEqual(10 + 120 + 0.5)
        }
      }),
    )
  })

  it('ends a page with a heading only where everything on it belongs together', () => {
    fc.assert(
      fc.property(column, (parts) => {
        const pages = numbers(onPages(build(parts), () => page(120)))
        for (const items of pages.slice(0, -1)) {
          const last = items[items.length - 1]
          if (last === undefined || !parts[last]?.keepWithNext) continue
          expect(items.every((index) => parts[index]?.keepWithNext)).toBe(true)
        }
      }),
    )
  })
})
