// A school and what it gave in one line, as people write them: `BSc Chemistry, first class, Hexley University, Tarn`.
import { wordCount } from '../line.ts'
import { degreeScore, isField, schoolScore } from '../words/education-words.ts'
import { isCity, isPlaceWord, isRegion, placeScore } from '../words/places.ts'
import { splitDegree } from './degree.ts'
import type { HeadCell } from './head-cells.ts'
import { isBoard, isGrade, isStatus } from './school-details.ts'

type Kind = 'school' | 'degree' | 'grade' | 'status' | 'place' | 'other'

type Part = { cell: HeadCell; kind: Kind }

/** The cells of one row of a head. `isWhole`: there is no other row, so what the school or the degree lacks is here. */
export function partRecord(row: readonly HeadCell[], isWhole: boolean): HeadCell[] {
  const parts = row
    .flatMap(cutGrade)
    .flatMap((cell) => (cell.kind === 'name' ? splitAtCommas(cell).flatMap(splitWords) : [cell]))
    .map((cell, at): Part => ({ cell, kind: kindOf(cell, at === 0) }))
  const has = (kind: Kind) => parts.some((part) => part.kind === kind)
  // `Tarn College, Hexley` over what it gave.
  const isHost = parts.length === 2 && parts[0]?.kind === 'school'
  const isRecord = (has('school') && has('degree')) || isHost || (isWhole && (has('school') || has('degree')))
  const kept = isRecord ? settle(parts, has('school')) : undefined
  return kept ?? row.flatMap(cutGrade).flatMap(cutTail)
}

/** `MA` in front is a degree, behind a town it is Massachusetts. */
function kindOf(cell: HeadCell, isFirst: boolean): Kind {
  const { text, kind } = cell
  if (isStatus(text)) return 'status'
  if (isGrade(text)) return 'grade'
  const [school, degree] = [schoolScore(text), degreeScore(text)]
  if (school >= 1.5 && school - 0.6 * degree > 0.5) return 'school'
  if (isFirst && degree >= 1.5) return 'degree'
  if (kind === 'place' || placeScore(text) >= 2 || isRegion(text)) return 'place'
  if (degree >= 1.5) return 'degree'
  return 'other'
}

/** Each part beside the one it belongs to. */
function settle(parts: readonly Part[], hasSchool: boolean): HeadCell[] {
  const settled: Part[] = []
  let isNamed = hasSchool
  parts.forEach((part, at) => {
    const last = settled.at(-1)
    const { cell, kind } = part
    if (kind === 'status') return
    if (kind === 'other' && !last && !isNamed && !namesField(cell.text)) {
      settled.push({ cell, kind: 'school' })
      isNamed = true
    } else if (kind === 'place' && last?.kind === 'school' && isBranch(cell, last.cell)) join(settled, part)
    else if (kind !== 'other' && kind !== last?.kind) settled.push(part)
    else if (kind === 'other' && last?.kind === 'place' && isTown(cell, parts[at + 1])) join(settled, part)
    // `Escola Norte, UNP`: the initials of the house it belongs to.
    else if (kind === 'other' && last?.kind === 'school' && /^\p{Lu}{2,6}$/u.test(cell.text)) join(settled, part)
    else if (kind === 'other' && last?.kind === 'school' && isTown(cell, parts[at + 1]))
      settled.push({ cell: { ...cell, kind: 'place' }, kind: 'place' })
    else if (kind === 'other' && last?.kind === 'degree' && cell.joint === undefined && !isBoard(cell.text)) {
      if (isNamed || (namesField(cell.text) && splitDegree(last.cell.text).field === '')) join(settled, part)
      else {
        settled.push({ cell, kind: 'school' })
        isNamed = true
      }
    } else if (last && kind === last.kind && kind !== 'grade' && kind !== 'other' && cell.joint === undefined)
      join(settled, part)
    else settled.push(part)
  })
  return settled.map(({ cell, kind }) =>
    kind === 'place' ? { ...cell, kind: 'place' } : kind === 'school' ? { ...cell, kind: 'name' } : cell,
  )
}

function join(settled: Part[], { cell }: Part): void {
  const last = settled.at(-1)
  if (last) settled[settled.length - 1] = { ...last, cell: { ...last.cell, text: `${last.cell.text}, ${cell.text}` } }
}

const systems =
  /\b(?:University of (?:California|Wisconsin|Illinois|Texas|North Carolina|Massachusetts|Michigan|Minnesota|Maryland|Nebraska|Hawaii|Missouri|Tennessee|Colorado|Washington|Alabama|Arkansas|Nevada|Maine)|(?:California|Pennsylvania) State University|State University of New York|City University of New York|Indiana University|Purdue University)$/

/** `University of California, Berkeley`: there the town is in the name. */
function isBranch({ text }: HeadCell, school: HeadCell): boolean {
  return systems.test(school.text) && !text.includes(',') && !isRegion(text)
}

/** What stands behind a school and is nothing else: `Tuam`. */
function isTown(cell: HeadCell, next: Part | undefined): boolean {
  const { text, joint } = cell
  const isLast = next?.kind !== 'other' || next.cell.joint !== undefined || wordCount(next.cell.text) === 1
  const isShort = wordCount(text) <= 2 || placeScore(text) >= 1.2
  return joint === undefined && isPlaceWord(text) && isShort && !/^\p{Lu}{2,6}$/u.test(text) && !isField(text) && isLast
}

/** `Mathematics`, but no `Toledo Electrical JATC`. */
function namesField(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    isField(words.at(-1) ?? '') || (isField(text) && !words.some((word) => isCity(word) || /^\p{Lu}{3,}$/u.test(word)))
  )
}

/** `University of Limerick (2.1)`, `HNC Mechanics (Distinction)` */
function cutGrade(cell: HeadCell): HeadCell[] {
  // `BSc Chemistry 2:1, Hexley University`
  const [, studied = '', classed = '', behind = ''] =
    /^(.+?\p{L}\)?) (2[:.][12]|1st)(?=$|,)(.*)$/u.exec(cell.text) ?? []
  if (cell.kind === 'name' && degreeScore(studied) >= 1)
    return [
      { ...cell, text: studied + behind },
      { ...cell, text: classed },
    ]
  const [, before = '', grade = '', after = ''] = /^(.+?)\s*\(([^()]+)\)(.*)$/.exec(cell.text) ?? []
  if (cell.kind !== 'name' || !isGrade(grade) || isHonours(grade) || grade.length < 3) return [cell]
  const bare = after.replace(/^[\s,;]+/, '')
  const rest = bare === '' ? [] : [{ ...cell, text: bare }]
  // The mark behind the bracket still parts what is around it.
  const name =
    /^\s*[,;]/.test(after) && bare !== ''
      ? [{ ...cell, text: `${before}, ${bare}` }]
      : [{ ...cell, text: before }, ...rest]
  return [...name, { ...cell, text: grade }]
}

/** `BSc (Hons)` is the name of a degree. */
function isHonours(text: string): boolean {
  return /^(?:with )?hon(?:ou?r)?s\.?$/i.test(text)
}

/** `KCSE, mean grade B+`: only the grade and what the date says come off. */
function cutTail(cell: HeadCell): HeadCell[] {
  if (cell.kind !== 'name') return [cell]
  const texts = cell.text.split(/,\s+/)
  const tail: string[] = []
  while (texts.length > 1 && (isGrade(texts.at(-1) ?? '') || isStatus(texts.at(-1) ?? '')))
    tail.unshift(texts.pop() ?? '')
  if (isStatus(texts.join(', '))) return []
  const grades = tail.filter((text) => !isStatus(text))
  return [{ ...cell, text: texts.join(', ') }, ...grades.map((text) => ({ ...cell, text }))]
}

/** Commas inside brackets part nothing. */
function splitAtCommas(cell: HeadCell): HeadCell[] {
  const texts = cell.text.split(/[,;]\s+(?![^(]*\))/)
  return texts.map((text, at) => {
    const { joint, ...rest } = cell
    return at === 0 ? { ...cell, text } : { ...rest, text }
  })
}

/** `B.S. in Nursing at Ridgemont` is two. */
function splitWords(cell: HeadCell): HeadCell[] {
  const [, degree = '', host = ''] = /^(.+?) (?:at|from) (?=(?:The )?\p{Lu})(.+)$/u.exec(cell.text) ?? []
  if (degreeScore(degree) >= 1.5 && schoolScore(degree) < 1.5 && host !== '')
    return [degree, host].map((text) => ({ ...cell, text }))
  return splitUnmarked(cell)
}

const generic =
  /^(?:high|secondary|primary|senior|junior|technical|vocational|community|state|grammar|comprehensive|of|in|and|for|the|&)$/i

/** `high school diploma Hillcrest High`: nothing but words says where the school begins. */
function splitUnmarked(cell: HeadCell): HeadCell[] {
  const words = cell.text.split(' ')
  for (let at = words.length - 2; at > 0 && at >= words.length - 5; at -= 1) {
    const [degree, school] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const [first = ''] = words.slice(at)
    const isName = schoolScore(school) >= 2 && schoolScore(first) < 2 && !generic.test(first)
    if (!isName && !/^(?:University|College|Institute) of /.test(school)) continue
    if (generic.test(words[at - 1] ?? '') || degreeScore(degree) < 1.5 || schoolScore(degree) >= 2) return [cell]
    return [degree, school].map((text) => ({ ...cell, text }))
  }
  return [cell]
}
