// Proposed changes on the resume they are proposed for, as an editor marks them: what goes beside what comes.
import {
  type MarkedPlace,
  type MarkedResume,
  type MarkKind,
  type PageMark,
  writeBeside,
} from '#engine/resume/marked-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { type RichLine, splitLines } from '#engine/resume/rich-text.ts'
import { listShownSections } from '#engine/resume/sections.ts'
import { applyChange, changeText, replacingLines, sameWords, splitChange, writeLines } from './apply-change.ts'
import type { Change } from './change.ts'
import { findMoved } from './find-moved.ts'
import { type MarkedWord, splitWords, wordKey, writeWords } from './marked-words.ts'
import { getField, parseFieldPath, setField } from './set-field.ts'
import { diffWords } from './word-diff.ts'

/** Fields that appear on the page word for word; others, such as dates and addresses, are reformatted. */
const plainFields = ['name', 'position', 'company', 'institution', 'degree', 'field', 'issuer', 'level']

/** A copy of the resume for the page of a review; changes that no longer fit leave no mark. */
export function trackChanges(resume: Resume, changes: readonly Change[]): MarkedResume {
  const pen = takePen()
  const places: MarkedPlace[] = []
  const byField = new Map<string, Change[]>()
  for (const change of changes) {
    if (isNewSkill(change)) continue
    if (textKind(resume, change)) byField.set(change.path, [...(byField.get(change.path) ?? []), change])
    else places.push(...placesOf(resume, change))
  }
  let tracked = resume
  for (const [path, ofField] of byField) {
    const text = getField(resume, path)
    if (typeof text !== 'string') continue
    const isRich = ofField.some((change) => textKind(resume, change) === 'rich')
    tracked = setField(tracked, path, trackText(text, ofField, { pen, isRich }))
  }
  for (const change of changes.filter(isNewSkill)) tracked = trackSkill(tracked, change, pen)
  return { resume: tracked, marks: pen.marks, places }
}

function isNewSkill({ kind, path }: Change): boolean {
  return kind === 'add' && path.startsWith('skillCategories.')
}

function trackSkill(resume: Resume, change: Change, pen: Pen): Resume {
  const [line] = trackLines([], [{ kind: 'paragraph', text: change.after }], change, { pen, isRich: false })
  return (applyChange(resume, change) && applyChange(resume, { ...change, after: line?.text ?? '' })) ?? resume
}

function markFor({ id, unsure }: Change, kind: MarkKind): PageMark {
  return { changeId: id, kind, isUnsure: unsure !== undefined }
}

type Pen = { marks: PageMark[]; number: (change: Change, kind: MarkKind) => number }

/** Numbers marks as they come up. */
function takePen(): Pen {
  const marks: PageMark[] = []
  const number = (change: Change, kind: MarkKind) => {
    const known = marks.findIndex((mark) => mark.changeId === change.id && mark.kind === kind)
    return known >= 0 ? known : marks.push(markFor(change, kind)) - 1
  }
  return { marks, number }
}

/** How a change's words appear on the page, if they appear there as written. */
function textKind(resume: Resume, change: Change): 'rich' | 'plain' | undefined {
  const path = parseFieldPath(change.path)
  if (!path || typeof getField(resume, change.path) !== 'string') return undefined
  if (path.field === 'description' || change.path === 'personalInfo.summary') return 'rich'
  if (change.path === 'personalInfo.professionalTitle') return 'plain'
  return path.kind !== 'personal' && plainFields.includes(path.field) && change.kind === 'replace' ? 'plain' : undefined
}

/** Marks for what is no text of its own: entries, skills, sections and the order of them. */
function placesOf(resume: Resume, change: Change): MarkedPlace[] {
  const changed = applyChange(resume, change)
  if (!changed) return []
  const beside = (path: string, kind: MarkKind): MarkedPlace => ({ path, how: 'beside', mark: markFor(change, kind) })
  const moved = (now: readonly string[], then: readonly string[], root: string) =>
    [...findMoved(now, then)].map(([place, way]) => beside(`${root}.${now[place]}`, way))
  const ids = (items: readonly { id: string }[] = []) => items.map(({ id }) => id)
  const skillsOf = ({ skillCategories }: Resume, id: string | undefined) =>
    ids(skillCategories.find((category) => category.id === id)?.skills)

  if (change.kind === 'drop' && /^skillCategories\.[^.]+\.skills$/.test(change.path)) {
    const [, id] = change.path.split('.')
    const left = new Set(skillsOf(changed, id))
    const gone = skillsOf(resume, id).filter((skill) => !left.has(skill))
    return gone.map((skill) => ({ path: `${change.path}.${skill}`, how: 'whole', mark: markFor(change, 'removed') }))
  }
  if (change.kind === 'drop')
    return [{ path: change.path.replace(/\.name$/, ''), how: 'whole', mark: markFor(change, 'removed') }]
  if (change.kind === 'replace' || change.kind === 'add') return [beside(change.path, 'touched')]
  if (change.path === 'arrangement.order')
    return moved(listShownSections(resume), listShownSections(changed), 'section')
  if (change.path === 'skillCategories')
    return moved(ids(resume.skillCategories), ids(changed.skillCategories), change.path)
  if (change.path === 'certifications')
    return moved(ids(resume.certifications), ids(changed.certifications), change.path)
  const [, category] = change.path.split('.')
  return moved(skillsOf(resume, category), skillsOf(changed, category), change.path)
}

type Writing = { pen: Pen; isRich: boolean }

function trackText(text: string, changes: readonly Change[], writing: Writing): string {
  const inWords = changes.filter(({ kind }) => kind === 'replace' || kind === 'drop')
  const added = changes
    .filter(({ kind }) => kind === 'add')
    .flatMap((change) => trackLines([], [{ kind: 'bullet', text: change.after }], change, writing))
  const whole = inWords.find(({ before }) => sameWords(text, before))
  if (whole) return writeLines([...trackLines(splitLines(text), splitLines(whole.after), whole, writing), ...added])

  const waiting = inWords.flatMap(splitChange)
  const lines = splitLines(text).map((line) => {
    const at = waiting.findIndex(({ before }) => sameWords(line.text, before))
    const [change] = at >= 0 ? waiting.splice(at, 1) : []
    if (!change) return [line]
    return trackLines([line], replacingLines(change, line), change, writing)
  })
  for (const change of changes.filter(({ kind }) => kind === 'order')) {
    const [now, then] = [text, changeText(text, change) ?? text].map((words) =>
      splitLines(words).map((line) => line.text),
    )
    for (const [place, way] of findMoved(now ?? [], then ?? [])) putBeside(lines[place], change, way, writing)
  }
  return writeLines([...lines.flat(), ...added])
}

/** The lines as they will be, with deleted words where they were. */
function trackLines(before: RichLine[], after: RichLine[], change: Change, writing: Writing): RichLine[] {
  const { pen, isRich } = writing
  const wordsOf = (lines: readonly RichLine[]) =>
    lines.flatMap(({ text }, line) => splitWords(text, { isRich }).map((word) => ({ word, line })))
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const isDrop = after.length === 0
  const lines = isDrop ? before : after
  const marked: MarkedWord[][] = lines.map(() => [])
  let line = 0
  let areWordsSame = true
  for (const part of diffWords(keysOf(left), keysOf(right))) {
    const mark = pen.number(change, part.kind === 'same' ? 'kept' : part.kind)
    areWordsSame &&= part.kind === 'same'
    for (const _ of part.text.split(/\s+/).filter(Boolean)) {
      const gone = part.kind === 'added' ? undefined : left.shift()
      const next = part.kind === 'removed' ? gone : right.shift()
      if (part.kind !== 'removed' || isDrop) line = next?.line ?? line
      if (next) marked[line]?.push({ word: next.word, mark })
    }
  }
  const between = pen.number(change, isDrop ? 'removed' : 'kept')
  const written = lines.map(({ kind }, place) => ({ kind, text: writeWords(marked[place] ?? [], between) }))
  if (areWordsSame) putBeside(written, change, 'touched', writing)
  return written
}

function keysOf(words: readonly { word: MarkedWord['word'] }[]): string {
  return words.map(({ word }) => wordKey(word)).join(' ')
}

function putBeside(lines: RichLine[] | undefined, change: Change, kind: MarkKind, { pen }: Writing): void {
  const [first] = lines ?? []
  if (first) first.text = `${writeBeside(pen.number(change, kind))}${first.text}`
}
