const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  euro: '€',
  pound: '£',
  trade: '™',
  reg: '®',
  copy: '©',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
}

export const longestDescription = 12_000
const longestLine = 200
/** What is not read at all: a page of megabytes would keep the process busy. */
const longestSource = 200_000

/** One line of plain text out of whatever a source sends for it. */
export function cleanLine(text: string): string {
  return decodeEntities(dropTags(text.slice(0, 2_000)))
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
}

/**
 * A description's HTML as plain text: paragraphs between empty lines, points behind `- `. Nothing of it is ever shown
 * as HTML, so what is left of a hostile one is harmless words.
 */
export function cleanText(html: string): string {
  const source = html.slice(0, longestSource)
  const lines = decodeEntities(dropTags(markBlocks(dropHidden(source))))
    // Direction marks and the like can make a text read differently from what it says.
    .replace(/[^\P{C}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.replace(/[\p{Z}\t]+/gu, ' ').trim())
    .map((line) => line.replace(/^[•·▪‣*–—](?=\s*\S)\s*/, '- '))
  return joinLines(lines).slice(0, longestDescription).trim()
}

/** For sources that escape their HTML once more. */
export function unescapeHtml(text: string): string {
  return decodeEntities(text.slice(0, longestSource))
}

function dropHidden(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|noscript|template|svg|iframe|object|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
}

function markBlocks(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table|section|article)\s*>/gi, '\n\n')
    .replace(/<(?:p|div|h[1-6]|ul|ol|tr)\b[^>]*>/gi, '\n')
}

function dropTags(html: string): string {
  return html.replace(/<\/?[a-z!?][^<>]*(?:>|$)/gi, ' ')
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ' '
  })
}

/** Without empty lines in a row; the mark of a point may stand a line above its text. */
function joinLines(lines: string[]): string {
  const kept: string[] = []
  let isPoint = false
  for (const line of lines) {
    if (line === '-') {
      isPoint = true
      continue
    }
    if (line === '' && (isPoint || kept.length === 0 || kept.at(-1) === '')) continue
    kept.push(isPoint && !line.startsWith('- ') ? `- ${line}` : line)
    isPoint = false
  }
  return kept.join('\n')
}
