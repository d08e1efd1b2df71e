// Writes JSON Resume 1.0 that other tools can read: dates and addresses only in the forms its schema allows.
import { parseDate } from './dates.ts'
import { fromJsonResume, joinDescription, levelWords } from './from-json-resume.ts'
import { findRemainder } from './json-resume-remainder.ts'
import { mailHref, webHref } from './links.ts'
import { fullName } from './names.ts'
import type { PersonalInfo, Resume, SkillCategory } from './resume.ts'

/** Everything of the resume but its ids; what the format cannot hold goes into `meta.candid`. */
export function toJsonResume(resume: Resume) {
  const shown = writeParts(resume)
  const read = fromJsonResume({ ...shown, meta: { candid: {} } }, { newId: () => '' }).resume
  const fields = findRemainder(resume, read)
  const version = 'v1.0.0'
  // Other programs write an empty list for a skill without keywords; from us it is a category without skills.
  const isPlain = fields.length === 0 && resume.skillCategories.every(({ skills }) => skills.length > 0)
  return { ...shown, meta: isPlain ? { version } : { version, candid: { fields } } }
}

function writeParts(resume: Resume) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: writeBasics(resume),
    work: resume.experiences.map((entry) => {
      const { text, highlights } = splitDescription(entry.description)
      return {
        name: entry.company,
        position: entry.position,
        ...filled({ location: entry.location, ...writePeriod(entry), summary: text, highlights }),
      }
    }),
    education: resume.education.map((entry) => ({
      institution: entry.institution,
      studyType: entry.degree,
      area: entry.field,
      ...filled(writePeriod(entry)),
    })),
    skills: resume.skillCategories.map(writeSkills),
    languages: resume.languages.map((entry) => ({ language: entry.name, fluency: entry.level })),
    certificates: resume.certifications.map((entry) => ({
      name: entry.name,
      issuer: entry.issuer,
      ...filled({ date: isoDate(entry.date) }),
    })),
    projects: resume.projects.map((entry) => {
      const { text, highlights } = splitDescription(entry.description)
      return { name: entry.name, ...filled({ description: text, highlights, url: webHref(entry.url ?? '') }) }
    }),
  }
}

function writeBasics(resume: Resume) {
  const person = resume.personalInfo
  const linkedin = { label: 'LinkedIn', url: person.linkedin ?? '' }
  const profiles = [linkedin, ...(person.links ?? [])].flatMap(({ label, url }) => {
    const address = webHref(url)
    const own = address === undefined ? { username: url } : { url: address }
    return url.trim() === '' ? [] : [{ ...filled({ network: label }), ...own }]
  })
  return filled({
    name: fullName(resume),
    label: person.professionalTitle,
    image: person.profileImage,
    email: mailHref(person.email) && person.email.trim(),
    phone: person.phone,
    url: webHref(person.website ?? ''),
    summary: person.summary,
    location: writeLocation(person),
    profiles: profiles.length === 0 ? undefined : profiles,
  })
}

function writeLocation({ location }: PersonalInfo) {
  const parts = location.split(',').map((part) => part.trim())
  if (location.trim() === '') return undefined
  if (parts.length > 2) return { address: location }
  return filled({ city: parts[0], region: parts[1] })
}

/** Only what there is: an empty date or address breaks the format's schema. */
function filled<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: NonNullable<T[K]> }
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}

function writePeriod({
  startDate,
  endDate,
  current,
}: {
  startDate: string
  endDate?: string | undefined
  current: boolean
}) {
  return { startDate: isoDate(startDate), endDate: current ? undefined : isoDate(endDate ?? '') }
}

/** The date where the format's pattern allows it. */
function isoDate(text: string): string | undefined {
  return parseDate(text) && /^[12]\d{3}(?:-\d{2}){0,2}$/.test(text) ? text : undefined
}

/** Bullets at the end become highlights where joining them again gives the same text. */
function splitDescription(description: string): { text: string; highlights?: string[] } {
  const lines = description.split('\n')
  const lastOther = lines.findLastIndex((line) => !line.startsWith('- '))
  const text = lines.slice(0, lastOther + 1).join('\n')
  const highlights = lines.slice(lastOther + 1).map((line) => line.slice('- '.length))
  const isWhole = joinDescription([text], highlights) === description
  return isWhole && highlights.length > 0 ? { text, highlights } : { text: description }
}

function writeSkills({ name, skills }: SkillCategory) {
  const levels = new Set(skills.map((skill) => skill.level))
  const [level] = levels
  const word = levels.size === 1 && level !== undefined ? levelWords[level - 1] : undefined
  return { name, ...filled({ level: word }), keywords: skills.map((skill) => skill.name) }
}
