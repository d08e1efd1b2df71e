// A data file -> the resume in it.
import { randomUUID } from 'node:crypto'
import { makers } from '#engine/reading/makers/registry.gen.ts'
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { readResume } from '#engine/resume/read-resume.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { findExcess } from '#engine/resume/resume-limits.ts'
import type { ImportedResume } from '#shared/api/imports.ts'
import { fieldsOfResume } from './fields-of-resume.ts'
import { Refusal } from './refusal.ts'

export const maxTextLength = 400_000
/** Of a resume that came as data; thousands of jobs are an attack or a mistake. */
const mostFields = 10_000
const mostProblems = 20

export function readData(data: unknown): ImportedResume {
  const { resume, problems } = readResumeData(data)
  refuseExcess(resume)
  const fields = fieldsOfResume(resume)
  if (fields.length === 0) {
    throw new Refusal(
      'unreadable',
      'This data file holds no resume. Please choose one in the JSON Resume format or one saved here.',
    )
  }
  if (fields.length > mostFields) {
    throw new Refusal(
      'too-large',
      `This data file holds ${fields.length} values; a resume of up to ${mostFields} can be read. Please shorten it.`,
    )
  }
  return {
    extractedText: canonicalText(resume).slice(0, maxTextLength),
    ...(problems.length === 0 ? {} : { message: nameProblems(problems) }),
    resume,
    fields: fields.map((field) => ({ ...field, place: null })),
    confidence: 1,
    ocr: false,
    other: [],
    furniture: [],
    pages: [],
  }
}

function nameProblems(problems: readonly { path: string }[]): string {
  const named = problems.slice(0, mostProblems).map(({ path }) => path)
  const rest = problems.length - named.length
  return `These fields could not be read: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}

/** What could neither be saved nor made into a file is not brought in. */
function refuseExcess(resume: Resume): void {
  const excess = findExcess(resume)
  if (excess) throw new Refusal('too-large', `${excess.message}.`)
}

function readResumeData(data: unknown): { resume: Resume; problems: { path: string }[] } {
  const ids = { newId: randomUUID }
  const format = Object.values(makers).find(({ matches }) => matches(data))
  return format ? format.read(data, ids) : readResume({}, ids)
}
