import { luminance, readable } from './colors.ts'
import type { CustomStyle, Style } from './style.ts'

/** Above this a page counts as light. */
const DARKEST_PAPER = 0.18

/** The colours of a dark page on white paper, so that a printer need not flood it with ink; nothing for a light page. */
export function lightColors({
  backgroundColor,
  textColor,
}: Pick<Style, 'backgroundColor' | 'textColor'>): CustomStyle | undefined {
  if (luminance(backgroundColor) > DARKEST_PAPER) return undefined
  const paper = '#ffffff'
  return { backgroundColor: paper, textColor: readable(textColor, paper, 12) }
}
