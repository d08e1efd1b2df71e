// Carries out a proposed change on the resume as it is now, which may have been edited since it was proposed.
import { lowerWords } from '#engine/resume/lower-words.ts'
import { type Resume, type SectionId, sectionIds } from '#engine/resume/resume.ts'
import { type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import type { Change } from './change.ts'
import { entryLists, removeEntry } from './entries.ts'
import { sectionOrder } from './sections.ts'
import { getField, parseFieldPath, setField } from './set-field.ts'
import { removeSkill } from './skills.ts'

/** The resume with the change; undefined if what it would change is no longer there. */
export function applyChange(resume: Resume, change: Change): Resume | undefined {
  if (change.path === 'arrangement.order') return orderSections(resume, change)
  const list = entryLists.find((name) => name === change.path)
  if (list && change.kind === 'order') return orderItems(resume, change)
  const [first = '', second = '', third, fourth, ...rest] = change.path.split('.')
  if (first === 'skillCategories' && third === 'skills' && fourth === undefined && change.kind === 'order')
    return orderSkills(resume, second, change)
  if (first === 'skillCategories' && third === 'skills' && fourth && change.kind === 'drop' && rest[0] === 'name')
    return dropSkill(resume, { categoryId: second, skillId: fourth }, change)
  if (first === 'skillCategories' && third === 'skills' && fourth === undefined && change.kind === 'add')
    return addSkill(resume, second, change)
  if (first === 'skillCategories' && third === 'skills' && fourth === undefined && change.kind === 'drop')
    return dropSkills(resume, second, change)
  const entryList = entryLists.find((name) => name === first)
  if (entryList && third === undefined && change.kind === 'drop') {
    const next = removeEntry(resume, entryList, second)
    return next === resume ? undefined : next
  }
  return changeField(resume, change)
}

/** All of them, one after the other; those that no longer fit come back as missed. */
export function applyChanges(resume: Resume, changes: readonly Change[]): { resume: Resume; missed: Change[] } {
  const missed: Change[] = []
  let next = resume
  for (const change of changes) {
    const changed = applyChange(next, change)
    if (changed) next = changed
    else missed.push(change)
  }
  return { resume: next, missed }
}

function changeField(resume: Resume, change: Change): Resume | undefined {
  const text = getField(resume, change.path)
  if (typeof text !== 'string' || !parseFieldPath(change.path)) return undefined
  const next = changeText(text, change)
  return next === undefined ? undefined : setField(resume, change.path, next)
}

/** The text with the change; undefined if it does not hold the line. */
export function changeText(text: string, change: Pick<Change, 'kind' | 'before' | 'after'>): string | undefined {
  if (change.kind === 'order') return orderLines(text, change.after)
  if (change.kind === 'add') return addLine(text, change.after)
  if (sameWords(text, change.before)) return change.kind === 'drop' ? '' : change.after
  const lines = splitLines(text)
  const each = splitChange(change)
  if (each.length > 1) return changeEach(lines, each)
  const { at, count } = findLines(lines, change.before)
  if (at < 0) return undefined
  const rest = lines.slice(at + count)
  if (change.kind === 'drop') return writeLines([...lines.slice(0, at), ...rest])
  const replacing = replacingLines(change, lines[at])
  return writeLines([...lines.slice(0, at), ...replacing, ...rest])
}

/** A change of several lines as one of each line: they may stand anywhere in the field. */
export function splitChange<T extends Pick<Change, 'kind' | 'before' | 'after'>>(change: T): T[] {
  const [old, fresh] = [splitLines(change.before), splitLines(change.after)]
  if (change.kind === 'order' || old.length < 2 || (change.kind === 'replace' && old.length !== fresh.length))
    return [change]
  return old.map(({ text }, at) => ({ ...change, before: text, after: fresh[at]?.text ?? '' }))
}

/** Undefined if one of the lines is gone. */
function changeEach(lines: readonly RichLine[], changes: readonly Pick<Change, 'kind' | 'before' | 'after'>[]) {
  const next: (RichLine | undefined)[] = [...lines]
  for (const { kind, before, after } of changes) {
    const at = next.findIndex((line) => line !== undefined && sameWords(line.text, before))
    const line = next[at]
    if (!line) return undefined
    next[at] = kind === 'drop' ? undefined : { ...line, text: after }
  }
  return writeLines(next.filter((line) => line !== undefined))
}

/**
 * The lines of `after`. A single line keeps the form of the one it replaces, unless it brings or loses a bullet of its own;
 * several bring their own.
 */
export function replacingLines({ before, after }: Pick<Change, 'before' | 'after'>, replaced?: RichLine): RichLine[] {
  const [old, fresh] = [splitLines(before), splitLines(after)]
  if (fresh.length !== 1 || !replaced) return fresh
  const isAsWritten = sameWords(replaced.text, before)
  const getsBullet = isAsWritten && old[0]?.kind === 'paragraph' && fresh[0]?.kind === 'bullet'
  const losesBullet = !isAsWritten && old.length === 1
  return getsBullet || losesBullet ? fresh : fresh.map((line) => ({ ...line, kind: replaced.kind }))
}

/** The position of the line, or of several consecutive lines; -1 if they aren't there. */
function findLines(lines: readonly RichLine[], wanted: string): { at: number; count: number } {
  const at = lines.findIndex((line) => sameWords(line.text, wanted))
  if (at >= 0) return { at, count: 1 }
  const run = splitLines(wanted)
  const isRunAt = (place: number) => run.every(({ text }, offset) => sameWords(lines[place + offset]?.text ?? '', text))
  return { at: run.length === 0 ? -1 : lines.findIndex((_, place) => isRunAt(place)), count: run.length }
}

/** Undefined if the line is there already. */
function addLine(text: string, line: string): string | undefined {
  const lines = splitLines(text)
  if (line.trim() === '' || lines.some((one) => sameWords(one.text, line))) return undefined
  return writeLines([...lines, { kind: 'bullet', text: line }])
}

export function writeLines(lines: readonly RichLine[]): string {
  return lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)).join('\n')
}

function orderLines(text: string, wanted: string): string | undefined {
  const lines = splitLines(text)
  const ordered = arrange(lines, wanted, ({ text }) => text)
  return ordered && writeLines(ordered)
}

function orderItems(resume: Resume, change: Change): Resume | undefined {
  if (change.path === 'certifications') {
    const certifications = arrange(resume.certifications, change.after, ({ name }) => name)
    return certifications && { ...resume, certifications }
  }
  if (change.path !== 'skillCategories') return undefined
  const ordered = arrange(resume.skillCategories, change.after, ({ name }) => name)
  return ordered && { ...resume, skillCategories: ordered }
}

function orderSkills(resume: Resume, categoryId: string, change: Change): Resume | undefined {
  const category = resume.skillCategories.find(({ id }) => id === categoryId)
  const skills = category && arrange(category.skills, change.after, ({ name }) => name)
  if (!skills) return undefined
  const skillCategories = resume.skillCategories.map((other) => (other === category ? { ...other, skills } : other))
  return { ...resume, skillCategories }
}

/** Known by its name, so that it can be found and taken out again. */
function addSkill(resume: Resume, categoryId: string, { after }: Change): Resume | undefined {
  const name = after.trim()
  const isKnown = resume.skillCategories.some(({ skills }) => skills.some((skill) => sameWords(skill.name, name)))
  if (name === '' || isKnown || !resume.skillCategories.some(({ id }) => id === categoryId)) return undefined
  const skill = { id: `added ${name.toLowerCase()}`, name }
  const skillCategories = resume.skillCategories.map((category) =>
    category.id === categoryId ? { ...category, skills: [...category.skills, skill] } : category,
  )
  return { ...resume, skillCategories }
}

function dropSkill(resume: Resume, place: { categoryId: string; skillId: string }, change: Change): Resume | undefined {
  const name = getField(resume, `skillCategories.${place.categoryId}.skills.${place.skillId}.name`)
  return typeof name === 'string' && sameWords(name, change.before) ? removeSkill(resume, place) : undefined
}

/** By their names; undefined if none of them is left. */
function dropSkills(resume: Resume, categoryId: string, { before }: Change): Resume | undefined {
  const category = resume.skillCategories.find(({ id }) => id === categoryId)
  const gone = new Set(before.split('\n'))
  const skills = category?.skills.filter(({ name }) => !gone.has(name))
  if (!skills || skills.length === category?.skills.length) return undefined
  const skillCategories = resume.skillCategories.map((other) => (other === category ? { ...other, skills } : other))
  return { ...resume, skillCategories }
}

function orderSections(resume: Resume, change: Change): Resume | undefined {
  const named = change.after.split('\n').filter((name): name is SectionId => sectionIds.some((id) => id === name))
  if (named.length === 0) return undefined
  const order = [...new Set([...named, ...sectionOrder(resume)])]
  return { ...resume, arrangement: { ...resume.arrangement, order } }
}

/** Items in the wanted order. A line that was reworded meanwhile is known by its words; what is not named keeps its place. */
function arrange<T>(items: readonly T[], wanted: string, nameOf: (item: T) => string): T[] | undefined {
  const left = items.map((item, place) => ({ item, place }))
  const found: { item: T; place: number }[] = []
  for (const name of wanted.split('\n')) {
    const exact = left.findIndex(({ item }) => sameWords(nameOf(item), name))
    const at =
      exact >= 0
        ? exact
        : findNearest(
            left.map(({ item }) => nameOf(item)),
            name,
          )
    const [taken] = at >= 0 ? left.splice(at, 1) : []
    if (taken) found.push(taken)
  }
  if (found.length === 0) return undefined
  const places = found.map(({ place }) => place).sort((one, other) => one - other)
  const ordered = new Map(places.map((place, at) => [place, found[at]?.item]))
  return items.map((item, place) => ordered.get(place) ?? item)
}

function findNearest(names: readonly string[], wanted: string): number {
  const words = new Set(lowerWords(wanted))
  let best = { at: -1, share: 0.5 }
  for (const [at, name] of names.entries()) {
    const own = new Set(lowerWords(name))
    const common = [...own].filter((word) => words.has(word)).length
    const share = common / Math.max(1, Math.min(own.size, words.size))
    if (share > best.share) best = { at, share }
  }
  return best.at
}

/** Whether two texts differ in nothing but spaces. */
export function sameWords(one: string, other: string): boolean {
  return one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()
}
