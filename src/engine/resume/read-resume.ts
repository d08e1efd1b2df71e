// Brings any value into the shape of a resume: old documents, partial ones, replies of a model, uploaded files.
import * as z from 'zod'
import { isProfileImage } from './profile-image.ts'
import {
  at,
  isMissing,
  isRecord,
  type ReadingProblem,
  readAddress,
  readDate,
  readEntries,
  readFlag,
  readLevel,
  readLine,
  readText,
  report,
  type Source,
} from './read-value.ts'
import {
  type Arrangement,
  arrangementSchema,
  type Education,
  type Experience,
  type Link,
  type PersonalInfo,
  type Resume,
  type SectionId,
  type SkillCategory,
  sectionIdSchema,
} from './resume.ts'
import { findExcess } from './resume-limits.ts'

type Ids = { newId: () => string }

export type Reading = { resume: Resume; problems: ReadingProblem[] }

/** Keeps what can be kept and names the fields that could not be read. Never throws. */
export function readResume(value: unknown, { newId }: Ids): Reading {
  const problems: ReadingProblem[] = []
  const source: Source = { value, path: '', problems }
  if (!isRecord(value)) report(source, 'Expected a resume')
  const takeId = idTaker(newId)
  const named = (entry: Source) => ({ id: takeId(entry), name: readLine(nameOf(entry)) ?? '' })

  const resume: Resume = {
    id: readId(source) ?? newId(),
    personalInfo: readPersonalInfo(at(source, 'personalInfo'), takeId),
    experiences: readEntries(at(source, 'experiences')).map((entry) => readExperience(entry, takeId(entry))),
    education: readEntries(at(source, 'education')).map((entry) => readEducation(entry, takeId(entry))),
    skillCategories: readEntries(at(source, 'skillCategories')).map((category) => readCategory(category, named)),
    languages: readEntries(at(source, 'languages')).map((entry) => ({
      ...named(entry),
      level: readLine(at(entry, 'level')) ?? '',
    })),
    certifications: readEntries(at(source, 'certifications')).map((entry) => ({
      ...named(entry),
      issuer: readLine(at(entry, 'issuer')) ?? '',
      date: readDate(at(entry, 'date')) ?? '',
    })),
    projects: readEntries(at(source, 'projects')).map((entry) => ({
      ...named(entry),
      description: readText(at(entry, 'description')) ?? '',
      ...optional({ url: readAddress(at(entry, 'url')) }),
    })),
    ...optional({ arrangement: readArrangement(at(source, 'arrangement')) }),
  }
  return { resume, problems }
}

/** A field that is not there is left out, since `undefined` is not the same as nothing in a saved document. */
function optional<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> }
function optional(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function readId(source: Source): string | undefined {
  return readLine(at({ ...source, problems: [] }, 'id')) || undefined
}

/** Ids are unique in a resume: with two alike, editing one entry would change the other. */
function idTaker(newId: () => string): (entry: Source) => string {
  const taken = new Set<string>()
  return (entry) => {
    const own = readId(entry) ?? newId()
    let id = taken.has(own) ? newId() : own
    while (taken.has(id)) id += `-${taken.size}`
    taken.add(id)
    return id
  }
}

/** `languages: ['French']` means a language of that name. */
function nameOf(entry: Source): Source {
  return isRecord(entry.value) ? at(entry, 'name') : entry
}

function readPersonalInfo(source: Source, takeId: (entry: Source) => string): PersonalInfo {
  if (!isMissing(source) && !isRecord(source.value)) report(source, 'Expected personal information')
  const line = (key: keyof PersonalInfo) => readLine(at(source, key))
  return {
    firstName: line('firstName') ?? '',
    lastName: line('lastName') ?? '',
    professionalTitle: line('professionalTitle') ?? '',
    email: line('email') ?? '',
    phone: line('phone') ?? '',
    location: line('location') ?? '',
    ...optional({
      linkedin: readAddress(at(source, 'linkedin')),
      website: readAddress(at(source, 'website')),
      links: readLinks(at(source, 'links'), takeId),
    }),
    summary: readText(at(source, 'summary')) ?? '',
    ...optional({ profileImage: readPhoto(at(source, 'profileImage')) }),
  }
}

/** `links: ['github.com/ada']` means a link without a label. */
function readLinks(source: Source, takeId: (entry: Source) => string): Link[] | undefined {
  const links = readEntries(source).map((entry) => ({
    id: takeId(entry),
    label: readLine(at(entry, 'label')) ?? '',
    url: readAddress(isRecord(entry.value) ? at(entry, 'url') : entry) ?? '',
  }))
  return links.length === 0 ? undefined : links
}

function readPhoto(source: Source): string | undefined {
  const photo = readLine(source)?.trim()
  if (!photo) return undefined
  if (isProfileImage(photo)) return photo
  report(source, 'Expected an image as a data URL')
  return undefined
}

const stillRuns = /^(?:present|current|currently|now|today|ongoing)$/i

function readPeriod(entry: Source): Pick<Experience, 'startDate' | 'endDate' | 'current'> {
  const end = readDate(at(entry, 'endDate'))
  const saysPresent = end !== undefined && stillRuns.test(end)
  return {
    startDate: readDate(at(entry, 'startDate')) ?? '',
    ...optional({ endDate: saysPresent ? undefined : end }),
    current: saysPresent || (readFlag(at(entry, 'current')) ?? false),
  }
}

function readExperience(entry: Source, id: string): Experience {
  if (!isRecord(entry.value)) report(entry, 'Expected an experience')
  return {
    id,
    company: readLine(at(entry, 'company')) ?? '',
    position: readLine(at(entry, 'position')) ?? '',
    ...optional({ location: readLine(at(entry, 'location')) }),
    ...readPeriod(entry),
    description: readText(at(entry, 'description')) ?? '',
  }
}

function readEducation(entry: Source, id: string): Education {
  if (!isRecord(entry.value)) report(entry, 'Expected an education')
  return {
    id,
    institution: readLine(at(entry, 'institution')) ?? '',
    degree: readLine(at(entry, 'degree')) ?? '',
    field: readLine(at(entry, 'field')) ?? '',
    ...optional({ location: readLine(at(entry, 'location')) }),
    ...readPeriod(entry),
    ...optional({ description: readText(at(entry, 'description')) }),
  }
}

function readCategory(category: Source, named: (entry: Source) => { id: string; name: string }): SkillCategory {
  return {
    ...named(category),
    skills: readEntries(at(category, 'skills')).map((skill) => ({
      ...named(skill),
      ...optional({ level: readLevel(at(skill, 'level')) }),
    })),
  }
}

function readArrangement(source: Source): Arrangement | undefined {
  if (isMissing(source)) return undefined
  const sections = (key: 'order' | 'hidden') => {
    const list = at(source, key)
    return Array.isArray(list.value) ? readSections(list.value) : undefined
  }
  const titles = at(source, 'titles')
  return optional({
    order: sections('order'),
    hidden: sections('hidden'),
    titles: isRecord(titles.value) ? readTitles(titles) : undefined,
    language: arrangementSchema.shape.language.safeParse(at(source, 'language').value).data,
    dates: arrangementSchema.shape.dates.safeParse(at(source, 'dates').value).data,
  })
}

/** Sections this version does not know are passed over: a newer one may have written them. */
function readSections(values: unknown[]): SectionId[] {
  const known = values.flatMap((value) => sectionIdSchema.safeParse(value).data ?? [])
  return [...new Set(known)]
}

function readTitles(source: Source): Partial<Record<SectionId, string>> {
  return optional(
    Object.fromEntries(sectionIdSchema.options.map((section) => [section, readLine(at(source, section))])),
  )
}

/**
 * A resume as a call sends it: incomplete is fine, unreadable is refused under the path of the field.
 * Ids that are missing are made from the position; a missing id of the resume itself stays empty.
 */
export const resumeInputSchema = z.unknown().transform((value, context): Resume => {
  const excess = findExcess(value)
  if (excess) {
    addProblem(context, excess, { isExcess: true })
    return z.NEVER
  }
  let count = 0
  const { resume, problems } = readResume(value, { newId: () => `entry-${++count}` })
  for (const problem of problems) addProblem(context, problem)
  return { ...resume, id: readId({ value, path: '', problems: [] }) ?? '' }
})

function addProblem(context: z.RefinementCtx, { path, message }: ReadingProblem, params = {}): void {
  context.addIssue({ code: 'custom', message, params, path: path === '' ? [] : path.split('.').map(toKey) })
}

function toKey(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part
}
