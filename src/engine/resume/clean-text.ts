// Text as it may be in a document. Control characters and halves of surrogate pairs make a Word file
// unreadable and a PDF's text wrong, so they never get in.

const lineBreaks = /\r\n?|[\u2028\u2029]/g
const forbidden = /[^\P{Cc}\n\t]|\p{Surrogate}|[\uFEFF\uFFFE\uFFFF]/gu

/** Text that may have several lines. */
export function cleanText(text: string): string {
  return text.replace(lineBreaks, '\n').replace(forbidden, '')
}

/** Text of one line: a line break inside a name would tear the header apart. */
export function cleanLine(text: string): string {
  const parts = cleanText(text).split(/[\n\t]+/)
  // One pattern for a break with its spaces would look at long runs of spaces again and again.
  const last = parts.length - 1
  const trimmed = parts.map((part, place) => {
    const start = place === 0 ? part : part.trimStart()
    return place === last ? start : start.trimEnd()
  })
  return trimmed.filter((part, place) => part !== '' || place === 0 || place === last).join(' ')
}
