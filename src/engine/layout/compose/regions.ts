// Where columns stand on the page. Layout variants differ in what they ask of these.
import type { PageDecoration, Region } from '../blocks.ts'
import type { Look, Tone } from './look.ts'
import type { LayoutInput } from './part.ts'

export type Column = { x: number; width: number }

export function pageColumn(look: Look): Column {
  const { width, margin } = look.page
  return { x: margin.left, width: width - margin.left - margin.right }
}

/** Cuts a column in two with a gap between. `side` names where the narrow part stands. */
export function splitColumn(
  column: Column,
  options: { side: 'left' | 'right'; share: number; gap: number },
): { main: Column; side: Column } {
  const narrow = (column.width - options.gap) * options.share
  const wide = column.width - options.gap - narrow
  if (options.side === 'left') {
    return { side: { x: column.x, width: narrow }, main: { x: column.x + narrow + options.gap, width: wide } }
  }
  return { main: { x: column.x, width: wide }, side: { x: column.x + wide + options.gap, width: narrow } }
}

export function region(
  look: Look,
  id: Region['id'],
  column: Column,
  content: { blocks: Region['blocks']; top?: Region['top'] },
): Region {
  const { height, margin } = look.page
  return {
    id,
    ...column,
    top: content.top ?? margin.top,
    bottom: height - margin.bottom,
    restTop: margin.top,
    restBottom: height - margin.bottom,
    blocks: content.blocks,
  }
}

export const belowHeader = (gap: number): Region['top'] => ({ below: 'header', gap })

/** How far a band reaches below the text on it: contacts are small and grey, so that the same looks deeper there than over a name. */
export const bandPad = ({ page }: Look): number => page.margin.top * 0.52

const bandTop = ({ page }: Look): number => page.margin.top * 0.66

/** A header across the page, on a band to the edges where the header part asks for one. */
export function headerAcross(
  input: LayoutInput,
  column: Column,
): { header: Region; decorations: PageDecoration[]; below: Region['top'] } {
  const { look, headerGround } = input
  const { page } = look
  if (headerGround === 'page' && input.headerBleeds) {
    const blocks = input.drawHeader({ tone: look.tones.page, width: page.width })
    const header = region(look, 'header', { x: 0, width: page.width }, { blocks })
    return { header, decorations: [], below: belowHeader(input.headerGap * 1.3) }
  }
  if (headerGround === 'page') {
    const header = region(look, 'header', column, {
      blocks: input.drawHeader({ tone: look.tones.page, width: column.width }),
    })
    return { header, decorations: [], below: belowHeader(input.headerGap) }
  }
  const tone: Tone = headerGround === 'tint' ? look.tint : look.tones.solid
  if (input.headerBleeds) {
    const whole = { x: 0, width: page.width }
    const header = region(look, 'header', whole, { blocks: input.drawHeader({ tone, width: page.width }), top: 0 })
    const ground: PageDecoration = {
      pages: 'first',
      shape: { shape: 'rect', ...whole, y: 0, height: 0, fill: tone.background },
      grow: { region: 'header', by: 'height' },
    }
    return { header, decorations: [ground], below: belowHeader(input.headerGap * 1.5) }
  }
  const top = bandTop(look)
  const pad = input.headerHasEdges ? top : bandPad(look)
  const header = region(look, 'header', column, {
    blocks: input.drawHeader({ tone, width: column.width }),
    top,
  })
  const band: PageDecoration = {
    pages: 'first',
    shape: { shape: 'rect', x: 0, y: 0, width: page.width, height: pad, fill: tone.background },
    grow: { region: 'header', by: 'height' },
  }
  return { header, decorations: [band], below: belowHeader(pad + input.headerGap * 1.1) }
}

/** One column under a header. */
export function singleColumn(
  input: LayoutInput,
  column = pageColumn(input.look),
): { regions: Region[]; decorations: PageDecoration[] } {
  const { look } = input
  const { header, decorations, below } = headerAcross(input, column)
  const blocks = input.drawSections([...input.main, ...input.side], { tone: look.tones.page, width: column.width })
  return { regions: [header, region(look, 'main', column, { blocks, top: below })], decorations }
}

/** Two columns under a header; one where the other would stand empty. */
export function twoColumns(
  input: LayoutInput,
  columns: { main: Column; side: Column },
): { regions: Region[]; decorations: PageDecoration[] } {
  const { look } = input
  if (input.main.length === 0 || input.side.length === 0) return singleColumn(input)
  const { header, decorations, below } = headerAcross(input, pageColumn(look))
  return {
    regions: [
      header,
      region(look, 'main', columns.main, {
        blocks: input.drawSections(input.main, { tone: look.tones.page, width: columns.main.width }),
        top: below,
      }),
      region(look, 'side', columns.side, {
        blocks: input.drawSections(input.side, { tone: look.tones.page, width: columns.side.width }),
        top: below,
      }),
    ],
    decorations,
  }
}
