import { describe, expect, it } from 'vitest'
import { draw, find, rects, region, say, style, texts } from '../../../../tests/support/draw-blocks.ts'
import type { Block, Gutter } from '../blocks.ts'

describe('gutters', () => {
  it('set the label on the baseline of the first line beside it', () => {
    const pages = draw([
      region([
        {
          kind: 'gutter',
          side: 'left',
          width: 80,
          gap: 10,
          label: [say('May 2020', { style: { ...style, size: 8 } })],
          children: [say('Analyst', { style: { ...style, size: 14 } })],
        },
      ]),
    ])
    expect(find(pages, 'May').y).toBeCloseTo(find(pages, 'Analyst').y, 6)
    expect(find(pages, 'May').x).toBe(50)
    expect(find(pages, 'Analyst').x).toBe(140)
  })

  it('make room for a label taller than what stands beside it', () => {
    const label = say('Selected matters and other appointments')
    const gutter: Block = {
      kind: 'gutter',
      side: 'left',
      width: 60,
      gap: 10,
      label: [label],
      children: [say('One line')],
    }
    const pages = draw([region([gutter, say('Below')])])
    const lowest = Math.max(
      ...texts(pages)
        .filter((item) => item.x === 50 && item.text !== 'Below')
        .map((item) => item.y),
    )
    expect(find(pages, 'Below').y).toBeGreaterThan(lowest + 5)
  })

  const beside = (more: Partial<Gutter>): Gutter => ({
    kind: 'gutter',
    side: 'left',
    width: 60,
    gap: 10,
    label: [say('Label')],
    children: [say('First'), say('Last')],
    ...more,
  })
  const large = { ...style, size: 20 }

  it('stand with their last lines beside each other where they are told to', () => {
    const pages = draw([region([beside({ valign: 'foot' })])])
    expect(find(pages, 'Label').y).toBeCloseTo(find(pages, 'Last').y, 6)
  })

  it('let the text wait for a larger label that must not rise over it', () => {
    const distances = [say('First'), say('First', { style: large })].map((child) => {
      const gutter = beside({ valign: 'baseline', label: [say('Label', { style: large })], children: [child] })
      return find(draw([region([gutter])]), 'Label').y
    })
    expect(distances[0]).toBeCloseTo(distances[1] ?? 0, 6)
  })

  it('begin at the top where a picture opens them', () => {
    const picture: Block = {
      kind: 'picture',
      src: 'data:image/png;base64,',
      width: 40,
      height: 40,
      radius: 0,
      align: 'left',
      alt: '',
      path: 'photo',
    }
    const pages = draw([region([beside({ label: [picture, say('Label')] })])])
    const [drawn] = (pages.pages[0]?.items ?? []).filter((item) => item.kind === 'image')
    expect(drawn?.kind === 'image' && drawn.y).toBe(40)
  })

  it('paint a block behind their label as high as what stands beside it, on to a foot that is near', () => {
    const fill = { color: '#aa0000', left: 50, right: 4 }
    const [block] = rects(draw([region([beside({ fill })])]))
    expect([block?.x, block?.y, block?.width, block?.height]).toEqual([0, 40, 114, 28])
    const below = { least: 6, foot: 280, near: 220 }
    const [low] = rects(draw([region([beside({ fill: { ...fill, below } })])]))
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBe(280)
    const [short] = rects(draw([region([beside({ fill: { ...fill, below: { ...below, near: 100 } } })])]))
    expect(short?.height).toBe(34)
  })
})
