import type { Resume } from '#engine/resume/resume.ts'
import { openDevice } from './device.ts'

/** The resume last worked on, as soon as it has enough in it for what is to be done with it. */
export async function findMyResume(hasEnough: (resume: Resume) => boolean): Promise<Resume | undefined> {
  const { drafts, lastDocument } = openDevice()
  const id = lastDocument.read()
  const last = id === undefined ? undefined : await drafts.load(id)
  const documents = last ? [last] : await drafts.list()
  return documents.map(({ resume }) => resume).find(hasEnough)
}
