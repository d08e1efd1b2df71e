// The skills section: categories with their skills, as lists, tables, tags or lines.
import { makeUnits, type Unit } from '../entries/units.ts'
import type { Found } from '../found.ts'
import { type Cell, isCapitals, type Line, wordCount } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { splitItems, tidyItem } from './split-items.ts'

export type ReadSkill = Found & { level?: number }

export type ReadCategory = { name?: Found; skills: ReadSkill[] }

export type ReadSkills = { categories: ReadCategory[] /** Levels and labels without a place. */; left: Unit[] }

const levelWord =
  /^(?:master|expert|advanced|intermediate|beginner|novice|basic|proficient|competent|familiar|fundamental|experienced|skillful|elementary|strong|good|excellent|very good|fluent|\d{1,3}\s?%|\d\s?\/\s?\d{1,2}|[●○•◦★☆■□]+)$/i

export function readSkills(lines: readonly Line[]): ReadSkills {
  const units = colonLabels(makeUnits(lines, { isList: true }).flatMap(partLabels))
  const left: Unit[] = []
  const categories: ReadCategory[] = []
  let current: ReadCategory = { skills: [] }
  const open = (name?: Found) => {
    if (current.name || current.skills.length > 0) categories.push(current)
    current = name ? { name, skills: [] } : { skills: [] }
  }
  const labelStyle = findLabelStyle(units)
  const isAlternating = alternates(units)
  const isByLine = standsByLine(units.filter((unit) => unit.style !== labelStyle))
  units.forEach((unit, at) => {
    if (levelWord.test(unit.text.trim())) {
      left.push(unit)
      return
    }
    const row = readRow(unit, isByLine)
    if (row.label) {
      open(row.label)
      current.skills.push(...row.items)
      if (!isLastOfLabels(units, at)) open()
      return
    }
    const isLabel = labelStyle !== undefined && unit.style === labelStyle && !unit.bullet
    if (isLabel || headsList(unit, units[at + 1]) || (isAlternating && at % 2 === 0)) {
      open({ value: tidyItem(unit.text).replace(/:$/, ''), confidence: 0.75, source: unit.source })
      return
    }
    current.skills.push(...row.items)
  })
  open()
  return { categories: settle(categories), left }
}

const dashed = /^(\p{Lu}[^,:;–—-]{2,30})\s+[–—-]\s+(?=.+,)/u

/** `Software – Word, Excel`, `Quality – GMP, CAPA`: where each line has it, the dash is a colon. */
function colonLabels(units: readonly Unit[]): Unit[] {
  if (units.length < 2 || !units.every(({ text, first }) => dashed.test(text) && first.cells.length === 1))
    return [...units]
  return units.map((unit) => ({ ...unit, text: unit.text.replace(dashed, '$1: ') }))
}

const innerLabel =
  /\s+(?=(?:Languages?|Interests|Hobbies|Certifications?|Software|Tools|Technologies|Computer|Technical|Soft Skills|Other):\s)/

/** `Computer: Word, Excel Language: fluent in Spanish`: two labels in one line. */
function partLabels(unit: Unit): Unit[] {
  const parts = /^[^:,;]{2,45}:\s/.test(unit.text) ? unit.text.split(innerLabel) : []
  // `Programming Languages: C, Java` is one label.
  if (parts.length < 2 || !parts[0]?.includes(':')) return [unit]
  return parts.map((text) => ({ ...unit, text, first: { ...unit.first, cells: [] }, lines: unit.lines }))
}

/** A label whose items continue below keeps them. */
function isLastOfLabels(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  return next !== undefined && readRow(next, false).label === undefined && !next.bullet
}

/** A plain line above the items of a list. */
function headsList(unit: Unit, next: Unit | undefined): boolean {
  const isItem = (one: Unit) => one.bullet || one.first.tag?.role === 'list-item'
  if (!next || isItem(unit) || !isItem(next) || next.first.x < unit.first.x + 6) return false
  return unit.first.cells.length === 1 && wordCount(unit.text) <= 6 && !/[,;.]/.test(unit.text)
}

/** `Design` above `Branding, Packaging`, `Tools` above `Figma, Illustrator`: every other line names what follows. */
function alternates(units: readonly Unit[]): boolean {
  if (units.length < 4 || units.length % 2 === 1) return false
  return units.every((unit, at) =>
    at % 2 === 0
      ? wordCount(unit.text) <= 5 && unit.first.cells.length === 1 && !/[,;:]/.test(unit.text)
      : /,\s/.test(unit.text),
  )
}

/** Bold or larger lines between plain ones are the names of categories. */
function findLabelStyle(units: readonly Unit[]): string | undefined {
  const shown = units.filter((unit) => !levelWord.test(unit.text.trim()))
  const [first] = shown
  if (!first || shown.length < 2 || wordCount(first.text) > 5 || /[,;]/.test(first.text) || first.bullet)
    return undefined
  const own = shown.filter((unit) => unit.style === first.style)
  const others = shown.filter((unit) => unit.style !== first.style)
  if (others.length === 0) return undefined
  const [second] = others
  const stands =
    first.first.bold && !second?.first.bold
      ? true
      : first.first.size > (second?.first.size ?? 0) + 0.4 ||
        (first.text.length > 7 && isCapitals(first.text) && !isCapitals(second?.text ?? ''))
  const isLabel = (unit: Unit) => wordCount(unit.text) <= 6 && unit.first.cells.length === 1
  return stands && own.every(isLabel) ? first.style : undefined
}

type Row = { label?: Found; items: Found[] }

/** Most lines hold one skill: the commas of the others belong to theirs. */
function standsByLine(units: readonly Unit[]): boolean {
  const plain = units.filter((unit) => unit.first.cells.length === 1 && !/[,;|•·:]/.test(unit.text))
  return units.length >= 4 && plain.length >= 0.6 * units.length
}

function readRow(unit: Unit, isByLine: boolean): Row {
  const cells = unit.lines.length === 1 ? unit.first.cells : []
  const [first, ...rest] = cells
  // Labels side by side without items: `Class A CDL:   Load securement:`.
  if (cells.length > 1 && cells.every((cell) => cell.text.endsWith(':')))
    return { items: cells.flatMap((cell) => itemsOf(cell.text.slice(0, -1), [cell.source], false)) }
  const listed = /^([^(),;:]{2,45})\s\(([^()]+,[^()]+)\)$/.exec(unit.text)
  if (listed?.[1] && listed[2] && !isByLine)
    return {
      label: { value: tidyItem(listed[1]), confidence: 0.8, source: unit.source.slice(0, 1) },
      items: itemsOf(listed[2], unit.source, false),
    }
  const labelled = /^([^:,;]{2,45}):\s*(.*)$/.exec(unit.text.replace(/\s*\(\s*\)/g, ''))
  if (labelled?.[1] && wordCount(labelled[1]) <= 6) {
    return {
      label: { value: labelled[1].trim(), confidence: 0.9, source: unit.source.slice(0, 1) },
      items: itemsOf(labelled[2] ?? '', unit.source, unit.bullet),
    }
  }
  if (first && rest.length === 1 && rest[0] && isLabelCell(first, rest[0])) {
    return {
      label: { value: tidyItem(first.text), confidence: 0.85, source: [first.source] },
      items: itemsOf(rest[0].text, [rest[0].source], false),
    }
  }
  const split = boldLabel(unit)
  if (split)
    return {
      label: { value: split.label, confidence: 0.85, source: unit.source.slice(0, 1) },
      items: itemsOf(split.rest, unit.source, false),
    }
  if (cells.length > 1)
    return {
      items: cells.flatMap((cell) => (levelWord.test(cell.text) ? [] : itemsOf(cell.text, [cell.source], false))),
    }
  if (isByLine && splitItems(unit.text).length <= 2)
    return { items: [{ value: tidyItem(unit.text), confidence: 0.85, source: unit.source }] }
  return { items: itemsOf(unit.text, unit.source, unit.bullet) }
}

function isLabelCell(first: Cell, second: Cell): boolean {
  return (
    wordCount(first.text) <= 5 &&
    !/[,;]/.test(first.text) &&
    (/[,;]/.test(second.text) || (first.bold && !second.bold)) &&
    !levelWord.test(second.text)
  )
}

/** `**Languages** Python, Go, C`: the weight parts the label from its items. */
function boldLabel(unit: Unit): { label: string; rest: string } | undefined {
  const [cell] = unit.first.cells
  const [first, second] = cell?.parts ?? []
  if (!cell || !first?.bold || !second || second.bold || wordCount(first.text) > 6 || /,/.test(first.text))
    return undefined
  const rest = unit.text.slice(first.text.length).replace(/^[\s:–—-]+/, '')
  return rest === '' ? undefined : { label: tidyItem(first.text).replace(/:$/, ''), rest }
}

function itemsOf(text: string, source: SourceSpan[], isBullet: boolean): Found[] {
  const items = splitItems(text)
  // A sentence is one item: its commas part clauses.
  const isSentence = items.length > 0 && wordCount(text) / items.length > 6
  const chosen = isSentence ? [tidyItem(text)] : items
  return chosen
    .filter((item) => item !== '' && !isContact(item))
    .map((value) => ({ value, confidence: isSentence ? 0.5 : isBullet ? 0.85 : 0.9, source }))
}

/** An address or a number next to the list. */
function isContact(item: string): boolean {
  return /\S@\S+\.\p{L}{2}|^(?:https?:\/\/|www\.)|^\+?[\d\s().-]{9,}$|linkedin\.com|github\.com/iu.test(item)
}

function settle(categories: readonly ReadCategory[]): ReadCategory[] {
  // A label without items is an item itself.
  const named = categories.filter((category) => category.name && category.skills.length > 0)
  const lonely = categories.filter((category) => category.name && category.skills.length === 0)
  const plain = categories.filter((category) => !category.name)
  const result: ReadCategory[] = [...named]
  const skills = [
    ...lonely.flatMap((category) => (category.name ? [category.name] : [])),
    ...plain.flatMap((category) => category.skills),
  ]
  if (skills.length > 0) result.push({ skills })
  return result
}
