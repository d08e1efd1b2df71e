// A side column on its own ground that bleeds to the page's edge and continues on every page.
import type { Block, PageDecoration, Region } from '../blocks.ts'
import type { Look, Tone } from './look.ts'
import type { Aside, LayoutInput, LayoutResult } from './part.ts'
import { belowHeader, type Column, headerAcross, region, singleColumn } from './regions.ts'

/** How much of the page the panel takes. */
export const sidebarWidth = ({ page, design }: Look): number => page.width * (design.sideShare ?? 1 / 3)

/** Between the panel's edges and its text. */
export const sidebarPad = ({ page }: Look): number => Math.min(page.margin.left * 0.56, 28)

/** The same block, kept from the edges of the panel it stands on. */
function padded(block: Block, pad: number): Block {
  const { before = 0, grows = false, ...inner } = block
  return {
    kind: 'group',
    role: 'span',
    before,
    grows,
    box: { padding: { top: 0, right: pad, bottom: 0, left: pad } },
    children: [inner],
  }
}

type Sidebar = { side: 'left' | 'right'; tone: Tone }

export function sidebar(input: LayoutInput, options: Sidebar): LayoutResult {
  const { look } = input
  const columns = sidebarColumns(look, options.side)
  const ground = sidebarGround(look, options)
  const below = belowHeader(input.headerGap)

  if (input.headerWhere === 'side' && input.headerBleeds) {
    const panel = { x: options.side === 'left' ? 0 : look.page.width - sidebarWidth(look), width: sidebarWidth(look) }
    const header = region(look, 'header', panel, {
      blocks: input.drawHeader({ tone: options.tone, width: panel.width }),
      top: 0,
    })
    const under = side(input, columns.side, options.tone, belowHeader(look.gap.section * 1.2))
    return {
      regions: [
        header,
        main(input, columns.main, look.page.margin.top),
        { ...under, ...panel, blocks: under.blocks.map((block) => padded(block, sidebarPad(look))) },
      ],
      decorations: [ground],
    }
  }
  if (input.headerWhere === 'side') {
    const header = region(look, 'header', columns.side, {
      blocks: input.drawHeader({ tone: options.tone, width: columns.side.width }),
      top: look.page.margin.top * 0.85,
    })
    const regions = [
      header,
      main(input, columns.main, look.page.margin.top),
      side(input, columns.side, options.tone, belowHeader(look.gap.section * 1.1)),
    ]
    return { regions, decorations: [ground] }
  }
  if (input.headerGround !== 'page') {
    const { margin, width } = look.page
    const across = headerAcross(input, { x: margin.left, width: width - 2 * margin.left })
    const regions = [
      across.header,
      main(input, columns.main, across.below),
      side(input, columns.side, options.tone, across.below),
    ]
    return { regions, decorations: [ground, ...across.decorations] }
  }
  if (input.headerUsesAside(options.side)) {
    const regions = [
      headerOverBoth(input, columns, options),
      main(input, columns.main, below),
      side(input, columns.side, options.tone, below),
    ]
    return { regions, decorations: [ground] }
  }
  // A panel with nothing on it would look forgotten.
  if (input.side.length === 0) return singleColumn(input)
  // The header keeps to the main column: a name that runs over two grounds cannot be read on both.
  const header = region(look, 'header', columns.main, {
    blocks: input.drawHeader({ tone: look.tones.page, width: columns.main.width }),
  })
  const regions: Region[] = [
    header,
    main(input, columns.main, below),
    { ...side(input, columns.side, options.tone, look.page.margin.top), alignWith: 'header' },
  ]
  return { regions, decorations: [ground] }
}

type Columns = { main: Column; side: Column }

function sidebarColumns(look: Look, at: Sidebar['side']): Columns {
  const { page } = look
  const panel = sidebarWidth(look)
  const pad = sidebarPad(look)
  const inner = page.margin.left * 0.62
  if (at === 'left') {
    return {
      side: { x: pad, width: panel - 2 * pad },
      main: { x: panel + inner, width: page.width - panel - inner - page.margin.right * 0.85 },
    }
  }
  return {
    main: { x: page.margin.left, width: page.width - panel - inner - page.margin.left },
    side: { x: page.width - panel + pad, width: panel - 2 * pad },
  }
}

function sidebarGround(look: Look, { side: at, tone }: Sidebar): PageDecoration {
  const { page } = look
  const width = sidebarWidth(look)
  const x = at === 'left' ? 0 : page.width - width
  return { pages: 'all', shape: { shape: 'rect', x, y: 0, width, height: page.height, fill: tone.background } }
}

/** One row over both columns, each cell on its own ground. */
function headerOverBoth(input: LayoutInput, columns: Columns, { side: at, tone }: Sidebar): Region {
  const { look } = input
  const [left, right] = at === 'left' ? [columns.side, columns.main] : [columns.main, columns.side]
  const aside: Aside = { side: at, width: columns.side.width, gap: right.x - left.x - left.width, tone }
  return region(
    look,
    'header',
    { x: left.x, width: right.x + right.width - left.x },
    { blocks: input.drawHeader({ tone: look.tones.page, width: columns.main.width, aside }) },
  )
}

function main(input: LayoutInput, column: Column, top: Region['top']): Region {
  const blocks = input.drawSections(input.main, { tone: input.look.tones.page, width: column.width })
  return region(input.look, 'main', column, { blocks, top })
}

function side(input: LayoutInput, column: Column, tone: Tone, top: Region['top']): Region {
  const blocks = input.drawSections(input.side, { tone, width: column.width })
  return region(input.look, 'side', column, { blocks, top })
}
