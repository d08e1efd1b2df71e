// A line of items: `Python, SQL (advanced, 5 years); Excel`.

/** The items of a text; marks inside brackets part nothing. */
export function splitItems(whole: string): string[] {
  // `Conduit bending / Motor controls / Fire alarm`: slashes with spaces, and no other mark.
  const isSlashed = !/[,;|•·∙●▪‣]/.test(whole.replace(/\([^()]*\)/g, '')) && whole.split(' / ').length > 2
  // `Phlebotomy * EKG * Vital signs`
  const isStarred = whole.split(' * ').length > 2
  const text = isSlashed ? whole.replaceAll(' / ', ' | ') : isStarred ? whole.replaceAll(' * ', ' | ') : whole
  const items: string[] = []
  let depth = 0
  let item = ''
  // `Go, Python; Rust`: the commas are inside items, unless one of these would be a list itself.
  const groups = text.replace(/\([^()]*\)/g, '').split(';')
  const isGrouped = groups.length > 1 && groups.every((group) => group.split(/,\s/).length < 4)
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth = Math.max(0, depth - 1)
    const isMark =
      /[,;|•·∙▪●‣]/.test(letter) && !(letter === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))
    if (depth === 0 && isMark && !(letter === ',' && isGrouped)) {
      items.push(item)
      item = ''
    } else item += letter
  }
  items.push(item)
  return joinCounts(items.map(tidyItem).filter((one) => /[\p{L}\p{N}]/u.test(one)))
}

/** `External examiner, 14 doctorates`: what begins with a count tells of the item before it. */
function joinCounts(items: readonly string[]): string[] {
  const joined: string[] = []
  for (const item of items) {
    const isCount =
      !/^\d+[\s-]*(?:wpm|kph|words|key)\b/i.test(item) &&
      /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\s+\p{Ll}/u.test(item)
    if (isCount && joined.length > 0 && !isCountFirst(items)) joined[joined.length - 1] += `, ${item}`
    else joined.push(item)
  }
  return joined
}

function isCountFirst([first = '']: readonly string[]): boolean {
  return /^\d/.test(first)
}

export function tidyItem(text: string): string {
  return text
    .trim()
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/^[\s•·\-–—*]+(?=\S)/, '')
    .replace(/(?<![A-Z]|etc|Inc|vs|\b[A-Za-z]\.[A-Za-z])\.$/, '')
    .trim()
}
