// What a proposal may touch at all. Identity, employers, titles, dates, degrees and licences are not here.

import type { ChangeKind } from '#engine/edit/change.ts'
import { findEntry } from '#engine/edit/entries.ts'
import type { Resume } from '#engine/resume/resume.ts'

export type ChangeablePlace = {
  /** The entry whose facts count there. */
  entry: string
  kinds: readonly ChangeKind[]
  /** A name in a list: its letters stay. */
  isName: boolean
}

const described = ['experiences', 'education', 'projects'] as const

export function parsePath(path: string, resume: Resume): ChangeablePlace | undefined {
  const [first = '', id = '', field = '', skillId, skillField, ...rest] = path.split('.')
  if (rest.length > 0) return undefined
  if (path === 'personalInfo.summary')
    return { entry: 'personalInfo', kinds: ['replace', 'drop', 'order'], isName: false }
  if (path === 'arrangement.order' || path === 'skillCategories')
    return { entry: 'personalInfo', kinds: ['order'], isName: false }
  const list = described.find((name) => name === first)
  if (list && field === 'description' && skillId === undefined && findEntry(resume, list, id))
    return { entry: `${list}.${id}`, kinds: ['replace', 'drop', 'order'], isName: false }
  if (first !== 'skillCategories' || field !== 'skills') return undefined
  const category = findEntry(resume, 'skillCategories', id)
  if (!category) return undefined
  if (skillId === undefined) return { entry: `skillCategories.${id}`, kinds: ['order'], isName: false }
  if (skillField !== 'name' || !category.skills.some((skill) => skill.id === skillId)) return undefined
  return { entry: `skillCategories.${id}`, kinds: ['replace', 'drop'], isName: true }
}
