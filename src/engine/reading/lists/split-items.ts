// A line of items: `Python, SQL (advanced, 5 years); Excel`.

/** The items of a text; marks inside brackets part nothing. */
export function splitItems(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let item = ''
  const hasStrong = /[;|•·∙▪●‣]/.test(text)
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth = Math.max(0, depth - 1)
    const isMark =
      /[,;|•·∙▪●‣]/.test(letter) && !(letter === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))
    if (depth === 0 && isMark && !(hasStrong && letter === ',' && /;/.test(text))) {
      items.push(item)
      item = ''
    } else item += letter
  }
  items.push(item)
  return items.map(tidyItem).filter((one) => /[\p{L}\p{N}]/u.test(one))
}

export function tidyItem(text: string): string {
  return text
    .trim()
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/^[\s•·\-–—*]+(?=\S)/, '')
    .replace(/(?<![A-Z]|etc|Inc|vs|\b[A-Za-z]\.[A-Za-z])\.$/, '')
    .trim()
}
