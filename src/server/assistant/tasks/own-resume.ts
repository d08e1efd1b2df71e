import { randomUUID } from 'node:crypto'
import { readText } from '#engine/reading/read-text.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { findExcessEntries } from '#engine/resume/resume-limits.ts'
import { AppError } from '#shared/errors.ts'

const message = 'Please provide your resume information'

/** A resume as a call sends it: itself, or as text. */
export type OwnResume = { resume?: Resume | undefined; resumeData?: string | undefined }

/** The resume itself where it was sent, else what can be read in the text. Pasted text is data and nothing else. */
export function ownResume({ resume, resumeData }: OwnResume): Resume {
  if (resume) return resume
  requireOwnResume({ resumeData })
  const read = withoutFalseName(readText(resumeData?.trim() ?? '', { newId: randomUUID }).resume)
  const excess = findExcessEntries(read)
  if (!excess) return read
  const fields = [{ path: 'resumeData', message: excess.message }]
  throw new AppError('too-large', { message: `${excess.message}.`, fields })
}

/** Whether there is anything to read at all, told before the work is handed to another thread. */
export function requireOwnResume({ resume, resumeData }: OwnResume): void {
  if (resume || resumeData?.trim()) return
  throw new AppError('invalid-request', { message, fields: [{ path: 'resumeData', message }] })
}

/** Whoever writes sentences instead of a resume has not written their name: it would stand below the letter. */
function withoutFalseName(resume: Resume): Resume {
  const name = fullName(resume)
  const isProse = name.split(/\s+/).length > 8 || /\p{Ll}{2}[.!?]\s/u.test(name)
  if (!isProse) return resume
  const { summary } = resume.personalInfo
  const personalInfo = { ...resume.personalInfo, firstName: '', lastName: '', summary: `${name} ${summary}`.trim() }
  return { ...resume, personalInfo }
}
