// What a resume becomes before it is placed on pages: blocks with absolute values (points, colours), a role and
// keep rules, in regions. Layout turns them into pages; the Word writer reads them as they are.
import type { DocumentLanguage } from '#engine/resume/resume.ts'
import type { FontFamily } from '#engine/style/style.ts'
import type { EllipseItem, NodeRole, PolygonItem, RectItem } from './display-list.ts'

export type TextStyle = {
  family: FontFamily
  size: number
  weight: 300 | 400 | 600 | 700
  italic: boolean
  color: string
  /** In em; at most 0.08. */
  tracking: number
  /** Line height as a multiple of the size. */
  leading: number
  /** `upper` is drawn in capitals and kept as written in the text that machines read only where the painter can. */
  letterCase: 'none' | 'upper' | 'small-caps'
  /** By whose rules letters become capitals; English if not said. */
  language?: DocumentLanguage
}

export type Run = {
  text: string
  /** What differs from the block's style. */
  style?: Partial<TextStyle>
  href?: string
  path?: string
  /** Moves to the next line whole, unless it alone is wider than the line: addresses, dates. */
  noBreak?: boolean
  /** Stands between two others and is left out where a line ends with it. */
  separates?: boolean
}

type Spacing = {
  /** Gap above, dropped at the top of a page. Gaps add up and never collapse. */
  before?: number
  /** The gap may grow to bring the column to the foot of its page: between sections and entries. */
  grows?: boolean
  /** Stays on the page of what follows: headings, entry titles. */
  keepWithNext?: boolean
}

export type Paragraph = Spacing & {
  kind: 'paragraph'
  /** `decoration` belongs to no node: letters drawn as a picture, such as the number of a publication. */
  role: Extract<NodeRole, 'title' | 'heading' | 'subheading' | 'paragraph' | 'span'> | 'decoration'
  runs: Run[]
  style: TextStyle
  /** `justify` fills every line but the last by widening the spaces between words. */
  align: 'left' | 'center' | 'right' | 'justify'
  /** Lines of about one length instead of a full one and a rest. */
  isBalanced?: boolean
  path?: string
  /** Further lines are indented by this much. */
  hang?: number
  /** Ends at its last baseline, so that its letters stand on what follows. */
  isStanding?: boolean
}

export type ListBlock = Spacing & {
  kind: 'list'
  items: { runs: Run[]; path?: string }[]
  style: TextStyle
  /** The marker is text (extractors and readers know it), set in its own colour; '' for none. */
  marker: string
  markerColor: string
  hang: number
  itemGap: number
  /** The gaps between items may grow too. */
  isLoose?: boolean
}

export type Cell = {
  /** Points, or a share of what is left (`{ share: 1 }`), or as wide as its text (`'fit'`). */
  width: number | { share: number } | 'fit'
  blocks: Block[]
  align?: 'left' | 'right' | 'center'
  /** The colour of what the page has drawn behind it: in Word only a shaded cell shows that its letters can be read. */
  ground?: string
}

/** Cells side by side that do not split over pages; first lines stand on one baseline, last ones and pictures with `foot` (`top` aligns boxes). */
export type Row = Spacing & {
  kind: 'row'
  cells: Cell[]
  gap: number
  valign: 'baseline' | 'top' | 'middle' | 'foot'
  /** The share of the row that a cell as wide as its text may take; half if not said. */
  widestFit?: number
}

/** A narrow column beside a flow that may split: section labels, dates, timelines. */
export type Gutter = Spacing & {
  kind: 'gutter'
  side: 'left' | 'right'
  width: number
  gap: number
  label: Block[]
  children: Block[]
  /** The colour of what the page has drawn behind its label. */
  ground?: string
  /** A block behind a label at the left, as high as what stands beside it; it reaches so far beyond the label's edges. */
  fill?: { color: string; left: number; right: number; below?: FillBelow }
  /** How its label stands: its first line beside the first, which waits for a larger label with `baseline`; its last beside the last with `foot`. */
  valign?: 'baseline' | 'foot'
}

/** How far a fill goes on under what it holds: to the `foot`, a height of the page, where that is as `near` as this, else by the least. */
type FillBelow = { least: number; foot: number; near: number }

export type BoxStyle = {
  padding: { top: number; right: number; bottom: number; left: number }
  fill?: string
  stroke?: { color: string; width: number; dash?: readonly number[] }
  radius?: number
  /** A thick edge on one side. */
  edge?: { side: 'left' | 'top' | 'bottom' | 'right'; color: string; width: number; inset?: number }
  below?: FillBelow
}

/** Children in a column, with a role in the logical tree and, if wanted, a drawn box that may split over pages. */
export type Group = Spacing & {
  kind: 'group'
  role: Extract<NodeRole, 'header' | 'section' | 'entry' | 'span'>
  children: Block[]
  box?: BoxStyle
  /** Stays on one page if it fits on one. */
  keepTogether?: boolean
  path?: string
}

export type Rule = Spacing & {
  kind: 'rule'
  color: string
  thickness: number
  /** Default: the whole width. */
  length?: number
  align?: 'left' | 'center' | 'right'
  dash?: readonly number[]
  /** Two lines this far apart. */
  double?: number
}

export type Picture = Spacing & {
  kind: 'picture'
  src: string
  width: number
  height: number
  radius: number
  align: 'left' | 'center' | 'right'
  alt: string
  path: string
  ring?: { color: string; width: number; gap: number }
}

/** Short texts in small boxes that wrap like words. They are a list to a machine. */
export type Chips = Spacing & {
  kind: 'chips'
  /** `icon` is the outline of a sign before the text. */
  items: { runs: Run[]; path?: string; icon?: string }[]
  style: TextStyle
  fill?: string
  stroke?: { color: string; width: number }
  radius: number
  padding: { x: number; y: number }
  gap: number
  /** Between rows, where that differs from the gap between chips. */
  rowGap?: number
  iconColor?: string
  /** As many in each row where they need more than one. */
  isEven?: boolean
  /** Spreads them over the width where they all stand in one row. */
  isSpread?: boolean
}

/** Decoration placed relative to where the flow stands; takes no room. */
export type Ornament = Spacing & {
  kind: 'ornament'
  shapes: OrnamentShape[]
}
export type OrnamentShape =
  | ({ shape: 'ellipse' } & Omit<EllipseItem, 'kind'>)
  | ({ shape: 'rect'; radius?: number; stroke?: { color: string; width: number } } & Omit<
      RectItem,
      'kind' | 'radius' | 'stroke'
    >)
  | ({ shape: 'polygon' } & Omit<PolygonItem, 'kind'>)
  /** An outline of absolute M, L, C, A and Z on a grid of 24 by 24, drawn `size` points wide; a part in another is a hole. */
  | { shape: 'path'; d: string; x: number; y: number; size: number; fill: string; opacity?: number }

export type Block = Paragraph | ListBlock | Row | Gutter | Group | Rule | Picture | Chips | Ornament

/** Lines of the page that text stands on: the first baseline, and how far it is to the next. */
export type LineGrid = { first: number; pitch: number }

/** A column of the page that flows over pages on its own. */
export type Region = {
  id: 'header' | 'main' | 'side'
  x: number
  width: number
  /** Where it starts on the first page: a height, or below another region. */
  top: number | { below: Region['id']; gap: number }
  bottom: number
  /** Top and bottom on the pages after the first. */
  restTop: number
  restBottom: number
  blocks: Block[]
  /** Lets its first line stand on that of another region, as far down as `top` or lower. */
  alignWith?: Region['id']
  grid?: LineGrid
}

/** Drawn behind the text of every page named; coordinates may refer to the header's measured height. */
export type PageDecoration = {
  pages: 'all' | 'first' | 'rest' | 'last'
  shape:
    | OrnamentShape
    | {
        shape: 'line'
        x1: number
        y1: number
        x2: number
        y2: number
        color: string
        width: number
        dash?: readonly number[]
      }
  /**
   * Follows the end of a region on the first page: `height` makes the shape taller by it, `y` moves it down,
   * `start` moves only the upper end of a line.
   */
  grow?: { region: Region['id']; by: 'height' | 'y' | 'start' }
}

export type Composition = {
  width: number
  height: number
  background: string
  title: string
  language: DocumentLanguage
  /** In reading order: header, main, side. */
  regions: Region[]
  /** The same set closer, to be drawn instead where this takes more than one page. */
  closer?: Composition
  /** Or where its words reach further down than this share of the page. */
  fullAt?: number
  decorations: PageDecoration[]
  /** Name (unless it is empty) and page number above the pages after the first, or, where `foot` names a height, at the foot of all. */
  running?: {
    name: string
    style: TextStyle
    y: number
    x: number
    width: number
    numbers: 'rest' | 'all'
    showsNumber: boolean
    foot?: number
  }
}
