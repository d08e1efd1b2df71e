import { mixColors } from '#engine/style/colors.ts'
import type { Look, Tone } from './look.ts'

/** Of the accent in a fine line: paler, it looks like a fault of the printer. */
const SHARE = 0.45

/** The colour of a fine line beside a heading; the person's own second colour where there is one. */
export const fineLine = (look: Look, tone: Tone): string =>
  look.second ? tone.hairline : mixColors(tone.background, tone.accent, SHARE)
