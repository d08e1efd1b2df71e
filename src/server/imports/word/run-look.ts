// How a stretch of text looks by its styles, and whether anybody can see it on paper.
import type { Run } from '#engine/reading/segment.ts'

export type RunLook = {
  bold?: boolean
  italic?: boolean
  size?: number
  color?: string
  hidden?: boolean
  shaded?: boolean
}

/** Smaller letters cannot be read on paper. */
const leastSize = 3

/** `isShaded`: white letters may be seen here, in a filled cell or box or on a coloured page. */
export function isUnseen(text: string, look: RunLook, { isShaded = false } = {}): boolean {
  // A tab in a white style hides nothing, and without it two words become one.
  const isWhite = isNearWhite(look.color) && !look.shaded && !isShaded && text.trim() !== ''
  return look.hidden === true || (look.size ?? leastSize) < leastSize || isWhite
}

/** A colour that cannot be seen on white paper. */
export function isNearWhite(color: string | undefined): boolean {
  return color !== undefined && /^#(?:[f][0-9a-f]){3}$/i.test(color)
}

export function runOf(text: string, { bold = false, italic = false, size, color }: RunLook, link?: string): Run {
  return {
    text,
    bold,
    italic,
    ...(size === undefined ? {} : { size }),
    ...(color === undefined ? {} : { color }),
    ...(link === undefined ? {} : { link }),
  }
}
