import type { Block, Paragraph, TextStyle } from '#engine/layout/blocks.ts'
import type { WordBlock } from './word-blocks.ts'

export type FlowPlace = {
  width: number
  /** From the left edge of the page's text or of the cell. */
  left: number
  /** Width of one line of text, to know what fits beside what. */
  measure(runs: Paragraph['runs'], style: TextStyle): number
}

/** Blocks under each other in a place; rows need it for their cells. */
export type FlowBlocks = (blocks: readonly Block[], place: FlowPlace) => WordBlock[]
