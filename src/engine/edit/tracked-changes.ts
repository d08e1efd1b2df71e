// Proposed changes on the resume they are proposed for, as an editor marks them: what goes beside what comes.
import type { MarkedPlace, MarkedResume, MarkKind } from '#engine/resume/marked-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { listShownSections } from '#engine/resume/sections.ts'
import { applyChange } from './apply-change.ts'
import type { Change } from './change.ts'
import { findMoved } from './find-moved.ts'
import { getField, parseFieldPath, setField } from './set-field.ts'
import { markFor, type Pen, takePen, trackLines, trackText } from './track-text.ts'

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
