import { printedCategoryName } from '#engine/resume/category-name.ts'
import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { dateStyle } from '#engine/resume/document-words.ts'
import { displayUrl, showLink } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Education, Experience, Resume, SectionId } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'

/** A field of a resume as the page shows it. */
export type ExpectedField = { path: string; label: string; expected: string }

/** Every field that has something in it and is in a section that is shown. */
export function listFields(resume: Resume): ExpectedField[] {
  const hidden = new Set<SectionId>(resume.arrangement?.hidden ?? [])
  const sections: Record<SectionId, () => ExpectedField[]> = {
    summary: () => lines('personalInfo.summary', 'Summary', resume.personalInfo.summary),
    experience: () => experienceFields(resume),
    education: () => educationFields(resume),
    skills: () => skillFields(resume),
    projects: () => projectFields(resume),
    certifications: () => certificationFields(resume),
    languages: () => languageFields(resume),
  }
  const shown = Object.entries(sections).filter(([id]) => ![...hidden].some((section) => section === id))
  return [...personFields(resume), ...shown.flatMap(([, list]) => list())].filter(({ expected }) => expected !== '')
}

function field(path: string, label: string, value: string | undefined): ExpectedField {
  return { path, label, expected: value?.trim() ?? '' }
}

/** A description is looked for line by line: a file may break a page between two of them. */
function lines(path: string, label: string, text: string | undefined): ExpectedField[] {
  return plain(text ?? '')
    .split('\n')
    .map((line) => field(path, label, line))
}

function personFields(resume: Resume): ExpectedField[] {
  const { personalInfo } = resume
  const person = (name: Exclude<keyof typeof personalInfo, 'links'>, label: string, value = personalInfo[name]) =>
    field(`personalInfo.${name}`, label, value)
  return [
    person('firstName', 'Name', fullName(resume)),
    person('professionalTitle', 'Professional title'),
    person('email', 'Email'),
    person('phone', 'Phone'),
    person('location', 'Location'),
    person('linkedin', 'LinkedIn', displayUrl(personalInfo.linkedin ?? '')),
    person('website', 'Website', displayUrl(personalInfo.website ?? '')),
    ...(personalInfo.links ?? []).map((link) => field(`personalInfo.links.${link.id}.url`, 'Link', showLink(link))),
  ]
}

/** What jobs and studies end with. */
function placeAndTime(path: string, entry: Experience | Education, resume: Resume): ExpectedField[] {
  const { location, startDate, endDate, current, description } = entry
  return [
    field(`${path}.location`, 'Location', location),
    field(`${path}.startDate`, 'Dates', formatPeriod(startDate, endDate, current, dateStyle(resume))),
    ...lines(`${path}.description`, 'Description', description),
  ]
}

function experienceFields(resume: Resume): ExpectedField[] {
  return resume.experiences.flatMap((entry) => {
    const path = `experiences.${entry.id}`
    return [
      field(`${path}.position`, 'Position', entry.position),
      field(`${path}.company`, 'Company', entry.company),
      ...placeAndTime(path, entry, resume),
    ]
  })
}

function educationFields(resume: Resume): ExpectedField[] {
  return resume.education.flatMap((entry) => {
    const path = `education.${entry.id}`
    return [
      field(`${path}.degree`, 'Degree', entry.degree),
      field(`${path}.field`, 'Field of study', entry.field),
      field(`${path}.institution`, 'Institution', entry.institution),
      ...placeAndTime(path, entry, resume),
    ]
  })
}

function skillFields(resume: Resume): ExpectedField[] {
  return resume.skillCategories.flatMap((category) => {
    const path = `skillCategories.${category.id}`
    return [
      field(`${path}.name`, 'Skill category', printedCategoryName(category, resume)),
      ...category.skills.map((skill) => field(`${path}.skills.${skill.id}.name`, 'Skill', skill.name)),
    ]
  })
}

function projectFields({ projects }: Resume): ExpectedField[] {
  return projects.flatMap((entry) => {
    const path = `projects.${entry.id}`
    return [
      field(`${path}.name`, 'Project', entry.name),
      field(`${path}.url`, 'Project address', displayUrl(entry.url ?? '')),
      ...lines(`${path}.description`, 'Description', entry.description),
    ]
  })
}

function certificationFields(resume: Resume): ExpectedField[] {
  return resume.certifications.flatMap((entry) => {
    const path = `certifications.${entry.id}`
    return [
      field(`${path}.name`, 'Certification', entry.name),
      field(`${path}.issuer`, 'Issuer', entry.issuer),
      field(`${path}.date`, 'Date', formatDate(entry.date, dateStyle(resume))),
    ]
  })
}

function languageFields({ languages }: Resume): ExpectedField[] {
  return languages.flatMap((entry) => {
    const path = `languages.${entry.id}`
    return [field(`${path}.name`, 'Language', entry.name), field(`${path}.level`, 'Level', entry.level)]
  })
}
