// What we write in a language we read again in it, field by field.
import { describe, expect, it } from 'vitest'
import { formats } from '#engine/formats/registry.gen.ts'
import { type DateForm, dateForms, documentLanguages, type Resume } from '#engine/resume/resume.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import { resumeIn } from '../../tests/support/resumes-in-languages.ts'
import { exportDocument } from './exports/export-document.ts'
import { readFile } from './imports/read-file.ts'

const isFull = process.env.TEST_FULL === '1'
const template = templates.nameplate

type Kind = 'pdf' | 'docx' | keyof typeof formats

/** The bytes of a file that carries no data beside what it shows. */
async function write(resume: Resume, kind: Kind): Promise<Uint8Array> {
  if (kind !== 'pdf' && kind !== 'docx') return Buffer.from(formats[kind].render(resume))
  const created = '2024-05-06T07:08:09Z'
  return exportDocument({ resume, template, customStyle: {}, format: kind, created, attachData: false })
}

async function read(bytes: Uint8Array): Promise<Resume> {
  const reading = await readFile(bytes, { recognize: false, onPage: () => {} })
  if (reading.type !== 'resume') throw new Error('Expected a resume')
  return reading.resume.resume
}

/** Everything but ids and what no page says. */
function fieldsOf({ personalInfo, ...resume }: Resume) {
  const periods = <Entry extends { startDate: string; endDate?: string | undefined; current: boolean }>(
    entry: Entry,
  ) => ({
    period: [entry.startDate, entry.endDate ?? '', entry.current],
  })
  return {
    person: personalInfo,
    experiences: resume.experiences.map(({ position, company, description, ...entry }) => ({
      position,
      company,
      description,
      ...periods(entry),
    })),
    education: resume.education.map(({ degree, field, institution, ...entry }) => ({
      degree,
      field,
      institution,
      ...periods(entry),
    })),
    skills: resume.skillCategories.map(({ name, skills }) => [name, ...skills.map((skill) => skill.name)]),
    projects: resume.projects.map(({ name, description }) => ({ name, description })),
    certifications: resume.certifications.map(({ name, issuer, date }) => ({ name, issuer, date })),
    languages: resume.languages.map(({ name, level }) => ({ name, level })),
  }
}

/** As a page that shows years only tells it. */
function cutDates(resume: Resume, form: DateForm): Resume {
  const cut = (date: string) => (form === 'year' ? date.slice(0, 4) : date)
  const period = <Entry extends { startDate: string; endDate?: string | undefined }>(entry: Entry) => ({
    ...entry,
    startDate: cut(entry.startDate),
    ...(entry.endDate === undefined ? {} : { endDate: cut(entry.endDate) }),
  })
  return {
    ...resume,
    experiences: resume.experiences.map(period),
    education: resume.education.map(period),
    certifications: resume.certifications.map((entry) => ({ ...entry, date: cut(entry.date) })),
  }
}

describe.each(documentLanguages)('a resume in %s', (language) => {
  const resume = resumeIn(language)

  it.each(['pdf', 'docx', 'text', 'markdown', 'json', 'json-resume'] as const)(
    'is read back from its %s',
    async (kind) => {
      expect(fieldsOf(await read(await write(resume, kind)))).toEqual(fieldsOf(resume))
    },
  )

  it.each(dateForms)('has dates that are read back in their %s form', async (form) => {
    const dated: Resume = { ...resume, arrangement: { language, dates: form } }
    for (const kind of isFull ? (['pdf', 'docx', 'text'] as const) : (['text'] as const))
      expect(fieldsOf(await read(await write(dated, kind)))).toEqual(fieldsOf(cutDates(resume, form)))
  })

  it.each(['json', 'json-resume'] as const)('keeps its language and the form of its dates in %s', async (kind) => {
    const dated: Resume = { ...resume, arrangement: { language, dates: 'numeric' } }
    expect((await read(await write(dated, kind))).arrangement).toEqual(dated.arrangement)
  })
})
