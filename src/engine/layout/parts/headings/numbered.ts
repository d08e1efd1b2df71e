import { displayStyle } from '../../compose/look.ts'
import { type HeadingTextPart, NARROW } from '../../compose/part.ts'

/** Counts the sections; a side column, which the eye meets first, would start the count at its end. */
const numbered: HeadingTextPart = (title, { look, tone, index, width }) => {
  const number = `${String(index + 1).padStart(2, '0')}  `
  return {
    runs: [
      ...(width < NARROW ? [] : [{ text: number, style: { color: tone.muted, weight: 400 as const } }]),
      { text: title },
    ],
    style: displayStyle(look, tone, { scale: 1.26, weight: 600, color: tone.accent }),
  }
}

export default numbered
