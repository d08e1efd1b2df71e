import { openDevice } from '#client/drafts/device.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** The resume last worked on, as soon as there is something of a career in it. */
export async function findMyResume(): Promise<Resume | undefined> {
  const { drafts, lastDocument } = openDevice()
  const id = lastDocument.read()
  const last = id === undefined ? undefined : await drafts.load(id)
  const documents = last ? [last] : await drafts.list()
  return documents
    .map(({ resume }) => resume)
    .find(({ experiences, education }) => experiences.length + education.length > 0)
}
