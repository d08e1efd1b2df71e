// Where a title really begins and ends: with its grade, its field and what stands in brackets.
import { readLabel } from '../forms/field-labels.ts'
import { placeScore } from '../words/places.ts'
import { titleWorth } from './title-worth.ts'
import { closedEnd, type Ends, type Marked } from './whole-employers.ts'

/** What is said of a title before it. */
const rank = /(?<![\p{L}-])(?:(?:co-?)?founding|managing|acting|interim|deputy|executive|first team)\s$/iu
const grade = /^\s\p{Lu}\d{1,2}(?=\s*(?:[,.;)|\n]|\s[-–—]|$))/u
const bracket =
  /^\s?\((?!since|from|until|now|current|present|self|freelance|my own|level|grade|band|class|phase|year|[^()]*(?:19|20)\d\d)([^()\n]{2,40})\)/iu
const toEmployer = /^(?:,|\s+[-–—|/@]|,?\s+(?:at|in|of|for|with|from)(?!\p{L}))[^.;\n\d]{0,24}$/u
const field =
  /^,\s+(\p{Lu}[\p{L}\p{M}'’-]*(?:\s(?:(?:&|and)\s)?\p{Lu}[\p{L}\p{M}'’-]*){0,3})(?=\s*(?:\n|$|\||\s[–—/·•-]\s)|\s(?:at|with|for|@)\s\p{Lu})/u
const inPart = /^(?:dept|department|school|faculty|grade|band|class|unit|division)(?!\p{L})/iu
const labelled = /^[\s\d.)(*•–—-]*(\p{L}[^:=|\n]{1,34}?)\s*(?:[:=|]|\.{3,}|\s[-–—](?=\s))[\s:=]*/u

/** Who is only that has a field: `Manager, Merchandising`. */
const ranked =
  /(?<!\p{L})(?:manager|officer|lead|leader|head|director|president|[ase]?vp|registrar|associate|executive|supervisor|coordinator|specialist|consultant|partner|controller|superintendent|assistant|analyst|engineer)$/iu
/** What stands behind these is the title to the letter. */
const formal = /(?<!\p{L})(?:title|designation|function|funktion)(?!\p{L})/iu

/** Titles with their grade, their field and what stands in brackets before the employer. */
export function withWholeTitles(text: string, spans: readonly Marked[]): Marked[] {
  const employers = spans.filter(({ kind }) => kind === 'employer')
  const rows = labelledTitles(text)
  const whole = spans.map((one) => (one.kind === 'title' ? wholeTitle(text, one, employers) : one))
  const given = rows.filter((row) => !spans.some((one) => one.kind !== 'title' && touches(one, row)))
  const longer = [...given, ...whole.filter((one, at) => one.end > (spans[at]?.end ?? 0))]
  const rest = whole.filter((one) => longer.every((other) => one === other || !touches(one, other)))
  return [...rest, ...given.map((row) => ({ ...row, weight: spans.find((one) => touches(one, row))?.weight ?? 0.6 }))]
}

const touches = (one: Ends, other: Ends) => one.start < other.end && one.end > other.start

function wholeTitle(text: string, title: Marked, employers: readonly Marked[]): Marked {
  const start = title.start - (rank.exec(text.slice(Math.max(0, title.start - 20), title.start))?.[0].length ?? 0)
  const closed =
    /\([^)]*$/.test(title.text) && text[title.end] === ')' ? title.end + 1 : closedEnd(text, start, title.end)
  let end = closed + (grade.exec(text.slice(closed, closed + 8))?.[0].length ?? 0)
  const [said = '', inner = ''] = bracket.exec(text.slice(end, end + 44)) ?? []
  const host = employers.find((one) => one.start >= end + said.length)
  const isTranslated = isTranslation(inner, text.slice(start, end))
  const isBeside = host && toEmployer.test(text.slice(end + said.length, host.start))
  if (said && !isTranslated && (isBeside || isNamed(text.slice(end + said.length, end + said.length + 60))))
    end += said.length
  const [more = '', name = ''] = ranked.test(text.slice(start, end))
    ? (field.exec(text.slice(end, end + 60)) ?? [])
    : []
  if (more && !inPart.test(name) && placeScore(name) < 1 && isBeforeEmployer(text.slice(end + more.length)))
    end += more.length
  const own = /\s?\(([^()]+)\)$/.exec(text.slice(start, end))
  if (own && isTranslation(own[1] ?? '', text.slice(start, start + own.index))) end = start + own.index
  return start === title.start && end === title.end
    ? title
    : { ...title, start, end, text: text.slice(start, end).replace(/\s+/g, ' ') }
}

/** `kassörska (cashier)`: only one of them is a title that the lists know. */
const isTranslation = (inner: string, outer: string) => titleWorth(inner) >= 1 && titleWorth(outer) < 1

/** `, Institut für Bienen`: somebody's name, known or not. */
function isNamed(after: string): boolean {
  const [, name] =
    /^(?:,|\s(?:at|with|for)(?:\sthe)?)\s+(\p{Lu}[\p{L}\p{M}]+(?:\s\p{L}[\p{L}\p{M}]+)*)/u.exec(after) ?? []
  return name !== undefined && !inPart.test(name) && placeScore(name) < 1 && titleWorth(name) < 1
}

/** Whether an employer follows, or the next line is labelled as one. */
function isBeforeEmployer(rest: string): boolean {
  if (/^\s(?:at|with|for|@)\s/.test(rest)) return true
  const next = /^[^\S\n]*\n\s*([^\n]+)/.exec(rest)?.[1] ?? ''
  const label = readLabel(labelled.exec(next)?.[1] ?? '')
  return label !== undefined && 'field' in label && label.field === 'company'
}

/** `Function ..... Lathe operator (CNC), night shift`: all that is behind the label. */
function labelledTitles(text: string): Omit<Marked, 'weight'>[] {
  let start = 0
  return text.split('\n').flatMap((row) => {
    const [lead = '', name = ''] = labelled.exec(row) ?? []
    const at = start + lead.length
    start += row.length + 1
    const label = formal.test(name) ? readLabel(name) : undefined
    const value = row.slice(lead.length).trimEnd()
    const isTitle = label && 'field' in label && (label.field === 'title' || label.field === 'position')
    const [, ...others] = value.split(/,\s+/)
    return isTitle && plainTitle.test(value) && others.every((part) => !inPart.test(part) && placeScore(part) < 1)
      ? [{ kind: 'title', start: at, end: at + value.length, text: value.replace(/\s+/g, ' ') }]
      : []
  })
}

const plainTitle =
  /^(?!(?:mr|mrs|ms|miss|mx|dr|prof|sir)\.?$)(?:\p{L}{1,5}\.\s)*\p{L}[\p{L}\p{M}'’&/ -]{1,40}(?:\s\([^()\d]{2,30}\))?(?:,\s[\p{L}\p{M}'’& -]{3,30})?$/iu
