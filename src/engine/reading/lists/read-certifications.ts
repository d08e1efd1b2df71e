// The certifications section: name, issuer and date of each.
import { besideDates, findDates } from '../dates/find-dates.ts'
import { type HeadCell, headCells } from '../entries/head-cells.ts'
import { readPeriod } from '../entries/read-period.ts'
import { blocksOf, makeUnits, partRows, type Unit } from '../entries/units.ts'
import type { Found } from '../found.ts'
import { isCapitals, type Line, wordCount } from '../line.ts'
import { companyScore } from '../words/company-words.ts'
import { isPaper } from '../words/paper-words.ts'
import { partPapers } from './part-papers.ts'
import { readCertificate, type WrittenCertificate } from './read-certificate.ts'

export type ReadCertification = { name: Found; issuer?: Found; date?: Found; rest: Found[] }

export function readCertifications(lines: readonly Line[]): ReadCertification[] {
  return group(runsOf(lines.flatMap(partPapers)).flatMap((run) => makeUnits(run).flatMap(partRows))).flatMap(readOne)
}

/** `Fear Free Level 2, 2021` above `CPR, 2023`: where each line ends in its date, none goes on in the next. */
export function runsOf(lines: readonly Line[]): Line[][] {
  const isClosed = (line: Line) => {
    const last = findDates(line.text).at(-1)
    return last !== undefined && last.end >= line.text.length - 1
  }
  return lines.length > 1 && lines.every(isClosed) ? lines.map((line) => [line]) : [[...lines]]
}

/** A name over its issuer and year, between empty lines. */
function isOneEntry([first, ...others]: readonly Unit[]): boolean {
  const dated = others.filter(({ dates }) => dates.length > 0)
  return first?.dates.length === 0 && others.length > 0 && others.length <= 2 && dated.length === 1
}

/** Lines of another look than a name belong to it: the issuer, the date. */
function group(units: readonly Unit[]): Unit[][] {
  const blocks = blocksOf(units)
  if (blocks.length >= 2 && blocks.every(isOneEntry)) return blocks
  const groups: Unit[][] = []
  for (const unit of units) {
    const last = groups.at(-1)
    const onlyDate =
      unit.dates.length > 0 && ((wordCount(unit.text) <= 5 && headCells([unit]).length === 0) || isTerm(unit))
    const differs = !unit.bullet && last?.[0] !== undefined && looksOther(unit, last[0])
    // `OSHA 10, 2014` is nothing but capitals; the name and year below are the next one, not its issuer.
    const isNext = unit.dates.length > 0 && last?.some((own) => own.dates.length > 0)
    if (last && (onlyDate || (differs && !isNext))) last.push(unit)
    else groups.push([unit])
  }
  return groups
}

/** `Issued May 2022 to May 2025` below what was issued. */
function isTerm({ text }: Unit): boolean {
  return /^(?:issued|valid|expires?|renewed|obtained|awarded|completed|passed)(?: on| in| from| until| to)?:?$/i.test(
    besideDates(text),
  )
}

/** Of capitals, only a name in them over a line without is a look: `EPA 609` and `WHMIS` are nothing else. */
function looksOther(unit: Unit, head: Unit): boolean {
  const plain = ({ style }: Unit) => style.replace('C', '')
  if (plain(unit) !== plain(head)) return true
  return isCapitals(head.text) && !isCapitals(unit.text) && head.text.length > 12 && !isPaper(unit.text)
}

function readOne(units: Unit[]): ReadCertification[] {
  const [only, ...more] = units
  const isWhole = only && units.every(isPlain) && (more.length === 0 || (more.length === 1 && more.every(isTerm)))
  const written = isWhole ? readCertificate(units.map(({ text }) => text).join(', ')) : undefined
  if (only && written) return [foundIn(only, written, units)]
  const cells = joinDashes(wholeName(headCells(units), units), units)
  const [first, second, ...others] = cells.filter((cell) => cell.kind === 'name' || cell.kind === 'place')
  if (!first) return []
  const period = readPeriod(units)
  const certificate: ReadCertification = {
    // `TWIC card (exp 2027)`, whose year is gone.
    name: { value: first.text.replace(/\s*\((?:exp\w*\.?|valid \w+)?$/i, ''), confidence: 0.85, source: first.source },
    rest: [],
  }
  const split = second ? undefined : splitIssuer(first.text)
  if (split) {
    certificate.name.value = split.name
    certificate.issuer = { value: split.issuer, confidence: 0.7, source: first.source }
  }
  if (second) certificate.issuer = { value: second.text, confidence: 0.75, source: second.source }
  const date = period?.from || period?.to
  if (period && date) certificate.date = { value: date, confidence: 0.85, source: period.source }
  certificate.rest = [...others, ...cells.filter((cell) => cell.kind === 'link' || cell.kind === 'duration')].map(
    ({ text, source }) => ({ value: text, confidence: 0.5, source }),
  )
  return [certificate]
}

/** `Certified Developer - Associate` over its issuer and year: the dash is in the name. */
function wholeName(cells: readonly HeadCell[], [head, ...below]: readonly Unit[]): HeadCell[] {
  const [first] = cells
  const isWhole = head && below.length > 0 && head.dates.length === 0 && isPlain(head)
  if (!isWhole || !first) return [...cells]
  return [{ ...first, text: head.text, kind: 'name' }, ...cells.filter(({ row }) => row > 0)]
}

/** One text without gaps or changes of weight: its words and marks alone tell its parts. */
function isPlain({ first, lines }: Unit): boolean {
  return lines.every(({ cells }) => cells.length === 1) && new Set(first.cells.map(({ parts }) => parts.length)).has(1)
}

function foundIn(first: Unit, { name, issuer, date }: WrittenCertificate, units: readonly Unit[]): ReadCertification {
  const { source } = first
  return {
    name: { value: name, confidence: 0.85, source },
    ...(issuer === undefined ? {} : { issuer: { value: issuer, confidence: 0.75, source } }),
    ...(date === undefined
      ? {}
      : { date: { value: date, confidence: 0.85, source: units.flatMap((unit) => unit.source) } }),
    rest: [],
  }
}

/** In a row of cells a dash or a slash parts nothing: `First Aid / CPR | Red Cross | 2023`. */
function joinDashes(cells: readonly HeadCell[], [unit]: readonly Unit[]): HeadCell[] {
  const isRow = unit !== undefined && unit.lines.length === 1 && unit.first.cells.length > 1
  const joined: HeadCell[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    const isOne = last?.source[0] === cell.source[0] && cell.joint !== undefined && last?.kind === 'name'
    if (isRow && last && isOne) joined[joined.length - 1] = { ...last, text: last.text + cell.joint + cell.text }
    else joined.push(cell)
  }
  return joined
}

function splitIssuer(text: string): { name: string; issuer: string } | undefined {
  const match = /^(.+?)(?:,\s+|\s+(?:by|from|issued by|through)\s+|\s+\()([^()]+?)\)?$/i.exec(text)
  if (!match?.[1] || !match[2] || companyScore(match[2]) < 1) return undefined
  return { name: match[1], issuer: match[2] }
}
