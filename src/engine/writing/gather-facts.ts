// Goes through a resume field by field and notes what each says.
import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Answer, Fact, FactKind } from './facts.ts'
import { cleanInput } from './words/clean-input.ts'
import { findQuantities } from './words/quantities.ts'
import { findTerms } from './words/terms.ts'

type Note = { kind: FactKind; text: string; path: string; entry: string }

export function gatherFacts(resume: Resume, answers: readonly Answer[]): Fact[] {
  const notes = [
    ...personFacts(resume),
    ...resume.experiences.flatMap(jobFacts),
    ...resume.education.flatMap(schoolFacts),
    ...skillFacts(resume),
    ...furtherFacts(resume),
    ...answers.map(
      ({ questionId, text, entry }): Note => ({
        kind: 'answer',
        text,
        path: `answers.${questionId}`,
        entry: entry ?? 'personalInfo',
      }),
    ),
  ]
  return notes
    .map((note) => ({ ...note, text: cleanInput(note.text).trim() }))
    .filter(({ text }) => text !== '')
    .map((note, index) => ({ id: `f${index + 1}`, ...note }))
}

function personFacts(resume: Resume): Note[] {
  const { personalInfo: info } = resume
  const entry = 'personalInfo'
  const note = (kind: FactKind, field: string, text: string): Note => ({
    kind,
    text,
    path: `personalInfo.${field}`,
    entry,
  })
  return [
    note('name', 'firstName', fullName(resume)),
    note('title', 'professionalTitle', info.professionalTitle),
    note('contact', 'email', info.email),
    note('contact', 'phone', info.phone),
    note('place', 'location', info.location),
    ...textFacts(info.summary, { path: 'personalInfo.summary', entry }),
  ]
}

function jobFacts(job: Resume['experiences'][number]): Note[] {
  const entry = `experiences.${job.id}`
  return [
    { kind: 'employer', text: job.company, path: `${entry}.company`, entry },
    { kind: 'title', text: job.position, path: `${entry}.position`, entry },
    { kind: 'place', text: job.location ?? '', path: `${entry}.location`, entry },
    { kind: 'date', text: formatPeriod(job.startDate, job.endDate, job.current), path: `${entry}.startDate`, entry },
    ...textFacts(job.description, { path: `${entry}.description`, entry }),
  ]
}

function schoolFacts(school: Resume['education'][number]): Note[] {
  const entry = `education.${school.id}`
  const degree = [school.degree, school.field].filter(Boolean).join(', ')
  return [
    { kind: 'school', text: school.institution, path: `${entry}.institution`, entry },
    { kind: 'degree', text: degree, path: `${entry}.degree`, entry },
    {
      kind: 'date',
      text: formatPeriod(school.startDate, school.endDate, school.current),
      path: `${entry}.startDate`,
      entry,
    },
    ...textFacts(school.description ?? '', { path: `${entry}.description`, entry }),
  ]
}

function skillFacts(resume: Resume): Note[] {
  return resume.skillCategories.flatMap((category) =>
    category.skills.map((skill): Note => {
      const entry = `skillCategories.${category.id}`
      const kind = findTerms(skill.name)[0]?.term.kind === 'tool' ? 'tool' : 'skill'
      return { kind, text: skill.name, path: `${entry}.skills.${skill.id}.name`, entry }
    }),
  )
}

function furtherFacts(resume: Resume): Note[] {
  return [
    ...resume.languages.map((language): Note => {
      const entry = `languages.${language.id}`
      return {
        kind: 'language',
        text: [language.name, language.level].filter(Boolean).join(', '),
        path: `${entry}.name`,
        entry,
      }
    }),
    ...resume.certifications.map((licence): Note => {
      const entry = `certifications.${licence.id}`
      const text = [licence.name, licence.issuer, formatDate(licence.date)].filter(Boolean).join(', ')
      return { kind: 'licence', text, path: `${entry}.name`, entry }
    }),
    ...resume.projects.flatMap((project): Note[] => {
      const entry = `projects.${project.id}`
      return [
        { kind: 'name', text: project.name, path: `${entry}.name`, entry },
        ...textFacts(project.description, { path: `${entry}.description`, entry }),
      ]
    }),
  ]
}

/** Each line as a statement, and the numbers and tools in it. */
function textFacts(text: string, place: { path: string; entry: string }): Note[] {
  return splitLines(text).flatMap((line) => {
    const words = plain(line.text)
    return [
      { kind: 'statement' as const, text: words, ...place },
      ...findQuantities(words).map((quantity) => ({ kind: 'number' as const, text: quantity.text, ...place })),
      ...findTerms(words)
        .filter(({ term }) => term.kind !== 'alias')
        .map(({ term, text: name }) => ({
          kind: term.kind === 'tool' ? ('tool' as const) : ('licence' as const),
          text: name,
          ...place,
        })),
    ]
  })
}
