// Puts what was found into a resume and keeps a list of every field with its source.

import { splitName } from '#engine/resume/names.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import type { ReadEducation } from './entries/read-education.ts'
import type { ReadExperience } from './entries/read-experience.ts'
import type { ReadProject } from './entries/read-projects.ts'
import type { BodyLine, Found, FoundPeriod } from './found.ts'
import type { ReadHeader } from './header/read-header.ts'
import type { ReadCertification } from './lists/read-certifications.ts'
import type { ReadLanguage } from './lists/read-languages.ts'
import type { ReadCategory } from './lists/read-skills.ts'
import type { ReadField } from './reading.ts'

export type Parts = {
  header: ReadHeader
  summary: BodyLine[]
  experiences: ReadExperience[]
  education: ReadEducation[]
  skills: ReadCategory[]
  languages: ReadLanguage[]
  certifications: ReadCertification[]
  projects: ReadProject[]
}

export function assemble(parts: Parts, { newId }: { newId: () => string }): { resume: Resume; fields: ReadField[] } {
  const fields: ReadField[] = []
  const note = (path: string, found: Found | undefined): string => {
    if (!found || found.value === '') return ''
    fields.push({ path, value: found.value, confidence: round(found.confidence), source: found.source })
    return found.value
  }
  const describe = (path: string, lines: readonly BodyLine[], confidence: number): string => {
    const value = lines.map((line) => (line.kind === 'bullet' ? '- ' : '') + guardMark(line)).join('\n')
    return note(path, { value, confidence, source: lines.flatMap((line) => line.source) })
  }
  const resume = emptyResume(newId())
  const person = resume.personalInfo
  const { name, lastName, title, contacts } = parts.header
  const names = lastName ? { firstName: name?.value ?? '', lastName: lastName.value } : splitName(name?.value ?? '')
  person.firstName = note('personalInfo.firstName', name && { ...name, value: names.firstName })
  person.lastName = note(
    'personalInfo.lastName',
    (lastName ?? name) && { confidence: 0, source: [], ...name, ...lastName, value: names.lastName },
  )
  person.professionalTitle = note('personalInfo.professionalTitle', title)
  person.email = note('personalInfo.email', contacts.email)
  person.phone = note('personalInfo.phone', contacts.phone)
  person.location = note('personalInfo.location', contacts.location)
  if (contacts.linkedin) person.linkedin = note('personalInfo.linkedin', contacts.linkedin)
  if (contacts.website) person.website = note('personalInfo.website', contacts.website)
  if (contacts.links.length > 0)
    person.links = contacts.links.map((link, at) => ({
      id: newId(),
      label: note(`personalInfo.links.${at}.label`, link.label),
      url: note(`personalInfo.links.${at}.url`, link),
    }))
  person.summary = describe('personalInfo.summary', parts.summary, 0.9)

  const period = (path: string, found: FoundPeriod | undefined) => {
    const startDate = note(`${path}.startDate`, found && { ...found, value: found.from })
    const endDate = note(`${path}.endDate`, found && { ...found, value: found.to })
    return { startDate, ...(endDate === '' ? {} : { endDate }), current: found?.current ?? false }
  }
  resume.experiences = parts.experiences.map((entry, at) => {
    const path = `experiences.${at}`
    const location = note(`${path}.location`, entry.location)
    return {
      id: newId(),
      company: note(`${path}.company`, entry.company),
      position: note(`${path}.position`, entry.position),
      ...(location === '' ? {} : { location }),
      ...period(path, entry.period),
      description: describe(`${path}.description`, entry.description, 0.85),
    }
  })
  resume.education = parts.education.map((entry, at) => {
    const path = `education.${at}`
    const location = note(`${path}.location`, entry.location)
    const description = describe(`${path}.description`, entry.description, 0.8)
    return {
      id: newId(),
      institution: note(`${path}.institution`, entry.institution),
      degree: note(`${path}.degree`, entry.degree),
      field: note(`${path}.field`, entry.field),
      ...(location === '' ? {} : { location }),
      ...period(path, entry.period),
      ...(description === '' ? {} : { description }),
    }
  })
  resume.skillCategories = parts.skills.map((category, at) => ({
    id: newId(),
    name: note(`skillCategories.${at}.name`, category.name),
    skills: category.skills.map((skill, index) => ({
      id: newId(),
      name: note(`skillCategories.${at}.skills.${index}.name`, skill),
      ...(skill.level === undefined ? {} : { level: skill.level }),
    })),
  }))
  resume.languages = parts.languages.map((entry, at) => ({
    id: newId(),
    name: note(`languages.${at}.name`, entry.name),
    level: note(`languages.${at}.level`, entry.level),
  }))
  resume.certifications = parts.certifications.map((entry, at) => ({
    id: newId(),
    name: note(`certifications.${at}.name`, entry.name),
    issuer: note(`certifications.${at}.issuer`, entry.issuer),
    date: note(`certifications.${at}.date`, entry.date),
  }))
  resume.projects = parts.projects.map((entry, at) => {
    const url = note(`projects.${at}.url`, entry.url)
    return {
      id: newId(),
      name: note(`projects.${at}.name`, entry.name),
      description: describe(`projects.${at}.description`, entry.description, 0.8),
      ...(url === '' ? {} : { url }),
    }
  })
  return { resume, fields }
}

/** A paragraph that begins with a mark would turn into a bullet. */
function guardMark({ kind, text }: BodyLine): string {
  if (kind === 'bullet' || splitLines(text)[0]?.kind !== 'bullet') return text
  return text.replace(/^[-*•‣▪◦●–\s]+/, '')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
