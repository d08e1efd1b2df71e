// The texts of an entry's head, parted where people part them: gaps, bars, dots, dashes, a change of weight.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { duration } from '../layout/facts.ts'
import type { SourceSpan } from '../segment.ts'
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import type { Unit } from './units.ts'

export type HeadCell = {
  text: string
  kind: 'name' | 'place' | 'duration' | 'link'
  /** Which unit of the head, from 0. */
  row: number
  bold: boolean
  italic: boolean
  source: SourceSpan[]
}

const separators = /\s+[|‖¦•·∙●▪◆►»→/~]\s*|\s*[|‖¦•·∙●▪◆►»→]\s+|\s+[–—−]\s+|\s+--?\s+|\s{2,}|[—]/u
export function headCells(units: readonly Unit[]): HeadCell[] {
  return units.flatMap((unit, row) => {
    const pieces =
      unit.lines.length > 1
        ? [{ text: unit.text, bold: unit.first.bold, italic: unit.first.italic, source: unit.source }]
        : unit.first.cells.flatMap((cell) => splitByLook(cell).map((part) => ({ ...part, source: [cell.source] })))
    return pieces.flatMap(({ text, bold, italic, source }) =>
      withoutDates(text, findDates(text))
        .split(separators)
        .map((part) => trimMarks(part))
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .flatMap((part) => cutPlace(part))
        .map((part) => ({ text: part, kind: kindOf(part), row, bold, italic, source })),
    )
  })
}

type Part = { text: string; bold: boolean; italic: boolean }

const connector = /^(?:at|@|in|for|with|bei|chez|en|,|-|–|—|\||·|•|:)$/i

/** `**Registered Nurse** at Kindred Healthcare` is two texts. */
function splitByLook(cell: Unit['first']['cells'][number]): Part[] {
  const whole = [{ text: cell.text, bold: cell.bold, italic: cell.italic }]
  if (cell.parts.length < 2 || cell.parts.length > 4) return whole
  const merged: Part[] = []
  let isParted = false
  for (const part of cell.parts) {
    const last = merged.at(-1)
    if (connector.test(part.text.trim())) {
      isParted = true
      continue
    }
    if (isParted) {
      merged.push({ ...part })
      isParted = false
      continue
    }
    if (last && (last.bold === part.bold || !/\p{L}{2}/u.test(part.text))) last.text += ` ${part.text}`
    else merged.push({ ...part })
  }
  return merged.length >= 2 && merged.every((part) => /\p{L}{2}/u.test(part.text)) ? merged : whole
}

function trimMarks(text: string): string {
  const trimmed = text
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/g, '')
    .replace(/^(?:at|@|with|for|bei|chez|en)\s+(?=\p{Lu})/u, '')
  return trimmed.replace(/^\(([^()]*)\)$/, '$1').trim()
}

function kindOf(text: string): HeadCell['kind'] {
  if (duration.test(text)) return 'duration'
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}(?:\/\S*)?$/.test(text))
    return 'link'
  return placeScore(text) >= 2 && companyScore(text) < 1 ? 'place' : 'name'
}

/** `Meridian Labs, Chicago, IL` is a name and a place. */
function cutPlace(text: string): string[] {
  if (placeScore(text) >= 2) return [text]
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(text)
  if (inBrackets?.[1] && inBrackets[2] && placeScore(inBrackets[2]) >= 2) return [inBrackets[1], inBrackets[2]]
  for (let comma = text.indexOf(','); comma > 0; comma = text.indexOf(',', comma + 1)) {
    const before = text.slice(0, comma).trim()
    const after = text.slice(comma + 1).trim()
    if (placeScore(after) >= 2 && !(titleScore(after) > 0)) return [before, after]
  }
  return [text]
}
