// The education section: schools, degrees, fields and years, in any order.
import type { BodyLine, Found, FoundPeriod } from '../found.ts'
import { type Line, wordCount } from '../line.ts'
import { rank } from '../most-common.ts'
import { degreeScore, isField, schoolScore } from '../words/education-words.ts'
import { readBody } from './body.ts'
import { splitDegree } from './degree.ts'
import { detachFacts } from './detach-facts.ts'
import type { HeadCell } from './head-cells.ts'
import { takeNameLabels } from './labelled-names.ts'
import { partRunIn } from './part-run-in.ts'
import type { ReadSection } from './read-experience.ts'
import { readPeriod } from './read-period.ts'
import { isActivity, isBoard, isDetail, isGrade } from './school-details.ts'
import { cellsOf, partEntries, type Raw, schoolWorth } from './split-schools.ts'
import { makeUnits, partRows, type Unit } from './units.ts'

export type ReadEducation = {
  institution?: Found
  degree?: Found
  field?: Found
  location?: Found
  period?: FoundPeriod
  description: BodyLine[]
}

export function readEducation(sections: readonly (readonly Line[])[]): ReadSection<ReadEducation> {
  const left: Unit[] = []
  const raw = sections.flatMap((lines) =>
    partEntries(makeUnits(detachFacts(partRunIn(takeNameLabels(lines, 'education')))).flatMap(partRows)),
  )
  const habit = {
    school: learnPlace(raw, schoolWorth, 0.5),
    degree: learnPlace(raw, (cell) => degreeScore(cell.text) - schoolScore(cell.text), 1.4),
  }
  const entries = raw.flatMap((entry) => {
    const read = readEntry(entry, habit, left)
    return read ? [read] : []
  })
  return { entries, left }
}

const ofDegree = /^(?:bachelor|master|doctor|associate)s?['’]?s? of (?:\p{Lu}\p{L}*(?: (?:and|&))? ?){1,4}$/iu

/** Where the school is in the heads that name it plainly. */
type Place = { row: number; bold: boolean }

type Habit = { school: Place | undefined; degree: Place | undefined }

function learnPlace(entries: readonly Raw[], worthOf: (cell: HeadCell) => number, least: number): Place | undefined {
  const named = entries.flatMap(({ head }) => {
    const names = cellsOf(head).filter((cell) => cell.kind === 'name')
    return best(names, worthOf, least) ?? []
  })
  const [[key] = []] = rank(named.map((cell) => [`${cell.row}/${cell.bold}`, 1]))
  const [row, bold] = key?.split('/') ?? []
  return row === undefined ? undefined : { row: Number(row), bold: bold === 'true' }
}

const scored = /^(.{4,60}?)[\s,;|–-]+((?:c?gpa|grade|score)\s*[:=]?\s*[\d.].*)$/i

/** `Full Stack Development GPA: 98` below a school and its dates names what was studied. */
function studied(unit: Unit | undefined): Found | undefined {
  const [, field = ''] = scored.exec(unit?.text ?? '') ?? []
  return unit && field !== '' && wordCount(field) <= 6
    ? { value: field, confidence: 0.6, source: unit.source }
    : undefined
}

/** `Metropolitan Community College – Longview, Associate of Arts`: one of its houses, between the school and the degree. */
function findCampus(cells: readonly HeadCell[], school: HeadCell, degree: HeadCell | undefined): HeadCell | undefined {
  const at = cells.indexOf(school)
  const next = cells[at + 1]
  const isBetween = next?.joint !== undefined && next.row === school.row && next.row === degree?.row
  if (!next || !isBetween || next.kind !== 'name' || cells.indexOf(degree as HeadCell) !== at + 2) return undefined
  return /^\p{Lu}[\p{L} ]+$/u.test(next.text) && wordCount(next.text) <= 2 && !isField(next.text) ? next : undefined
}

function readEntry({ head, body }: Raw, habit: Habit, left: Unit[]): ReadEducation | undefined {
  const cells = cellsOf(head)
  const hasSchool = cells.some((cell) => cell.kind === 'name' && schoolWorth(cell) > 0.5)
  const isAside = ({ kind, text }: HeadCell) => kind === 'name' && (isGrade(text) || (hasSchool && isBoard(text)))
  const grades = cells.filter(isAside)
  const names = cells.filter((cell) => cell.kind === 'name' && !isAside(cell))
  const school = best(names, schoolWorth, 0.5)
  const degree = best(
    names.filter((cell) => cell !== school),
    (cell) => degreeScore(cell.text),
    0.4,
  )
  const others = names.filter((cell) => cell !== school && cell !== degree)
  const period = readPeriod(head)
  const entry: ReadEducation = { description: [] }
  let rest = others
  const isAt = (cell: HeadCell, place: Place | undefined) => cell.row === place?.row && cell.bold === place.bold
  const usual = others.find((cell) => isAt(cell, habit.school))
  // Where neither is told by its words, the degree stands where the other entries have theirs.
  const isDegree = (cell: HeadCell) => !school && !degree && others.length > 1 && isAt(cell, habit.degree)
  const schoolCell =
    school ?? usual ?? others.find((cell) => !isField(cell.text) && !isDegree(cell)) ?? (degree ? others[0] : undefined)
  if (schoolCell) {
    const campus = findCampus(cells, schoolCell, degree)
    const value = campus ? `${schoolCell.text} – ${campus.text}` : schoolCell.text
    entry.institution = { value, confidence: school ? 0.92 : 0.55, source: schoolCell.source }
    rest = rest.filter((cell) => cell !== schoolCell && cell !== campus)
  }
  const degreeCell = degree ?? (schoolCell ? rest.find(({ text }) => !isActivity(text)) : undefined)
  if (degreeCell) {
    rest = rest.filter((cell) => cell !== degreeCell)
    const beside = rest.find(
      (cell) => (cell.joint !== undefined && cell.row === degreeCell.row) || isFieldOf(cell, degreeCell),
    )
    // `Certificate III in Engineering - Fabrication Trade` names one paper to its end.
    const isOne = beside?.joint !== undefined && /^(?:certificate|diploma)\b.* in /i.test(degreeCell.text)
    const whole = (isOne ? degreeCell.text + beside.joint + beside.text : degreeCell.text).replace(/\s+(?:in|of)$/i, '')
    if (isOne) rest = rest.filter((cell) => cell !== beside)
    // `Associate of Occupational Studies - Culinary Arts`: the field comes after the dash.
    const parts = isOne || (beside && ofDegree.test(whole)) ? { degree: whole, field: '' } : splitDegree(whole)
    const sure = degree ? 0.9 : 0.5
    entry.degree = { value: parts.degree, confidence: sure, source: degreeCell.source }
    const after = rest[rest.findIndex((cell) => cell.row === degreeCell.row)]
    const isName = (cell: HeadCell) => wordCount(cell.text) <= 6 && !isDetail(cell.text)
    const fieldCell =
      parts.field === ''
        ? (rest.find((cell) => isField(cell.text) && isName(cell)) ??
          (after && isName(after)
            ? after
            : rest.find(
                (cell) => isName(cell) && !/[\d.:]/.test(cell.text) && Math.abs(cell.row - degreeCell.row) <= 2,
              )))
        : undefined
    if (parts.field !== '') entry.field = { value: parts.field, confidence: sure, source: degreeCell.source }
    else if (fieldCell) {
      entry.field = { value: fieldCell.text.replace(/^in\s+/i, ''), confidence: 0.7, source: fieldCell.source }
      rest = rest.filter((cell) => cell !== fieldCell)
    }
  }
  const field = entry.degree ? undefined : studied(body[0])
  if (field) entry.field = field
  const [place, ...places] = cells.filter((cell) => cell.kind === 'place')
  if (place) entry.location = { value: place.text, confidence: 0.85, source: place.source }
  if (period) entry.period = period
  const { lines, labels } = readBody(body)
  left.push(...labels)
  const extra = [
    ...rest,
    ...grades,
    ...places,
    ...cells.filter((cell) => cell.kind === 'link' || cell.kind === 'duration'),
  ]
  entry.description = [...extra.map(({ text, source }): BodyLine => ({ kind: 'paragraph', text, source })), ...lines]
  return entry.institution || entry.degree || entry.description.length > 0 ? entry : undefined
}

function isFieldOf(cell: HeadCell, degree: HeadCell): boolean {
  return (
    Math.abs(cell.row - degree.row) <= 1 && isField(cell.text) && wordCount(cell.text) <= 5 && !/[\d.:]/.test(cell.text)
  )
}

function best(cells: readonly HeadCell[], score: (cell: HeadCell) => number, least: number): HeadCell | undefined {
  let chosen: HeadCell | undefined
  let worth = least
  for (const cell of cells) {
    const own = score(cell)
    if (own > worth) {
      chosen = cell
      worth = own
    }
  }
  return chosen
}
