import { randomUUID } from 'node:crypto'
import { readText } from '#engine/reading/read-text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { findExcessEntries } from '#engine/resume/resume-limits.ts'
import { AppError } from '#shared/errors.ts'

const message = 'Please provide your resume information'

/** A resume as a call sends it: itself, or as text. */
export type OwnResume = { resume?: Resume | undefined; resumeData?: string | undefined }

/** The resume itself where it was sent, else what can be read in the text. Pasted text is data and nothing else. */
export function ownResume(own: OwnResume): Resume {
  return readOwn(own).resume
}

/** Also the lines of the text that found no place in it. */
export function readOwn({ resume, resumeData }: OwnResume): { resume: Resume; unplaced: string[] } {
  if (resume) return { resume, unplaced: [] }
  requireOwnResume({ resumeData })
  const { resume: read, other } = readText(resumeData?.trim() ?? '', { newId: randomUUID })
  const excess = findExcessEntries(read)
  if (!excess) return { resume: read, unplaced: other.map(({ text }) => text) }
  const fields = [{ path: 'resumeData', message: excess.message }]
  throw new AppError('too-large', { message: `${excess.message}.`, fields })
}

/** Whether there is anything to read at all, told before the work is handed to another thread. */
export function requireOwnResume({ resume, resumeData }: OwnResume): void {
  if (resume || resumeData?.trim()) return
  throw new AppError('invalid-request', { message, fields: [{ path: 'resumeData', message }] })
}
