// A side column on its own ground that bleeds to the page's edge and continues on every page.
import type { Region } from '../blocks.ts'
import type { Tone } from './look.ts'
import type { LayoutInput, LayoutResult } from './part.ts'
import { belowHeader, type Column, headerAcross, region } from './regions.ts'

const SIDE_SHARE = 1 / 3

export function sidebar(input: LayoutInput, options: { side: 'left' | 'right'; tone: Tone }): LayoutResult {
  const { look } = input
  const { page } = look
  const panel = page.width * SIDE_SHARE
  const pad = Math.min(page.margin.left * 0.56, 28)
  const isLeft = options.side === 'left'
  const sideColumn: Column = isLeft
    ? { x: pad, width: panel - 2 * pad }
    : { x: page.width - panel + pad, width: panel - 2 * pad }
  const inner = page.margin.left * 0.62
  const mainColumn: Column = isLeft
    ? { x: panel + inner, width: page.width - panel - inner - page.margin.right * 0.85 }
    : { x: page.margin.left, width: page.width - panel - inner - page.margin.left }
  const ground = {
    pages: 'all' as const,
    shape: {
      shape: 'rect' as const,
      x: isLeft ? 0 : page.width - panel,
      y: 0,
      width: panel,
      height: page.height,
      fill: options.tone.background,
    },
  }

  if (input.headerWhere === 'side') {
    const header = region(look, 'header', sideColumn, {
      blocks: input.drawHeader({ tone: options.tone, width: sideColumn.width }),
      top: page.margin.top * 0.85,
    })
    return {
      regions: [
        header,
        main(input, mainColumn, page.margin.top),
        side(input, sideColumn, options.tone, belowHeader(look, look.gap.section * 1.1)),
      ],
      decorations: [ground],
    }
  }
  if (input.headerGround === 'page') {
    // The header keeps to the main column: a name that runs over two grounds cannot be read on both.
    const header = region(look, 'header', mainColumn, {
      blocks: input.drawHeader({ tone: look.tones.page, width: mainColumn.width }),
    })
    return {
      regions: [
        header,
        main(input, mainColumn, belowHeader(look)),
        side(input, sideColumn, options.tone, page.margin.top),
      ],
      decorations: [ground],
    }
  }
  const across = headerAcross(input, { x: page.margin.left, width: page.width - 2 * page.margin.left })
  return {
    regions: [
      across.header,
      main(input, mainColumn, across.below),
      side(input, sideColumn, options.tone, across.below),
    ],
    decorations: [ground, ...across.decorations],
  }
}

function main(input: LayoutInput, column: Column, top: Region['top']): Region {
  const blocks = input.drawSections(input.main, { tone: input.look.tones.page, width: column.width })
  return region(input.look, 'main', column, { blocks, top })
}

function side(input: LayoutInput, column: Column, tone: Tone, top: Region['top']): Region {
  const blocks = input.drawSections(input.side, { tone, width: column.width })
  return region(input.look, 'side', column, { blocks, top })
}
