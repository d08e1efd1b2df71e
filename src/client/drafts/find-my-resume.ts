import { isStillSample } from '#engine/resume/is-still-sample.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { openDevice } from './device.ts'
import { documentTitle } from './new-document.ts'

/** The resume last worked on, once it has enough content to work with. A sample in other colors is still nobody's resume. */
export async function findMyResume(hasEnough: (resume: Resume) => boolean): Promise<Resume | undefined> {
  const { drafts, lastDocument } = openDevice()
  const id = lastDocument.read()
  const last = id === undefined ? undefined : await drafts.load(id)
  const documents = last ? [last] : await drafts.list()
  return documents.map(({ resume }) => resume).find((resume) => hasEnough(resume) && !isStillSample(resume))
}

type MyResume = { id: string; templateId: number; title: string; resume: Resume }

/** All with enough content to work with, the one last worked on first. */
export async function listMyResumes(hasEnough: (resume: Resume) => boolean): Promise<MyResume[]> {
  const { drafts, lastDocument } = openDevice()
  const last = lastDocument.read()
  const documents = (await drafts.list()).filter(({ resume }) => hasEnough(resume) && !isStillSample(resume))
  return documents
    .sort((a, b) => Number(b.id === last) - Number(a.id === last))
    .map((document) => ({ ...document, title: documentTitle(document) }))
}
