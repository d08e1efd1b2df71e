import { openDevice } from '#client/drafts/device.ts'
import type { Downloadable } from '#client/drafts/document.ts'
import { documentPath } from '#client/drafts/document-path.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { newId } from '#client/lib/new-id.ts'

/** A copy of a sample that is a document of its own; resolves to where it is edited and downloaded. */
export async function makeOwn({ resume, templateId, style }: Downloadable): Promise<string> {
  const id = newId()
  const now = new Date().toISOString()
  const document = newDocument({ id, now, templateId, resume: { ...resume, id }, cause: 'Made from a sample' })
  await openDevice().drafts.save({ ...document, style, revision: 1 }, 0)
  return documentPath({ id, kind: 'resume', templateId })
}
