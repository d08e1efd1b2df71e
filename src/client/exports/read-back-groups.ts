import { sectionTitles } from '#engine/resume/sections.ts'
import type { ReadBack } from '#shared/api/exports.ts'

export type ReadBackField = ReadBack['fields'][number]
type ReadBackGroup = { title: string; fields: ReadBackField[] }

const titlesByPart: Record<string, string> = {
  personalInfo: 'About you',
  experiences: sectionTitles.experience,
  education: sectionTitles.education,
  skillCategories: sectionTitles.skills,
  projects: sectionTitles.projects,
  certifications: sectionTitles.certifications,
  languages: sectionTitles.languages,
}

/** The fields a machine finds, by the part of the resume they stand in, in the order of the answer. */
export function groupFoundFields(fields: ReadBackField[]): ReadBackGroup[] {
  const groups = new Map<string, ReadBackField[]>()
  for (const field of fields) {
    if (!field.found) continue
    const [part = ''] = field.path.split('.')
    const title = titlesByPart[part] ?? 'Other'
    groups.set(title, [...(groups.get(title) ?? []), field])
  }
  return [...groups].map(([title, found]) => ({ title, fields: found }))
}

export function readBackHeadline({ found, of }: Pick<ReadBack, 'found' | 'of'>): string {
  if (of === 0) return 'There’s nothing in this resume to read yet'
  return `A machine finds ${found} of ${of} ${of === 1 ? 'field' : 'fields'}`
}
