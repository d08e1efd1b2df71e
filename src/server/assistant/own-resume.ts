import { randomUUID } from 'node:crypto'
import { readText } from '#engine/reading/read-text.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { AppError } from '#shared/errors.ts'

const message = 'Please provide your resume information'

/** The resume itself where it was sent, else what can be read in the text. Pasted text is data and nothing else. */
export function ownResume({
  resume,
  resumeData,
}: {
  resume?: Resume | undefined
  resumeData?: string | undefined
}): Resume {
  if (resume) return resume
  const text = resumeData?.trim() ?? ''
  if (text === '') throw new AppError('invalid-request', { message, fields: [{ path: 'resumeData', message }] })
  return readText(text, { newId: randomUUID }).resume
}
