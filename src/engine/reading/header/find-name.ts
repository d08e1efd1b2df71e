// The person's name: which line holds it, set in one line or several, alone or beside the title.
import type { Found } from '../found.ts'
import { type Line, styleOf, withText, wordCount } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { partLetters, withoutLetters, withoutNickname } from './name-letters.ts'

const nameShape =
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Sir|Dipl\.-Ing)\.?\s+)?\p{L}[\p{L}\p{M}.'’`-]*(?:\s+(?:[\p{L}][\p{L}\p{M}.'’`-]*|\([\p{L}\s]+\)|"[\p{L}\s]+")){0,5}(?:,?\s+(?:[A-Z][A-Za-z.]{1,5}|Jr\.?|Sr\.?|II|III))*$/u

/** The largest line near the top that could be a name. */
export function findNameLine(lines: readonly Line[]): Line | undefined {
  const near = lines.filter((line) => line.page === 0).slice(0, 14)
  const most = Math.max(0, ...near.map((line) => line.cells[0]?.size ?? 0))
  let best: { line: Line; worth: number } | undefined
  near.forEach((line, index) => {
    const [first] = line.cells
    if (!first) return
    const text = bareName(first.text)
    if (
      !nameShape.test(text) ||
      text.length > 50 ||
      headingKind(text) !== undefined ||
      /@|\d|\p{Ll}\.\p{Ll}{2}/u.test(text)
    )
      return
    const words = wordCount(text)
    let worth = (3 * first.size) / Math.max(1, most) - 0.12 * index
    if (words >= 2 && words <= 4) worth += 1
    if (line.level === 0 || line.level === 1) worth += 0.8
    if (titleScore(text) >= 1.3) worth -= 2.4
    if (companyScore(text) >= 1.8) worth -= 0.8
    if (/^\p{Ll}/u.test(text)) worth -= 1
    if (first.bold) worth += 0.2
    if (worth > (best?.worth ?? 1)) best = { line, worth }
  })
  return best?.line
}

/** Spaced out letters are put together, credentials and what follows a bar cut off. */
function bareName(given: string): string {
  const whole = withoutLetters(withoutNickname(given))
  const [, name = '', behind = ''] = /^([^,]+),\s+(.+)$/.exec(whole) ?? []
  // `Priya Nair, CPHR Candidate`
  const isHeld = /^[A-Z]{3,6} \p{Lu}\p{Ll}+$/u.test(behind)
  const text = isHeld || (titleScore(behind) > 0.5 && wordCount(behind) > 1) ? name : whole
  return joinSpaced(
    text
      .split(/\s+(?:[|•·–—]|\/\/)\s+|\s*\(/)[0]
      ?.replace(/^(?:r[eé]sum[eé]|cv|curriculum vitae)(?: of)?:?\s+/i, '')
      .replace(/^name\s*:\s*/i, '')
      .replace(/^(?:(?:Mrs?|Ms|Miss|Mx)\.?|Dipl\.-\p{L}+\.?)\s+(?=\p{Lu})/u, '')
      .replace(/\s+[-:]\s*(?:r[eé]sum[eé]|cv|curriculum vitae)$/i, '')
      .replace(/[\s|•·–—]+$/, '')
      .trim() ?? '',
  )
}

function joinSpaced(text: string): string {
  const letters = text.split(' ')
  if (letters.length < 5 || letters.filter((letter) => letter.length === 1).length < 0.7 * letters.length) return text
  return text.replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
}

export function readName(line: Line): { name: Found; after?: Found; letters: Found[] } {
  const [cell] = line.cells
  const { name: text, letters: behind } = partLetters(withoutNickname(cell?.text ?? line.text))
  const source = cell ? [cell.source] : []
  const letters = behind.map((value): Found => ({ value, confidence: 0.7, source }))
  const parts = text.split(/\s+(?:[|•·–—]|\/\/)\s+/)
  const [first = text, second] = parts
  const comma = /^([^,]+),\s+(.+)$/.exec(first)
  const name = bareName(first)
  const after = second ?? (comma?.[2] && titleScore(comma[2]) > 0.5 && wordCount(comma[2]) > 1 ? comma[2] : undefined)
  const value = after !== undefined && second === undefined && comma?.[1] ? comma[1] : name
  const found: Found = { value, confidence: wordCount(value) >= 2 ? 0.95 : 0.75, source }
  return {
    name: found,
    letters,
    ...(after === undefined ? {} : { after: { value: after, confidence: 0.85, source } }),
  }
}

/** A name beside smaller text, as in the head of a main column, comes first. */
export function leadWithLargest(line: Line): Line {
  const [first] = line.cells
  const largest = line.cells.toSorted((a, b) => b.size - a.size)[0]
  if (!first || !largest || largest.size < 1.3 * first.size) return line
  return { ...line, cells: [largest, ...line.cells.filter((cell) => cell !== largest)] }
}

/** Name and title in one line, told apart by their look: `**Ana Lima** Architect`. */
export function partName(line: Line): Line {
  const [cell] = line.cells
  const [first, ...rest] = cell?.parts ?? []
  const after = rest.map((part) => part.text).join(' ')
  if (!cell || !first || rest.length === 0 || !nameShape.test(first.text) || wordCount(first.text) < 2) return line
  if (titleScore(after) <= 0 || titleScore(first.text) > 0 || /^[,|–—-]/.test(after) || wordCount(after) > 8)
    return line
  const name = { ...cell, text: first.text, parts: [first] }
  const title = { ...cell, text: after, parts: rest, size: cell.size * 0.6 }
  return { ...line, cells: [name, title, ...line.cells.slice(1)] }
}

/** `Rosa Lind | Leeds | rosa@lind.example`: a name and contacts on one line are cells. */
export function partContacts(line: Line): Line {
  const [cell, ...others] = line.cells
  const parts = cell?.text.split(/\s+(?:[|•·]|\/\/)\s+/) ?? []
  if (!cell || others.length > 0 || parts.length < 2 || !parts.some((part) => /\S@\S|\d{3}[\s.)-]*\d{3}/.test(part)))
    return line
  if (!nameShape.test(bareName(parts[0] ?? ''))) return line
  const cells = parts.map((text) => withText(cell, text))
  return { ...line, cells, text: parts.join('  ') }
}

/** A title that wraps is one line again; lines of contacts stay apart. */
export function joinBlocks(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  const most = Math.max(0, ...lines.map((line) => line.size))
  for (const line of lines) {
    const above = joined.at(-1)
    const isPlain = (one: Line) => one.cells.length === 1 && !/[@\d|·•]|\w\.\w/.test(one.text)
    const [upper] = above?.cells ?? []
    const [lower] = line.cells
    const sameBlock =
      above?.tag !== undefined && line.tag !== undefined && above.tag.block === line.tag.block && line.y > above.y
    if (
      above &&
      upper &&
      lower &&
      (sameBlock || fillsLine(above, line, lines)) &&
      above.size < most - 0.5 &&
      (above.level ?? 9) > 1 &&
      isPlain(above) &&
      isPlain(line) &&
      placeScore(line.text) < 2 &&
      Math.abs(above.size - line.size) < 0.5 &&
      wordCount(above.text) + wordCount(line.text) <= 8 &&
      titleScore(above.text) + titleScore(line.text) > 0
    ) {
      const text = `${upper.text} ${lower.text}`
      joined[joined.length - 1] = {
        ...above,
        text,
        cells: [{ ...upper, text, parts: [...upper.parts, ...lower.parts] }],
      }
    } else joined.push(line)
  }
  return joined
}

/** Without blocks a line continues in the next, in its look, where the first word of that would not have fitted. */
function fillsLine(above: Line, line: Line, lines: readonly Line[]): boolean {
  if (above.tag || line.tag || above.region !== line.region || line.gap > 1.5 || styleOf(above) !== styleOf(line))
    return false
  const column = lines.filter((other) => other.page === line.page && other.region === line.region)
  const width = Math.max(...column.map((other) => other.end)) - Math.min(...column.map((other) => other.x))
  const [word = ''] = line.text.split(' ')
  const wordWidth = ((line.end - line.x) * (word.length + 1)) / Math.max(1, line.text.length)
  return above.end - above.x + wordWidth > width
}

/** A name set over two or three lines, all in the largest letters of the page. */
export function joinName(lines: readonly Line[]): Line[] {
  const sizeOf = (line: Line | undefined) => line?.cells[0]?.size ?? 0
  const most = Math.max(0, ...lines.map(sizeOf))
  const large = lines.filter((line) => line.page === lines[0]?.page && sizeOf(line) > most - 0.5)
  const [first, ...others] = large
  const usual = lines.map(sizeOf).toSorted((a, b) => a - b)[lines.length >> 2] ?? 0
  const words = large.map((line) => line.cells[0]?.text ?? '')
  const whole = words.join(' ').replace(/(\p{L})- (?=\p{L})/u, '$1-')
  const tall = (large.at(-1)?.y ?? 0) - (first?.y ?? 0)
  if (!first || others.length === 0 || others.length > 2 || most < 1.25 * usual || tall > 3 * most) return [...lines]
  if (wordCount(whole) > 5 || !nameShape.test(whole) || words.some((text) => titleScore(text) >= 1.3)) return [...lines]
  const [cell] = first.cells
  if (!cell) return [...lines]
  const cells = [{ ...cell, text: whole }, ...large.flatMap((line) => line.cells.slice(1))]
  const joined = { ...first, cells, text: cells.map((one) => one.text).join('  ') }
  return lines.flatMap((line) => (line === first ? [joined] : others.includes(line) ? [] : [line]))
}
