// Lines that belong together as one sentence, bullet or heading: a unit is a line and what it wraps into.
import { type FoundDate, findDates, withoutDates } from '../dates/find-dates.ts'
import { type Line, sourceOf, styleOf, wordCount } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { placeScore } from '../words/places.ts'
import { continuesLine } from './continues-line.ts'

export type Unit = {
  lines: Line[]
  first: Line
  text: string
  bullet: boolean
  dates: readonly FoundDate[]
  style: string
  source: SourceSpan[]
  /** Short and no sentence: may name an entry. */
  isHeadLike: boolean
}

/** `isList`: short items below each other, where a line continues only if it clearly does. */
export function makeUnits(lines: readonly Line[], { isList = false } = {}): Unit[] {
  const groups: Line[][] = []
  const usual = isList ? usualGap(lines) : 0
  for (const line of lines) {
    const last = groups.at(-1)
    const above = last?.at(-1)
    const goesOn = last?.[0] !== undefined && above !== undefined && continuesLine(above, line, last[0])
    const isTight = isList && above !== undefined && line.gap < 0.6 * usual && standsUnder(above, line)
    if (last && above && ((goesOn && (!isList || asksForMore(above, line))) || isTight)) last.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group) => {
    const [first] = group
    return first ? [makeUnit(group, first)] : []
  })
}

/** What empty lines part. */
export function blocksOf(units: readonly Unit[]): Unit[][] {
  const blocks: Unit[][] = []
  for (const unit of units) {
    if (blocks.length === 0 || unit.first.gap >= 2) blocks.push([unit])
    else blocks.at(-1)?.push(unit)
  }
  return blocks
}

function usualGap(lines: readonly Line[]): number {
  const gaps = lines.map((line) => line.gap).filter(Number.isFinite)
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
}

/** Much nearer to the line above than items are to each other: the item wraps. */
function standsUnder(above: Line, line: Line): boolean {
  if (line.bullet || line.cells.length > 1 || above.cells.length > 1 || line.tag?.block !== above.tag?.block)
    return false
  return Math.abs(line.x - above.x) < 2 && styleOf(line) === styleOf(above) && !/[,;:|]/.test(above.text + line.text)
}

function asksForMore(above: Line, line: Line): boolean {
  if (line.tag && line.tag.block === above.tag?.block) return true
  return (
    /^[\p{Ll}&(]/u.test(line.text) ||
    /(?:[,;:&/–—-]|\b(?:of|and|the|for|in|to|with|or))$/i.test(above.text) ||
    /[,;|]/.test(above.text)
  )
}

/** `First Aid, 2019; WHMIS, 2023`: each with its own date. */
export function partRows(unit: Unit): Unit[] {
  const texts = unit.text.split(/;\s+/)
  const [cell] = unit.first.cells
  if (texts.length < 2 || !cell || unit.lines.some((line) => line.cells.length > 1)) return [unit]
  const rows = texts.map((text): Unit => {
    const first = { ...unit.first, text, cells: [{ ...cell, text, parts: [] }] }
    return { ...unit, text, first, lines: [first], dates: findDates(text) }
  })
  return rows.every(({ dates }) => dates.length > 0) ? rows : [unit]
}

/** A date and nothing beside it. */
export function isOnlyDate(unit: Unit | undefined): boolean {
  return unit !== undefined && wordCount(withoutDates(unit.text, unit.dates)) === 0
}

export function endsInPlace(text: string): boolean {
  const parts = text.replace(/\.$/, '').split(', ')
  return parts.length >= 3 && placeScore(parts.slice(-2).join(', ')) >= 2
}

function makeUnit(lines: Line[], first: Line): Unit {
  const text = joinLines(lines.map((line) => line.text))
  const dates = findDates(text)
  const isSentence =
    /[.!?]$/.test(text) &&
    wordCount(text) > 6 &&
    !/\b(?:Inc|Ltd|Corp|Co|LLC|S\.A|Jr|Sr|St|o\.\s?o|ti|[A-Z])\.$|Ş\.$/.test(text) &&
    // `Staff Nurse, Hospice, Bradford, UK.` is a head for all its full stop.
    !endsInPlace(text)
  return {
    lines,
    first,
    text,
    bullet: first.bullet,
    dates,
    style: styleOf(first),
    source: lines.flatMap(sourceOf),
    isHeadLike:
      !first.bullet &&
      !(first.tag?.role === 'list-item' && wordCount(text) > 6 && dates.length === 0 && !startsBold(first)) &&
      !isSentence &&
      wordCount(text) <= 20 &&
      lines.length <= 2 &&
      (!/^\p{Ll}/u.test(text) || first.bold || first.level !== undefined) &&
      !/[,;]$/.test(text),
  }
}

/** `**Staff Nurse**, Mercy Hospital`: a name in bold and what goes with it. */
function startsBold({ cells: [cell] }: Line): boolean {
  const [first, second] = cell?.parts ?? []
  return first?.bold === true && second?.bold === false && wordCount(first.text) <= 8
}

/** A word hyphenated at the end of a line is put together again, and so is a date: `2018-` above `08`. */
export function joinLines(texts: readonly string[]): string {
  let joined = ''
  for (const text of texts) {
    if (joined === '') joined = text
    else if (/\p{L}[-‐]$/u.test(joined) && /^\p{Ll}/u.test(text))
      joined = keepsHyphen(joined, text) ? joined + text : joined.slice(0, -1) + text
    else if (/\d[-‐]$/.test(joined) && /^\d/.test(text)) joined += text
    else joined += ` ${text}`
  }
  return joined
}

/** A hyphenated word continues in the middle of a syllable; a compound continues with a word. */
function keepsHyphen(text: string, next: string): boolean {
  const [head = ''] = /\p{L}+(?=[-‐]$)/u.exec(text) ?? []
  const [tail = ''] = /^\p{Ll}+/u.exec(next) ?? []
  if (text.slice(0, -1 - head.length).endsWith('-')) return true
  return !endings.test(tail) || prefixes.test(head)
}

const endings =
  /^(?:[b-df-hj-np-tv-xz]?(?:tion|sion|cian|cial|tial|ment|ness|ance|ence|ably|able|ible|ical|ically|ity|ities|ive|ively|ous|ing|ings|ed|er|ers|or|ors|ly|al|ally|ary|ate|ated|ates|ating|ation|ations|ize|ized|izes|izing|ise|ised|ure|ures|ture|tures|ful|less|logy|graphy|tive|tions|sions|ments|ists|ism|ent|ant|ents|ants|ic|ics|y|es|s|tor|tors|ter|ters|der|ders|ber|ber|ger|gers|cy|ty|gy|ry|nal|nals|onal|ional|uous|ural|rial|rials|dent|dents|tem|tems|pany|panies|vice|vices|gram|grams|ware|uct|ucts|ject|jects|sis|ses|[bcdfglmnprstv]ies|[bcdfglmnprstv]ied))$/
const prefixes =
  /^(?:e|co|re|pre|non|self|ex|sub|all|two|one|three|four|five|on|off|in|up|low|high|top|end|key|well|part|full|cross|multi|long|short|mid|post|over|under|inter|intra|semi|anti|hands?|user|decision|problem|real|day|time|team|cost|best)$/i
