// A side column on its own ground that bleeds to the page's edge and continues on every page.
import type { Block, PageDecoration, Picture, Region } from '../blocks.ts'
import type { Look, Tone } from './look.ts'
import type { Aside, LayoutInput, LayoutResult } from './part.ts'
import { belowHeader, type Column, headerAcross, region, singleColumn } from './regions.ts'

/** How much of the page the panel takes. */
export const sidebarWidth = ({ page, design }: Look): number => page.width * (design.sideShare ?? 1 / 3)

/** Between the panel's edges and its text. */
const sidebarPad = ({ page, design }: Look): number =>
  design.border === 'perforations' ? 34 : Math.min(page.margin.left * 0.56, 28)

/** A picture over the upper end of a panel, from edge to edge. */
export function onPanel(photo: readonly Picture[], { width }: Aside, look: Look): Block[] {
  const height = width * (look.style.accentElements === 'image-focus' ? 1.24 : 1.14)
  // A ring around it would keep it from the edge.
  return photo.map(({ ring: _ring, ...picture }) => ({ ...picture, width, height, radius: 0 }))
}

/** The same blocks under the page's margin, where their header begins at its edge. */
export function belowEdge(blocks: Block[], look: Look): Block[] {
  const box = { padding: { top: look.page.margin.top, right: 0, bottom: 0, left: 0 } }
  return [{ kind: 'group', role: 'span', children: blocks, box }]
}

type Sidebar = { side: 'left' | 'right'; tone: Tone }

export function sidebar(input: LayoutInput, options: Sidebar): LayoutResult {
  const { look } = input
  const columns = sidebarColumns(look, options.side)
  const ground = sidebarGround(look, options)
  const below = belowHeader(input.headerGap)

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

/** One row over both columns, each cell on its own ground; over the whole panel where the header fills it. */
function headerOverBoth(input: LayoutInput, columns: Columns, { side: at, tone }: Sidebar): Region {
  const { look } = input
  const isAtEdge = input.headerUsesAside(at) === 'edge'
  const panel = { x: at === 'left' ? 0 : look.page.width - sidebarWidth(look), width: sidebarWidth(look) }
  const beside = isAtEdge ? panel : columns.side
  const [left, right] = at === 'left' ? [beside, columns.main] : [columns.main, beside]
  const aside: Aside = {
    side: at,
    width: beside.width,
    gap: right.x - left.x - left.width,
    tone,
    isWhole: isAtEdge,
  }
  return region(
    look,
    'header',
    { x: left.x, width: right.x + right.width - left.x },
    {
      blocks: input.drawHeader({ tone: look.tones.page, width: columns.main.width, aside }),
      top: isAtEdge ? 0 : look.page.margin.top,
    },
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
