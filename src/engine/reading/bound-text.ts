// What is read of a pasted text at most: twenty closely written pages. The readers compare lines with lines and look at every word for an
// address, a date or a place; a book would hold them up, and so would a page without a space.

const mostLetters = 60_000
const mostLines = 1200
/** A whole resume that lost its line breaks still fits. */
const longestLine = 12_000
/** Chinese and Japanese sentences have no spaces. */
const longestStretch = 1500
const stretch = new RegExp(`\\S{${longestStretch}}|\\s{${longestStretch}}`)

/** What is read, and what stays as it is: nothing that was pasted is lost. */
export function boundText(text: string): { read: string; rest: string } {
  let lines = 0
  let at = 0
  while (at < text.length && lines < mostLines && at < mostLetters) {
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    const kept = boundLine(text.slice(at, Math.min(end, at + longestLine + 1)))
    if (kept < end - at) return { read: text.slice(0, at + kept), rest: text.slice(at + kept) }
    if (end > at) lines += 1
    at = end + 1
  }
  return { read: text.slice(0, at), rest: text.slice(at) }
}

/** Up to the last space before its bound, or to where it has none any more. */
function boundLine(line: string): number {
  const endless = stretch.exec(line)
  const end = endless ? endless.index + longestStretch : line.length
  if (end <= longestLine) return end
  const space = line.lastIndexOf(' ', longestLine)
  return space > longestLine / 2 ? space : longestLine
}
