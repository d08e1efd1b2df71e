import { newId } from '#client/lib/new-id.ts'
import type { Downloadable } from '../download/download-resume.ts'
import { openDevice } from '../drafts/device.ts'
import { newDocument } from '../new-document.ts'
import { documentPath } from '../open/document-path.ts'

/** A copy of a sample that is a document of its own; resolves to where it is edited and downloaded. */
export async function makeOwn({ resume, templateId, style }: Downloadable): Promise<string> {
  const id = newId()
  const now = new Date().toISOString()
  const document = newDocument({ id, now, templateId, resume: { ...resume, id }, cause: 'Made from a sample' })
  await openDevice().drafts.save({ ...document, style, revision: 1 }, 0)
  return documentPath({ id, kind: 'resume', templateId })
}
