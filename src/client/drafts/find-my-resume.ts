import type { Resume } from '#engine/resume/resume.ts'
import { openDevice } from './device.ts'

/** The resume last worked on, once it has enough content to work with. */
export async function findMyResume(hasEnough: (resume: Resume) => boolean): Promise<Resume | undefined> {
  const { drafts, lastDocument } = openDevice()
  const id = lastDocument.read()
  const last = id === undefined ? undefined : await drafts.load(id)
  const documents = last ? [last] : await drafts.list()
  return documents.map(({ resume }) => resume).find(hasEnough)
}
