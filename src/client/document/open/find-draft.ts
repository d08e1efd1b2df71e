import type { ResumeDocument } from '../document.ts'
import type { Device } from '../drafts/device.ts'
import { unsavedRest } from '../drafts/safety-copy.ts'
import { copyDocument, documentTitle } from '../new-document.ts'

/** The draft of this id with the last keystrokes of a page that went away before they were written. */
export async function findDraft(device: Device, id: string, newId: () => string): Promise<ResumeDocument | undefined> {
  const stored = await device.drafts.load(id)
  const rest = unsavedRest(device.safetyCopies.read(id), stored)
  if (!rest) {
    device.safetyCopies.clear(id)
    return stored
  }
  // Storage went on without these keystrokes: another tab wrote since. What is newer stays, and both are kept.
  if (stored && stored.revision > rest.base + 1) {
    const title = `${documentTitle(rest.document)} (recovered)`
    await device.drafts.save({ ...copyDocument(rest.document, newId()), title, revision: 1 }, 0)
    device.safetyCopies.clear(id)
    return stored
  }
  const base = stored?.revision ?? 0
  const recovered = { ...rest.document, revision: base + 1 }
  const result = await device.drafts.save(recovered, base)
  if (result.kind === 'conflict') return result.stored
  device.safetyCopies.clear(id)
  return recovered
}

/** The document that was open last, or else the one changed last. */
export async function findLastDraft(device: Device, newId: () => string): Promise<ResumeDocument | undefined> {
  const id = device.lastDocument.read()
  const last = id === undefined ? undefined : await findDraft(device, id, newId)
  return last ?? (await device.drafts.list())[0]
}
