// One field of a resume by the path that the page's elements carry, e.g. `experiences.<id>.position`.
import * as z from 'zod'
import {
  certificationSchema,
  educationSchema,
  experienceSchema,
  languageSchema,
  linkSchema,
  personalInfoSchema,
  projectSchema,
  type Resume,
  skillCategorySchema,
  skillSchema,
} from '#engine/resume/resume.ts'
import { type EntryList, entryLists, findEntry, updateEntry } from './entries.ts'
import { updateSkill } from './skills.ts'

export type FieldValue = string | number | boolean | undefined

const entrySchemas: Record<EntryList, z.ZodObject> = {
  experiences: experienceSchema,
  education: educationSchema,
  skillCategories: skillCategorySchema,
  languages: languageSchema,
  certifications: certificationSchema,
  projects: projectSchema,
}

/** What a path names, taken apart. */
export type FieldPath =
  | { kind: 'personal'; field: string }
  | { kind: 'link'; id: string; field: string }
  | { kind: 'entry'; list: EntryList; id: string; field: string }
  | { kind: 'skill'; categoryId: string; skillId: string; field: string }

export function parseFieldPath(path: string): FieldPath | undefined {
  const [first = '', second, third, fourth, fifth] = path.split('.')
  if (first === 'personalInfo' && second === 'links')
    return third && fourth ? { kind: 'link', id: third, field: fourth } : undefined
  if (first === 'personalInfo' && second) return { kind: 'personal', field: second }
  const list = entryLists.find((name) => name === first)
  if (!list || !second || !third) return undefined
  if (list === 'skillCategories' && third === 'skills')
    return fourth && fifth ? { kind: 'skill', categoryId: second, skillId: fourth, field: fifth } : undefined
  return { kind: 'entry', list, id: second, field: third }
}

/** Undefined if the path leads nowhere, e.g. because the entry was deleted. */
export function getField(resume: Resume, path: string): FieldValue {
  const parsed = parseFieldPath(path)
  if (!parsed) return undefined
  const owner = ownerOf(resume, parsed)
  if (!owner || !Object.hasOwn(owner, parsed.field)) return undefined
  const value: unknown = Reflect.get(owner, parsed.field)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** The same resume where the path leads nowhere or the value is there already; throws on a value of the wrong kind. */
export function setField(resume: Resume, path: string, value: FieldValue): Resume {
  const parsed = parseFieldPath(path)
  if (!parsed || !ownerOf(resume, parsed) || Object.is(getField(resume, path), value)) return resume
  if (parsed.kind === 'personal')
    return { ...resume, personalInfo: withField(resume.personalInfo, personalInfoSchema, parsed.field, value) }
  if (parsed.kind === 'link') {
    const links = resume.personalInfo.links?.map((link) =>
      link.id === parsed.id ? withField(link, linkSchema, parsed.field, value) : link,
    )
    return { ...resume, personalInfo: { ...resume.personalInfo, links } }
  }
  if (parsed.kind === 'skill')
    return updateSkill(resume, parsed, (skill) => withField(skill, skillSchema, parsed.field, value))
  return updateEntry(resume, parsed.list, parsed.id, (entry) =>
    withField(entry, entrySchemas[parsed.list], parsed.field, value),
  )
}

function ownerOf(resume: Resume, path: FieldPath): object | undefined {
  if (path.kind === 'personal') return resume.personalInfo
  if (path.kind === 'link') return resume.personalInfo.links?.find(({ id }) => id === path.id)
  if (path.kind === 'entry') return findEntry(resume, path.list, path.id)
  return findEntry(resume, 'skillCategories', path.categoryId)?.skills.find(({ id }) => id === path.skillId)
}

/** An optional field without a value is left out: a saved document does not know `undefined`. */
function withField<T extends object>(owner: T, schema: z.ZodObject, field: string, value: FieldValue): T {
  const fieldSchema = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined
  if (field === 'id' || !fieldSchema) throw new TypeError(`There is no field ${field} to set`)
  const parsed = z.safeParse(fieldSchema, value)
  if (!parsed.success) throw new TypeError(`${field} cannot be ${JSON.stringify(value)}`)
  const next = { ...owner, [field]: parsed.data }
  if (parsed.data === undefined) Reflect.deleteProperty(next, field)
  return next
}
