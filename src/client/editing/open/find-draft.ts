import { type Device, draftPlaceOf } from '#client/drafts/device.ts'
import { type SafetyCopy, unsavedRest } from '#client/drafts/safety-copy.ts'
import { copyDocument, type DocumentKind, type DocumentOf, documentTitle } from '#shared/saved-document.ts'

export type FindOptions<Kind extends DocumentKind> = { device: Device; kind: Kind; newId: () => string }

/** The document that was open last, or else the one changed last. */
export async function findLastDraft<Kind extends DocumentKind>(
  options: FindOptions<Kind>,
): Promise<DocumentOf<Kind> | undefined> {
  const { drafts, last } = draftPlaceOf(options.device, options.kind)
  const id = last.read()
  const found = id === undefined ? undefined : await findDraft(id, options)
  return found ?? (await drafts.list())[0]
}

/** The draft of this id with the last keystrokes of a page that went away before they were written. */
export async function findDraft<Kind extends DocumentKind>(
  id: string,
  { device, kind, newId }: FindOptions<Kind>,
): Promise<DocumentOf<Kind> | undefined> {
  const { safetyCopies, shelf } = device
  const { drafts } = draftPlaceOf(device, kind)
  const stored = await drafts.load(id)
  // Somebody else's, who used this browser before.
  if (!stored && (await shelf.find(id))) return undefined
  const rest = restOf(kind, unsavedRest(safetyCopies.read(id), stored))
  if (!rest) {
    safetyCopies.clear(id)
    return stored
  }
  // Storage continued without these keystrokes: another tab wrote since. What is newer stays, and both are kept.
  if (stored && stored.revision > rest.base + 1) {
    const title = `${documentTitle(rest.document)} (recovered)`
    await drafts.save({ ...copyDocument(rest.document, newId()), title, revision: 1 }, 0)
    safetyCopies.clear(id)
    return stored
  }
  const base = stored?.revision ?? 0
  const recovered = { ...rest.document, revision: base + 1 }
  const result = await drafts.save(recovered, base)
  if (result.kind === 'conflict') return result.stored
  safetyCopies.clear(id)
  return recovered
}

function restOf<Kind extends DocumentKind>(
  kind: Kind,
  rest: SafetyCopy | undefined,
): { base: number; document: DocumentOf<Kind> } | undefined {
  if (rest?.document.kind !== kind) return undefined
  // The line above has just told which kind it is; the compiler cannot follow it into a generic one.
  return { base: rest.base, document: rest.document as DocumentOf<Kind> }
}
