// What was read as rows to look over: the unsure ones first, then the rest by section.
import { fieldNames } from '#engine/resume/field-names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { FieldPlace, ImportedField, ImportedResume } from '#shared/api/imports.ts'
import { unsureBelow } from './check-draft.ts'

export type CheckRow = {
  /** Of a value in the resume, or of a category of skills, whose names are in one line. */
  path: string
  label: string
  value: string
  isUnsure: boolean
  isLong: boolean
  place: FieldPlace | null
  source: ImportedField['source']
}

export type CheckGroup = { title: string; rows: CheckRow[] }

const sectionNames: Record<string, string> = {
  personalInfo: 'Personal information',
  experiences: 'Experience',
  education: 'Education',
  skillCategories: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  projects: 'Projects',
}

export function listCheckGroups({ resume, fields }: ImportedResume): CheckGroup[] {
  const rows = [
    ...fields.filter(({ path }) => !isSkill(path)).map((field) => toRow(field)),
    ...skillRows(resume, fields),
  ]
  const unsure = rows.filter((row) => row.isUnsure)
  const groups = new Map<string, CheckRow[]>()
  for (const row of rows.filter(({ isUnsure }) => !isUnsure)) {
    const title = groupTitle(resume, row.path)
    groups.set(title, [...(groups.get(title) ?? []), row])
  }
  const sorted = [...groups].map(([title, own]) => ({ title, rows: own }))
  const context = unsure.map((row) => ({ ...row, label: `${row.label} (${groupTitle(resume, row.path)})` }))
  return [...(unsure.length > 0 ? [{ title: 'Please check', rows: context }] : []), ...sortGroups(sorted)]
}

const isSkill = (path: string) => path.startsWith('skillCategories.')

function sortGroups(groups: CheckGroup[]): CheckGroup[] {
  const order = Object.values(sectionNames)
  const rank = ({ title }: CheckGroup) => order.findIndex((name) => title === name || title.startsWith(`${name}:`))
  return groups.sort((a, b) => rank(a) - rank(b))
}

function toRow(field: ImportedField): CheckRow {
  const key = field.path.split('.').at(-1) ?? ''
  return {
    path: field.path,
    label: fieldNames[key] ?? key,
    value: field.value,
    isUnsure: field.confidence < unsureBelow,
    isLong: key === 'summary' || key === 'description' || field.value.includes('\n'),
    place: field.place,
    source: field.source,
  }
}

/** One line for each category: twenty fields of one word each would bury the rest. */
function skillRows(resume: Resume, fields: readonly ImportedField[]): CheckRow[] {
  return resume.skillCategories.map((category, index) => {
    const path = `skillCategories.${index}`
    const own = fields.filter((field) => field.path.startsWith(`${path}.`))
    const first = own.find(({ place }) => place !== null)
    return {
      path,
      label: category.name || 'Skills',
      value: category.skills.map(({ name }) => name).join(', '),
      isUnsure: own.some(({ confidence }) => confidence < unsureBelow),
      isLong: false,
      place: first?.place ?? null,
      source: own.flatMap(({ source }) => source),
    }
  })
}

function groupTitle(resume: Resume, path: string): string {
  const [section = '', index] = path.split('.')
  const name = sectionNames[section] ?? section
  const entry = Number(index)
  const title = entryTitle(resume, section, entry)
  return title === '' ? name : `${name}: ${title}`
}

function entryTitle(resume: Resume, section: string, index: number): string {
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
  if (section === 'experiences') return join(resume.experiences[index]?.position, resume.experiences[index]?.company)
  if (section === 'education') return join(resume.education[index]?.degree, resume.education[index]?.institution)
  if (section === 'projects') return resume.projects[index]?.name ?? ''
  return ''
}
