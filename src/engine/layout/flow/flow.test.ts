// Blocks in a column, through the same door every document takes.
import { describe, expect, it } from 'vitest'
import { draw, find, rects, region, say, style, texts } from '../../../../tests/support/draw-blocks.ts'
import type { Block, Chips, Run } from '../blocks.ts'
import type { Pages } from '../display-list.ts'

const lines = (pages: Pages) => [...new Set(texts(pages).map((item) => item.y))]

describe('a line of contacts', () => {
  const contacts: Run[] = ['amara@example.com', 'Detroit, Michigan', 'linkedin.com/in/amara-okafor'].flatMap(
    (text, index): Run[] => [
      ...(index === 0 ? [] : [{ text: '  ·  ', separates: true }]),
      { text, noBreak: true, path: `contact.${index}` },
    ],
  )

  it('wraps whole contacts and leaves out the separator at the end of a line', () => {
    const pages = draw([region([say(contacts)], { width: 210 })])
    expect(lines(pages)).toHaveLength(2)
    const [first, second] = lines(pages).map((y) =>
      texts(pages)
        .filter((item) => item.y === y)
        .map((item) => item.text)
        .join(''),
    )
    expect(first).toBe('amara@example.com  ·  Detroit, Michigan ')
    expect(second).toBe('linkedin.com/in/amara-okafor')
  })

  it('is centred by what is seen of it', () => {
    const pages = draw([region([say(contacts, { align: 'center' })], { width: 210 })])
    const first = texts(pages).filter((item) => item.y === lines(pages)[0])
    const left = Math.min(...first.map((item) => item.x)) - 50
    const right = 260 - Math.max(...first.map((item) => item.x + item.width))
    expect(left).toBeCloseTo(right, 3)
  })
})

describe('standing text', () => {
  it('ends at its baseline, so that what follows touches its letters', () => {
    const slab: Block = {
      kind: 'group',
      role: 'span',
      box: { padding: { top: 4, right: 0, bottom: 4, left: 0 }, fill: '#0a6770' },
      children: [say('under it')],
    }
    const pages = draw([region([say('Name', { isStanding: true, style: { ...style, size: 30 } }), slab])])
    expect(rects(pages)[0]?.y).toBeCloseTo(find(pages, 'Name').y, 6)
  })
})

describe('rows', () => {
  it('stand on one baseline whatever the sizes of their texts', () => {
    const pages = draw([
      region([
        {
          kind: 'row',
          gap: 10,
          valign: 'baseline',
          cells: [
            { width: { share: 1 }, blocks: [say('Large', { style: { ...style, size: 24 } })] },
            { width: 'fit', blocks: [say('small', { align: 'right' })] },
          ],
        },
      ]),
    ])
    expect(find(pages, 'small').y).toBeCloseTo(find(pages, 'Large').y, 6)
    expect(find(pages, 'small').x + find(pages, 'small').width).toBeCloseTo(350, 1)
  })

  it('stand on the last line of all where their foot is what counts', () => {
    const pages = draw([
      region([
        {
          kind: 'row',
          gap: 10,
          valign: 'foot',
          cells: [
            { width: { share: 1 }, blocks: [say('Large', { style: { ...style, size: 24 } })] },
            { width: 'fit', blocks: [say('first'), say('second'), say('third')] },
          ],
        },
      ]),
    ])
    expect(find(pages, 'third').y).toBeCloseTo(find(pages, 'Large').y, 6)
  })

  it('leave the whole width to one side where the other is empty', () => {
    const long = 'A title that is so long that it needs nearly all of the row to itself'
    const pages = draw([
      region([
        {
          kind: 'row',
          gap: 0,
          valign: 'baseline',
          cells: [
            { width: { share: 1 }, blocks: [say(long)] },
            { width: 'fit', blocks: [] },
          ],
        },
      ]),
    ])
    expect(lines(pages)).toHaveLength(1)
  })
})

describe('page breaks', () => {
  const bullets = (count: number): Block => ({
    kind: 'list',
    items: Array.from({ length: count }, (_, index) => ({ runs: [{ text: `Point ${index}.` }] })),
    style,
    marker: '•',
    markerColor: '#111111',
    hang: 10,
    itemGap: 2,
  })

  it('split an entry taller than a page and go on at the top margin of the next', () => {
    const entry: Block = {
      kind: 'group',
      role: 'entry',
      keepTogether: true,
      children: [say('Role', { role: 'subheading', keepWithNext: true }), bullets(30)],
    }
    const pages = draw([region([entry])])
    expect(pages.pages.length).toBe(3)
    const points = pages.pages.map((_, page) => texts(pages, page).filter((item) => item.text.startsWith('Point')))
    expect(points.flat().map((item) => item.text)).toEqual(Array.from({ length: 30 }, (_, index) => `Point ${index}.`))
    for (const [index, items] of points.entries()) {
      expect(items[0]?.y).toBeGreaterThan(index === 0 ? 40 : 30)
      if (index > 0) expect(items[0]?.y).toBeLessThan(30 + style.size * style.leading)
      for (const item of items) expect(item.y).toBeLessThan(240)
    }
  })

  it('never leave a heading at the foot of a page, nor one line of a paragraph', () => {
    const paragraph = say('word '.repeat(60).trim())
    for (let fill = 1; fill < 14; fill += 1) {
      const pages = draw([
        region([
          ...Array.from({ length: fill }, () => say('Filler')),
          say('Heading', { keepWithNext: true }),
          paragraph,
        ]),
      ])
      for (const [page] of pages.pages.entries()) {
        const drawn = texts(pages, page)
        expect(drawn[drawn.length - 1]?.text).not.toBe('Heading')
        const words = new Set(drawn.filter((item) => item.text.includes('word')).map((item) => item.y))
        expect(words.size).not.toBe(1)
      }
    }
  })

  it('draw the box of a card around each of its pieces', () => {
    const card: Block = {
      kind: 'group',
      role: 'entry',
      box: { padding: { top: 6, right: 8, bottom: 6, left: 8 }, stroke: { color: '#999999', width: 0.5 } },
      children: [bullets(20)],
    }
    const pages = draw([region([card])])
    expect(pages.pages.length).toBe(2)
    for (const page of [0, 1]) {
      const [box] = rects(pages, page)
      const inside = texts(pages, page)
      expect(box && inside.every((item) => item.y > box.y && item.y < box.y + box.height)).toBe(true)
    }
  })
})

describe('regions', () => {
  it('stand below the header by the gap they ask for', () => {
    const header = region([say('Name', { style: { ...style, size: 20 } })], { id: 'header' })
    const pages = draw([header, region([say('Body')], { top: { below: 'header', gap: 25 } })])
    const headerFoot = 40 + 20 * style.leading
    expect(find(pages, 'Body').y).toBeGreaterThan(headerFoot + 25)
    expect(find(pages, 'Body').y).toBeLessThan(headerFoot + 25 + style.size * style.leading)
  })

  it('can stand on the first line of another', () => {
    const header = region([say('Name', { style: { ...style, size: 30 } })], { id: 'header' })
    const side = region([say('Skills')], { id: 'side', x: 360, width: 30, alignWith: 'header' })
    const pages = draw([header, side])
    expect(find(pages, 'Skills').y).toBeCloseTo(find(pages, 'Name').y, 6)
  })

  it('repeat the ground of a side column on every page, and the running name only after the first', () => {
    const pages = draw([region(Array.from({ length: 30 }, () => say('Line')))], {
      decorations: [
        { pages: 'all', shape: { shape: 'rect', x: 0, y: 0, width: 40, height: 280, fill: '#eeeeee' } },
        { pages: 'first', shape: { shape: 'rect', x: 0, y: 0, width: 400, height: 20, fill: '#dddddd' } },
      ],
      running: { name: 'Amara Okafor', style, x: 50, y: 20, width: 300, numbers: 'rest', showsNumber: true },
    })
    expect(pages.pages.length).toBe(3)
    expect(pages.pages.map((_, page) => rects(pages, page).length)).toEqual([2, 1, 1])
    const running = pages.pages.map((_, page) => texts(pages, page).filter((item) => item.node === -1))
    expect(running.map((items) => items.map((item) => item.text))).toEqual([
      [],
      ['Amara Okafor', '2 / 3'],
      ['Amara Okafor', '3 / 3'],
    ])
  })
})

describe('chips with signs', () => {
  const icon = 'M0 0 L24 0 L24 24 Z'
  const chips = (names: string[], more: Partial<Chips> = {}): Chips => ({
    kind: 'chips',
    items: names.map((text) => ({ runs: [{ text }], icon })),
    style,
    radius: 0,
    padding: { x: 0, y: 0 },
    gap: 10,
    ...more,
  })

  it('draws the sign before its text and leaves it room', () => {
    const pages = draw([region([chips(['one'])])])
    const sign = pages.pages[0]?.items.find((item) => item.kind === 'path')
    expect(sign).toMatchObject({ x: 50, fill: style.color })
    expect(find(pages, 'one').x).toBeGreaterThan(50 + (sign?.kind === 'path' ? sign.size : 300))
  })

  it('spreads one row over the width, and leaves several as they are', () => {
    const spread = draw([region([chips(['one', 'two'], { isSpread: true })])])
    const last = find(spread, 'two')
    expect(last.x + last.width).toBeCloseTo(350, 0)
    const many = Array.from({ length: 12 }, (_, at) => `contact ${at}`)
    const wrapped = draw([region([chips(many, { isSpread: true, rowGap: 3 })])])
    expect(texts(wrapped).map(({ x }) => x)).toEqual(texts(draw([region([chips(many)])])).map(({ x }) => x))
    expect(lines(wrapped).length).toBeGreaterThan(1)
  })
})

describe('lines of one length', () => {
  const contacts = ['anna.kovacs@example.com', '+36 1 555 0134', 'Budapest, Hungary', 'linkedin.com/in/anna-kovacs']
  const runs = contacts.flatMap((text, index): Run[] => [
    ...(index === 0 ? [] : [{ text: '  ·  ', separates: true }]),
    { text, noBreak: true },
  ])
  const lineOf = (pages: Pages, text: string) => texts(pages).find((item) => item.text.startsWith(text))?.y

  it('leave no contact alone on the last line', () => {
    const pages = draw([region([say(runs, { isBalanced: true })], { width: 330 })])
    expect(lineOf(pages, 'anna')).toBe(lineOf(pages, '+36'))
    expect(lineOf(pages, 'Budapest')).toBe(lineOf(pages, 'linkedin'))
    expect(lineOf(draw([region([say(runs)], { width: 330 })]), 'Budapest')).toBe(lineOf(pages, 'anna'))
  })

  it('put as many signs with contacts in each row', () => {
    const chips: Chips = {
      kind: 'chips',
      items: contacts.map((text) => ({ runs: [{ text }], icon: 'M0 0 L1 1 Z' })),
      style,
      radius: 0,
      padding: { x: 0, y: 0 },
      gap: 8,
      isEven: true,
    }
    const pages = draw([region([chips])])
    expect(lineOf(pages, 'anna')).toBe(lineOf(pages, '+36'))
    expect(lineOf(pages, 'Budapest')).toBe(lineOf(pages, 'linkedin'))
  })
})
