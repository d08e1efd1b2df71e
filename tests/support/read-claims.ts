// Reads the planted lies and the truthful paraphrases of the fixtures, and puts them to the gate.
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { type Career, readCareer } from '#engine/writing/facts/career.ts'
import { type Ground, openGround } from '#engine/writing/gate/ground.ts'
import { type Judgement, judgeText } from '#engine/writing/gate/judge.ts'
import type { Posting } from '#engine/writing/posting/posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'

export type ClaimCase = {
  person: string
  resume: Resume
  posting: string
  entry: string
  before: string
  after: string
  isTrue: boolean
}

type Draft = {
  person: string
  resume: Resume
  posting: string
  cases: Omit<ClaimCase, 'resume' | 'posting' | 'person'>[]
}

/**
 * `# Title | Name`, `> posting`, `skills:`, `languages:`, `certificates:`, `education:`, `@ company | title | start | end`,
 * `- line`, and below each line `+ truth` or `! lie`.
 */
export function readClaims(text: string): ClaimCase[] {
  const drafts: Draft[] = []
  for (const raw of text.split('\n')) {
    const mark = raw[0] ?? ''
    const rest = raw.slice(2).trim()
    if (mark === '#') drafts.push(openDraft(rest, drafts.length))
    const draft = drafts.at(-1)
    if (draft && mark !== '#') readRow(draft, mark, rest, raw)
  }
  return drafts.flatMap(({ person, resume, posting, cases }) =>
    cases.map((one) => ({ ...one, person, resume, posting })),
  )
}

function openDraft(rest: string, index: number): Draft {
  const [title = '', name = ''] = rest.split('|').map((part) => part.trim())
  const [firstName = '', ...last] = name.split(' ')
  const resume = emptyResume(`person-${index}`)
  resume.personalInfo = { ...resume.personalInfo, firstName, lastName: last.join(' '), professionalTitle: title }
  return { person: title, resume, posting: '', cases: [] }
}

function readRow(draft: Draft, mark: string, rest: string, raw: string): void {
  const { resume } = draft
  const job = resume.experiences.at(-1)
  if (mark === '>') draft.posting = rest
  if (mark === '@') {
    const [company = '', position = '', startDate = '', end = ''] = rest.split('|').map((part) => part.trim())
    const current = end === 'present'
    const id = `j${resume.experiences.length + 1}`
    resume.experiences.push({
      id,
      company,
      position,
      startDate,
      current,
      description: '',
      ...(current ? {} : { endDate: end }),
    })
  }
  if (mark === '-' && job) job.description += `${job.description ? '\n' : ''}- ${rest}`
  if ((mark === '+' || mark === '!') && job) {
    const before = job.description.split('\n').at(-1)?.slice(2) ?? ''
    draft.cases.push({ entry: `experiences.${job.id}`, before, after: rest, isTrue: mark === '+' })
  }
  readList(resume, raw)
}

function readList(resume: Resume, raw: string): void {
  const [, field, value = ''] = /^(skills|languages|certificates|education): (.*)$/.exec(raw) ?? []
  const items = value.split(field === 'skills' ? /,(?![^()]*\))/ : ';').map((item) => item.trim())
  if (field === 'skills')
    resume.skillCategories = [{ id: 'c1', name: 'Skills', skills: items.map((name, at) => ({ id: `s${at}`, name })) }]
  if (field === 'languages')
    resume.languages = items.map((item, at) => ({
      id: `l${at}`,
      name: item.split('=')[0] ?? '',
      level: item.split('=')[1] ?? '',
    }))
  if (field === 'certificates')
    resume.certifications = items.map((name, at) => ({ id: `k${at}`, name, issuer: '', date: '' }))
  if (field === 'education') resume.education = value.split(';').map(readSchool)
}

/** `degree, field, school, years`; some schools have no field. */
function readSchool(text: string, at: number): Resume['education'][number] {
  const items = text.split(',').map((item) => item.trim())
  const years = /\d{4}/.test(items.at(-1) ?? '') ? (items.pop() ?? '') : ''
  const [degree = '', ...rest] = items
  const institution = rest.pop() ?? ''
  const [startDate = '', endDate = ''] = years.split('-')
  return {
    id: `e${at + 1}`,
    degree,
    field: rest.join(', '),
    institution,
    startDate,
    endDate,
    current: endDate === 'present',
  }
}

type Kind = 'line' | 'summary' | 'letter'

export const today = '2026-11-15'
/** What is read of a person once, however many lines and sentences are held against it. */
type Read = { career: Career; posting: Posting; grounds: Map<string, Ground> }
const people = new WeakMap<Resume, Read>()

export function groundOf({ resume, posting: text, entry, before }: ClaimCase, kind: Kind): Ground {
  const read = people.get(resume) ?? {
    career: readCareer(resume, { today }),
    posting: readPosting(text),
    grounds: new Map<string, Ground>(),
  }
  people.set(resume, read)
  const { career, posting, grounds } = read
  const name = kind === 'line' ? `${entry} ${before}` : kind
  const ground = grounds.get(name) ?? openGround({ kind, career, entry, before, posting })
  grounds.set(name, ground)
  return ground
}

/** As a line in place of that one, as a sentence of a letter, or as a summary where the resume has none. */
export function judgeClaim(claim: ClaimCase, kind: Kind): Judgement {
  const judged = judgeText(claim.after, groundOf(claim, kind))
  const refused = judged.find(({ refusal }) => refusal)
  return refused ?? { sentence: claim.after, open: judged.flatMap(({ open }) => open) }
}
