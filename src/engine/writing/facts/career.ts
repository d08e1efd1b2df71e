// What a resume and the person's answers say, read once: jobs with their time and lines, schools, credentials, languages,
// skills. Fit, tailoring and letter all look here, so that they cannot disagree.
import { fullName } from '#engine/resume/names.ts'
import type { Education, Experience, Project, Resume } from '#engine/resume/resume.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import { cleanInput } from '../words/clean-input.ts'
import { countMonths, latestDate } from '../work-years.ts'
import type { Answer } from './answer.ts'
import { initialsIn } from './initials.ts'
import { type Topic, topicsOf } from './topics.ts'

type SourceRole =
  /** A line of a job, project or school. */
  | 'line'
  /** Title and employer, degree and school. */
  | 'header'
  /** A skill, language, certificate or summary. */
  | 'other'

export type SourceLine = {
  /** The entry it belongs to: `experiences.<id>`, `personalInfo`, `answers.<id>` ... */
  entry: string
  /** The field: `experiences.<id>.description`. */
  path: string
  role: SourceRole
  text: string
  topics: readonly Topic[]
}

export type Job = {
  entry: string
  company: string
  title: string
  isCurrent: boolean
  /** Months between its dates; 0 where they cannot be read. */
  months: number
  source: Experience
  lines: readonly SourceLine[]
}

export type School = { entry: string; source: Education; header: SourceLine }

export type Career = {
  resume: Resume
  answers: readonly Answer[]
  /** `YYYY-MM-DD`, or the last date of the resume. */
  today: string
  name: string
  jobs: readonly Job[]
  /** Work nobody employed them for, told like a job without employer and dates. */
  projects: readonly Job[]
  schools: readonly School[]
  /** Certificates by the person's own words. */
  credentials: readonly SourceLine[]
  languages: readonly SourceLine[]
  skills: readonly SourceLine[]
  /** Everything that can prove something. */
  lines: readonly SourceLine[]
}

export type CareerOptions = { today?: string | undefined; answers?: readonly Answer[] | undefined }

export function readCareer(resume: Resume, { today, answers = [] }: CareerOptions = {}): Career {
  const until = today ?? latestDate(resume)
  const jobs = resume.experiences.map((job) => readJob(job, until, answers))
  const schools = resume.education.map(readSchool)
  // Some programs write each skill as a group without any.
  const skills = resume.skillCategories.flatMap(({ id, name, skills: list }) =>
    (list.length > 0 ? list : [{ name }])
      .filter(isHad)
      .flatMap((skill) =>
        line(skill.name, { entry: `skillCategories.${id}`, path: `skillCategories.${id}.skills`, role: 'other' }),
      ),
  )
  const languages = resume.languages.filter(isHad).flatMap(({ id, name, level }) =>
    line([name, level].filter(Boolean).join(', '), {
      entry: `languages.${id}`,
      path: `languages.${id}.name`,
      role: 'other',
    }),
  )
  const credentials = resume.certifications.filter(isHad).flatMap(({ id, name, issuer }) =>
    line([name, issuer].filter(Boolean).join(', '), {
      entry: `certifications.${id}`,
      path: `certifications.${id}.name`,
      role: 'other',
    }),
  )
  const projects = resume.projects.map(readProject)
  const calling = line(resume.personalInfo.professionalTitle, {
    entry: 'personalInfo',
    path: 'personalInfo.professionalTitle',
    role: 'other',
  })
  const summary = linesOf(resume.personalInfo.summary, {
    entry: 'personalInfo',
    path: 'personalInfo.summary',
    role: 'other',
  })
  const told = answers
    .filter(({ entry }) => !entry?.startsWith('experiences.'))
    .flatMap(({ questionId, text }) =>
      line(text, { entry: `answers.${questionId}`, path: `answers.${questionId}`, role: 'other' }),
    )
  return {
    resume,
    answers,
    today: until,
    name: fullName(resume),
    jobs,
    projects,
    schools,
    credentials,
    languages,
    skills,
    lines: [
      ...jobs.flatMap((job) => job.lines),
      ...schools.map(({ header }) => header),
      ...resume.education.flatMap(({ id, description }) =>
        linesOf(description ?? '', { entry: `education.${id}`, path: `education.${id}.description`, role: 'line' }),
      ),
      ...projects.flatMap((project) => project.lines),
      ...skills,
      ...credentials,
      ...languages,
      ...calling,
      ...summary,
      ...told,
    ],
  }
}

/** `Bilingual? no - some Spanish on the floor`, `CDL: not yet`: who filled in a form has answered it. */
function isHad({ name }: { name: string }): boolean {
  return !/[?:(–—-]\s*(?:no|none|nope|not yet)\s*(?:$|[,.;)]|\s[-–—])/i.test(name)
}

/** Months in the jobs that a test picks; time that two jobs share counts once. */
export function monthsIn(career: Career, picks: (job: Job) => boolean): number {
  return countMonths(
    career.jobs.filter(picks).map(({ source }) => source),
    career.today,
  )
}

function readJob(job: Experience, today: string, answers: readonly Answer[]): Job {
  const entry = `experiences.${job.id}`
  const isCurrent = job.current || /present|current|now/i.test(job.endDate ?? '')
  const told = answers.filter((answer) => answer.entry === entry)
  return {
    entry,
    company: tidy(job.company),
    title: tidy(job.position),
    isCurrent,
    months: countMonths([job], today),
    source: job,
    lines: [
      ...line([job.position, job.company].filter(Boolean).join(', '), {
        entry,
        path: `${entry}.position`,
        role: 'header',
      }),
      ...linesOf(job.description, { entry, path: `${entry}.description`, role: 'line' }),
      ...told.flatMap(({ questionId, text }) => line(text, { entry, path: `answers.${questionId}`, role: 'line' })),
    ],
  }
}

function readProject({ id, name, description }: Project): Job {
  const entry = `projects.${id}`
  return {
    entry,
    company: '',
    title: tidy(name),
    isCurrent: false,
    months: 0,
    source: { id, company: '', position: name, startDate: '', current: false, description },
    lines: [
      ...line(name, { entry, path: `${entry}.name`, role: 'header' }),
      ...linesOf(description, { entry, path: `${entry}.description`, role: 'line' }),
    ],
  }
}

function readSchool(school: Education): School {
  const entry = `education.${school.id}`
  const text = [school.degree, school.field, school.institution].filter(Boolean).join(', ')
  const named = initialsIn([school.degree, school.field].filter(Boolean).join(' in '))
  const header = {
    entry,
    path: `${entry}.degree`,
    role: 'header' as const,
    text,
    topics: [...topicsOf(text), ...named],
  }
  return { entry, source: school, header }
}

type Place = Pick<SourceLine, 'entry' | 'path' | 'role'>

function linesOf(text: string, place: Place): SourceLine[] {
  return splitLines(text).flatMap((one) => line(plain(one.text), place))
}

function line(text: string, place: Place): SourceLine[] {
  const words = tidy(text)
  return words === '' ? [] : [{ ...place, text: words, topics: [...topicsOf(words), ...initialsIn(words)] }]
}

function tidy(text: string): string {
  return cleanInput(text).replace(/\s+/g, ' ').trim()
}
