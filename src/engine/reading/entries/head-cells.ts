// The texts of an entry's head, parted where people part them: gaps, bars, dots, dashes, a change of weight.
import { besideDates } from '../dates/find-dates.ts'
import { duration } from '../layout/facts.ts'
import type { SourceSpan } from '../segment.ts'
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { cutPlace, isInState } from './cut-place.ts'
import { hideBrackets } from './hide-brackets.ts'
import { joinLines, type Unit } from './units.ts'

export type HeadCell = {
  text: string
  kind: 'name' | 'place' | 'duration' | 'link'
  /** Which unit of the head, from 0. */
  row: number
  bold: boolean
  italic: boolean
  source: SourceSpan[]
  /** `(fly in, fly out)` beside a period names nothing. */
  isAside?: boolean
  /** Told by its label. */
  says?: 'company' | 'position'
  /** The dash or slash that parts it from the cell before, which may be the same name: `Registered Nurse - ICU`. */
  joint?: string
}

const separators = /\s+[|‖¦•·∙●▪◆►»→~]\s*|\s*[|‖¦•·∙●▪◆►»→]\s+|\s{2,}/u
const joints = /(\s+[–—−－]\s+|\s+--?\s+|\s+\/\s*|[—])/u

export function headCells(units: readonly Unit[]): HeadCell[] {
  return units.flatMap((unit, row) => {
    const cells = unit.lines.length > 1 ? [wrappedCell(unit)] : unit.first.cells
    const pieces = cells.flatMap((cell) =>
      splitByLook(cell).map((part) => ({ ...part, source: unit.lines.length > 1 ? unit.source : [cell.source] })),
    )
    return pieces.flatMap(({ text, bold, italic, source }) =>
      besideDates(text)
        .split(separators)
        .flatMap(splitJoints)
        .map(({ text: part, joint }) => ({
          text: trimMarks(part),
          joint,
          isAside: /^\s*\(\p{Ll}[^()]*\)\s*$/u.test(part) || isTimeAside(part),
        }))
        // `Summer 2014 and 2015` leaves its `and`.
        .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part) && !/^(?:and|&)$/i.test(part))
        .flatMap(({ text: part, joint, isAside }) =>
          cutPlace(part).map((own, at, all) => ({
            text: own,
            // `Brandt Pumps (Canada)` before `Moncton, NB` is no town.
            kind:
              at === 0 && all.length >= 2 && kindOf(all[1] ?? '') === 'place'
                ? ('name' as const)
                : // `Tindall Poultry - Macon GA`
                  joint !== '' && isInState(own)
                  ? ('place' as const)
                  : kindOf(own),
            ...(at === 0 && joint !== '' ? { joint } : {}),
            ...(isAside || (at > 0 && /^\(.*\)$/.test(own)) ? { isAside: true } : {}),
          })),
        )
        .map((part) => ({ ...part, row, bold, italic, source, ...said(unit) })),
    )
  })
}

/** `2018-2019, also in lockdown`, `2018 – 2020 + some weekends`: when else, which names nobody. */
function isTimeAside(text: string): boolean {
  return (
    /^\s*(?:[+&]\s|(?:also|plus|then|again|mostly|mainly|off and on|on and off|some|most|every|only|except|apart from|with (?:breaks|gaps)|during|in between)\s)/.test(
      text,
    ) && !(titleScore(text) > 0)
  )
}

function said({ first: { says } }: Unit): Pick<HeadCell, 'says'> {
  return says === undefined ? {} : { says }
}

function splitJoints(text: string): { text: string; joint: string }[] {
  // `Accounts Payable / Receivable Clerk, Moss & Tarrant Florists`: one post of two names, and then who gave it.
  const [, one = '', other = '', name = '', more = ''] =
    /^([^,/]+) \/ ([^,/]+), ([^,/]+)(,[^/]+)?$/.exec(text.trim()) ?? []
  const isPosts = titleScore(one) >= 1 || (titleScore(other) >= 1.3 && companyScore(one) <= 0)
  if (isPosts && companyScore(other) <= 0 && companyScore(name) > 0 && kindOf(name) === 'name')
    return [`${one} / ${other}`, name + more].map((part) => ({ text: part, joint: '' }))
  const parts: { text: string; joint: string }[] = []
  let from = 0
  for (const piece of hideBrackets(text).split(joints)) {
    const own = text.slice(from, from + piece.length)
    from += piece.length
    const last = parts.at(-1)
    if (joints.test(piece)) parts.push({ text: '', joint: own })
    else if (last?.text === '' && last.joint !== '') last.text = own
    else parts.push({ text: own, joint: '' })
  }
  return joinPosts(parts)
}

/** `Server / Hostess, Larkspur Grill`: one post of two names, which has no employer before its comma. */
function joinPosts(parts: { text: string; joint: string }[]): { text: string; joint: string }[] {
  const joined: { text: string; joint: string }[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && part.joint.includes('/') && isPost(last.text) && isPost(part.text.split(/,\s|\sat\s/)[0] ?? ''))
      last.text += part.joint + part.text
    else joined.push({ ...part })
  }
  return joined
}

function isPost(text: string): boolean {
  return titleScore(text) >= 1.3 && companyScore(text) < titleScore(text)
}

/** A head over two lines as one cell, its stretches of one look joined. */
function wrappedCell(unit: Unit): Unit['first']['cells'][number] {
  const parts: Part[] = []
  for (const part of unit.lines.flatMap((line) => line.cells.flatMap((cell) => cell.parts))) {
    const last = parts.at(-1)
    if (last && last.bold === part.bold && last.italic === part.italic) last.text = joinLines([last.text, part.text])
    else parts.push({ ...part })
  }
  const [first] = unit.first.cells
  if (!first) throw new Error('A line has at least one cell')
  return { ...first, text: unit.text, parts, bold: unit.first.bold, italic: unit.first.italic }
}

type Part = { text: string; bold: boolean; italic: boolean }

const connector = /^(?:at|@|in|for|with|bei|chez|en|,|-|–|—|\||·|•|:)$/i

/** `**Registered Nurse** at Kindred Healthcare` is two texts. */
function splitByLook(cell: Unit['first']['cells'][number]): Part[] {
  const whole = [{ text: cell.text, bold: cell.bold, italic: cell.italic }]
  if (cell.parts.length < 2 || cell.parts.length > 8) return whole
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
    const sameLook = last !== undefined && last.bold === part.bold && last.italic === part.italic
    if (last && (sameLook || !/\p{L}{2}/u.test(part.text))) last.text += ` ${part.text}`
    else merged.push({ ...part })
  }
  return merged.length >= 2 && merged.every((part) => /\p{L}{2}/u.test(part.text)) ? merged : whole
}

function trimMarks(text: string): string {
  const trimmed = text
    .replace(/^(?:\.\s)?[\s,;:|·•–—－-]+|[\s,;:|·•–—－-]+$/g, '')
    .replace(/^\.\s+(?=\p{Lu})/u, '')
    // `1. Holm School, Leeds` over `2. Brandt School, York`
    .replace(/^\(?\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
    .replace(/^(?:earlier|previously|formerly|before that|prior):\s+/i, '')
    .replace(/^(?:at|@|with|for|bei|chez|en)\s+(?=\p{Lu})/u, '')
  // The full stop of a head written as a sentence: `Cape Town.`, but `Acme Corp.`
  const bare = isSpoken(trimmed)
    ? trimmed
    : trimmed.replace(/\s+\.$|(?<=\p{Ll}{3}|\b[A-Z]{2})(?<!\b(?:Corp|CO|Bros|Dept|Univ|Assoc|Intl))\.$/u, '')
  return bare.replace(/^\(([^()]*)\)$/, '$1').trim()
}

/** Half of its words begin small: `Leads the automation guild.` names nothing. */
export function isSpoken(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.5 * words.length
}

function kindOf(text: string): HeadCell['kind'] {
  if (duration.test(text)) return 'duration'
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text) || /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}(?:\/\S*)?$/.test(text))
    return 'link'
  return placeScore(text) >= 2 ? 'place' : 'name'
}
