// Where a proposed change stands against the resume as it is now, and the way back from it.
import type { Resume } from '#engine/resume/resume.ts'
import { applyChange } from './apply-change.ts'
import type { Change } from './change.ts'
import { getField } from './set-field.ts'
import { removeSkill } from './skills.ts'

/** open: can be carried out; done: is in the resume; gone: the person has edited that place since. */
export type ChangeState = 'open' | 'done' | 'gone'

export function changeState(resume: Resume, change: Change): ChangeState {
  const changed = applyChange(resume, change)
  if (change.kind === 'drop') return changed ? 'open' : 'done'
  if (change.kind === 'add') return changed ? 'open' : revertChange(resume, change, resume) ? 'done' : 'gone'
  if (change.kind === 'order') {
    if (!changed) return 'gone'
    if (JSON.stringify(changed) !== JSON.stringify(resume)) return 'open'
    // Where the line that would move is another one by now, either order is the same.
    const back = applyChange(resume, reversed(change))
    return JSON.stringify(back) === JSON.stringify(resume) ? 'gone' : 'done'
  }
  // A line that gets another below it is there before and after.
  if (change.after.includes('\n') && applyChange(resume, reversed(change))) return 'done'
  // A line that only gets a bullet keeps its words, so it is there before and after.
  if (changed) return JSON.stringify(changed) === JSON.stringify(resume) ? 'done' : 'open'
  return applyChange(resume, reversed(change)) ? 'done' : 'gone'
}

function reversed(change: Change): Change {
  return { ...change, before: change.after, after: change.before }
}

/** The resume without the change again; undefined if what it made is no longer there. */
export function revertChange(resume: Resume, change: Change, original: Resume): Resume | undefined {
  if (change.kind === 'add') return takeOut(resume, change)
  if (change.kind !== 'drop') return applyChange(resume, reversed(change))
  const [list, id, inner, innerId] = change.path.split('.')
  if (list === 'skillCategories' && inner === 'skills' && innerId) {
    const from = original.skillCategories.find((category) => category.id === id)
    const skillCategories = resume.skillCategories.map((category) =>
      category.id === id && from ? { ...category, skills: putBack(category.skills, from.skills, innerId) } : category,
    )
    return { ...resume, skillCategories }
  }
  if (typeof getField(original, change.path) !== 'string' && id) return putEntryBack(resume, original, change.path)
  return putLineBack(resume, original, change)
}

/** The line or skill that was added goes again, wherever it has moved. */
function takeOut(resume: Resume, change: Change): Resume | undefined {
  const [list, id] = change.path.split('.')
  if (list !== 'skillCategories')
    return applyChange(resume, { ...change, kind: 'drop', before: change.after, after: '' })
  const skill = resume.skillCategories.find((one) => one.id === id)?.skills.find(({ name }) => name === change.after)
  return id && skill ? removeSkill(resume, { categoryId: id, skillId: skill.id }) : undefined
}

type Identified = { id: string }

/** The item at the place it had among those that are still there. */
function putBack<Item extends Identified>(items: readonly Item[], original: readonly Item[], id: string): Item[] {
  const item = original.find((other) => other.id === id)
  if (!item || items.some((other) => other.id === id)) return [...items]
  const before = original.slice(0, original.indexOf(item)).map((other) => other.id)
  const at = items.findLastIndex((other) => before.includes(other.id)) + 1
  return [...items.slice(0, at), item, ...items.slice(at)]
}

function putEntryBack(resume: Resume, original: Resume, path: string): Resume | undefined {
  const [list = '', id = ''] = path.split('.')
  if (list === 'experiences') return { ...resume, experiences: putBack(resume.experiences, original.experiences, id) }
  if (list === 'education') return { ...resume, education: putBack(resume.education, original.education, id) }
  if (list === 'projects') return { ...resume, projects: putBack(resume.projects, original.projects, id) }
  if (list === 'certifications')
    return { ...resume, certifications: putBack(resume.certifications, original.certifications, id) }
  if (list === 'languages') return { ...resume, languages: putBack(resume.languages, original.languages, id) }
  if (list === 'skillCategories')
    return { ...resume, skillCategories: putBack(resume.skillCategories, original.skillCategories, id) }
  return undefined
}

/** The dropped line at the place it had; as it then is next to its old neighbours, another change can undo it. */
function putLineBack(resume: Resume, original: Resume, change: Change): Resume | undefined {
  const now = getField(resume, change.path)
  const then = getField(original, change.path)
  if (typeof now !== 'string' || typeof then !== 'string') return undefined
  const lines = now === '' ? [] : now.split('\n')
  const old = then.split('\n')
  const dropped = old.findIndex((line) => withoutMark(line) === change.before.trim())
  if (dropped < 0) return undefined
  const above = old.slice(0, dropped).map(withoutMark)
  const at = lines.findLastIndex((line) => above.includes(withoutMark(line))) + 1
  const text = [...lines.slice(0, at), old[dropped] ?? '', ...lines.slice(at)].join('\n')
  return applyChange(resume, { ...change, kind: 'replace', before: now, after: text })
}

function withoutMark(line: string): string {
  return line.replace(/^\s*[-*•]\s*/, '').trim()
}
