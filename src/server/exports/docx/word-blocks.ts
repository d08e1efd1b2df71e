// What the blocks of a composition become in Word before they are written: paragraphs and tables, lengths in points.
import type { OrnamentShape, Run, TextStyle } from '#engine/layout/blocks.ts'

export type Line = { color: string; width: number; kind: 'single' | 'double' | 'dotted' | 'dashed' }
type Side = 'top' | 'right' | 'bottom' | 'left'
/** A line at one side and how far it stands from the text. */
export type Edges = Partial<Record<Side, Line & { space: number }>>
export type Sides = Record<Side, number>

export type WordRole = 'title' | 'heading' | 'subheading' | 'paragraph' | 'item'

/** A stretch of a paragraph: text, a move to the next tab stop or a picture. */
export type Piece =
  | { kind: 'runs'; runs: readonly Run[]; style: TextStyle }
  | { kind: 'tab' }
  | { kind: 'picture'; src: string; width: number; height: number; radius: number; alt: string; ring?: Line }
  | { kind: 'ornament'; shape: OrnamentShape; left: number; layer: number }
  | {
      kind: 'chip'
      runs: readonly Run[]
      style: TextStyle
      fill?: string
      stroke?: Line
      icon?: { d: string; color: string }
    }

export type WordParagraph = {
  kind: 'paragraph'
  role: WordRole
  pieces: Piece[]
  /** The style of most of it: what the named style in Word says. */
  style: TextStyle
  align: 'left' | 'center' | 'right' | 'justify'
  before: number
  after: number
  /** Every line exactly this high; undefined lets pictures take the room they need. */
  lineHeight: number | undefined
  left: number
  right: number
  hanging: number
  keepWithNext: boolean
  tabs: { at: number; align: 'left' | 'center' | 'right' }[]
  edges: Edges
  fill?: string
  bullet?: { marker: string; color: string }
  /** The field it shows, which names its style. */
  path?: string
}

export type WordCell = {
  width: number
  blocks: WordBlock[]
  padding: Sides
  edges: Edges
  fill?: string
  valign: 'top' | 'middle' | 'bottom'
}

export type WordTable = {
  kind: 'table'
  before: number
  /** From the left edge of what it stands in. */
  left: number
  cells: WordCell[]
  canSplit: boolean
}

export type WordBlock = WordParagraph | WordTable

export const noSides: Sides = { top: 0, right: 0, bottom: 0, left: 0 }

const plainStyle: TextStyle = {
  family: 'Arial',
  size: 1,
  weight: 400,
  italic: false,
  color: '#000000',
  tracking: 0,
  leading: 1,
  letterCase: 'none',
}

/** A paragraph without text that takes just this much room: Word joins tables that touch, and spaces nothing else. */
export function blankParagraph(height: number, more: Partial<WordParagraph> = {}): WordParagraph {
  return {
    kind: 'paragraph',
    role: 'paragraph',
    pieces: [],
    style: plainStyle,
    align: 'left',
    before: 0,
    after: 0,
    lineHeight: Math.max(height, 1),
    left: 0,
    right: 0,
    hanging: 0,
    keepWithNext: false,
    tabs: [],
    edges: {},
    ...more,
  }
}

/** The gap above a block, set on its first item. */
export function setBefore(blocks: WordBlock[], gap: number): WordBlock[] {
  const [first, ...rest] = blocks
  return first ? [{ ...first, before: first.before + gap }, ...rest] : []
}
