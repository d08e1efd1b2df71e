// Text as it may stand in a document. Control characters and halves of surrogate pairs make a Word file
// unreadable and a PDF's text wrong, so they never get in.

const lineBreaks = /\r\n?|[\u2028\u2029]/g
const forbidden = /[^\P{Cc}\n\t]|\p{Surrogate}|[\uFEFF\uFFFE\uFFFF]/gu

/** Text that may have several lines. */
export function cleanText(text: string): string {
  return text.replace(lineBreaks, '\n').replace(forbidden, '')
}

/** Text of one line: a line break inside a name would tear the header apart. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*[\n\t]+\s*/g, ' ')
}
