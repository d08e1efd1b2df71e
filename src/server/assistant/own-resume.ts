import { randomUUID } from 'node:crypto'
import { readText } from '#engine/reading/read-text.ts'
import { fullName } from '#engine/resume/names.ts'
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
  return withoutFalseName(readText(text, { newId: randomUUID }).resume)
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
