// The resume as parts see it: words with their fields, dates already written out, empty things left out.

import { printedCategoryName } from '#engine/resume/category-name.ts'
import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { dateStyle } from '#engine/resume/document-words.ts'
import { contactHref, displayUrl } from '#engine/resume/links.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { parseRichText, type RichBlock } from '#engine/resume/rich-text.ts'
import type { Run } from '../blocks.ts'

export type EntryContent = {
  path: string
  /** What the person was or got: position, degree, project, certificate. */
  role: Run[]
  /** Where: company, school, issuer. */
  place: Run[]
  location: Run[]
  period: Run[]
  body: RichBlock[]
  bodyPath: string
}

export type SkillGroup = {
  name: string
  path: string
  skills: { name: string; path: string }[]
}

const run = (text: string | undefined, path: string): Run[] => {
  const trimmed = text?.trim()
  return trimmed ? [{ text: trimmed, path }] : []
}

/** Names, places and dates move to the next line whole. */
function whole(runs: Run[]): Run[] {
  for (const item of runs) item.noBreak = true
  return runs
}

/** What sections draw; entries with dates are read once, because each section asks where those of the other stand. */
export type SectionContent = { resume: Resume; experience: EntryContent[]; education: EntryContent[] }

export const sectionContent = (resume: Resume): SectionContent => ({
  resume,
  experience: experienceEntries(resume),
  education: educationEntries(resume),
})

function experienceEntries(resume: Resume): EntryContent[] {
  const dates = dateStyle(resume)
  return resume.experiences.map((entry) => {
    const path = `experiences.${entry.id}`
    return {
      path,
      role: run(entry.position, `${path}.position`),
      place: whole(run(entry.company, `${path}.company`)),
      location: whole(run(entry.location, `${path}.location`)),
      period: whole(run(formatPeriod(entry.startDate, entry.endDate, entry.current, dates), `${path}.startDate`)),
      body: parseRichText(entry.description),
      bodyPath: `${path}.description`,
    }
  })
}

function educationEntries(resume: Resume): EntryContent[] {
  const dates = dateStyle(resume)
  return resume.education.map((entry) => {
    const path = `education.${entry.id}`
    const degree = [...run(entry.degree, `${path}.degree`)]
    const field = run(entry.field, `${path}.field`)
    if (degree.length > 0 && field.length > 0) degree.push({ text: ', ' })
    return {
      path,
      role: [...degree, ...field],
      place: whole(run(entry.institution, `${path}.institution`)),
      location: whole(run(entry.location, `${path}.location`)),
      period: whole(run(formatPeriod(entry.startDate, entry.endDate, entry.current, dates), `${path}.startDate`)),
      body: parseRichText(entry.description ?? ''),
      bodyPath: `${path}.description`,
    }
  })
}

export function projectEntries(resume: Resume): EntryContent[] {
  return resume.projects.map((entry) => {
    const path = `projects.${entry.id}`
    const url = entry.url?.trim()
    const href = url ? contactHref('website', url) : undefined
    return {
      path,
      role: run(entry.name, `${path}.name`),
      place: url ? [{ text: displayUrl(url), path: `${path}.url`, noBreak: true, ...(href ? { href } : {}) }] : [],
      location: [],
      period: [],
      body: parseRichText(entry.description),
      bodyPath: `${path}.description`,
    }
  })
}

export function certificationEntries(resume: Resume): EntryContent[] {
  const dates = dateStyle(resume)
  return resume.certifications.map((entry) => {
    const path = `certifications.${entry.id}`
    return {
      path,
      role: run(entry.name, `${path}.name`),
      place: run(entry.issuer, `${path}.issuer`),
      location: [],
      period: whole(run(formatDate(entry.date, dates), `${path}.date`)),
      body: [],
      bodyPath: path,
    }
  })
}

export function languageEntries(resume: Resume): { name: Run[]; level: Run[] }[] {
  return resume.languages
    .map((entry) => ({
      name: run(entry.name, `languages.${entry.id}.name`),
      level: run(entry.level, `languages.${entry.id}.level`),
    }))
    .filter((entry) => entry.name.length + entry.level.length > 0)
}

export function skillGroups(resume: Resume): SkillGroup[] {
  return resume.skillCategories
    .map((category) => ({
      name: printedCategoryName(category, resume),
      path: `skillCategories.${category.id}`,
      skills: category.skills
        .filter((skill) => skill.name.trim() !== '')
        .map((skill) => ({
          name: skill.name.trim(),
          path: `skillCategories.${category.id}.skills.${skill.id}`,
        })),
    }))
    .filter((category) => category.skills.length > 0 || category.name !== '')
}
