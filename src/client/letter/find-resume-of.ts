import { type ResumeSource, sourceOfDocument } from '#client/assistant/resume-source.ts'
import { openDevice } from '#client/drafts/device.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** The resume of the same person on this device, for text that was pasted or uploaded: the one the letter goes with already, or the latest. */
export async function findResumeOf(read: Resume, resumeId: string | undefined): Promise<ResumeSource['origin']> {
  const name = fullName(read).toLowerCase()
  if (name === '') return undefined
  try {
    const drafts = await openDevice().drafts.list()
    const own = drafts.filter(({ resume }) => fullName(resume).toLowerCase() === name)
    const found = own.find(({ id }) => id === resumeId) ?? own[0]
    return found && sourceOfDocument(found).origin
  } catch {
    // Without it the letter keeps the usual look.
    return undefined
  }
}
