// What a line must look like to be a section heading, regardless of its words.
import { type Line, wordCount } from '../line.ts'

/** Without the marks and the number around it and the count behind it: `02 » Projects (2)`. */
export function headingText(line: Line): string {
  return line.text
    .replace(/^\d{1,2}[.)]?\s+/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
}

export function couldBeHeading(line: Line): boolean {
  const text = headingText(line)
  const isNumbered = line.cells.length === 2 && /^\d{1,2}[.)]?$/.test(line.cells[0]?.text ?? '')
  if ((line.cells.length > 1 && !isNumbered) || text.length > 60 || (wordCount(text) > 9 && !isSpacedOut(text)))
    return false
  // `Technology)` is the end of a bracket that wraps.
  if (line.text.split(')').length > line.text.split('(').length) return false
  return /\p{L}/u.test(text) && !/[@\d]/.test(text) && !/(?<!\betc)[.;]$/i.test(line.text)
}

/** `W O R K  E X P E R I E N C E` */
function isSpacedOut(text: string): boolean {
  const words = text.split(' ')
  return words.filter((word) => word.length === 1).length > 0.7 * words.length
}
