import type { Device } from '#client/drafts/device.ts'
import type { LetterDocument, ResumeDocument } from '#client/drafts/document.ts'
import type { Drafts } from '#client/drafts/drafts.ts'
import { type SafetyCopy, unsavedRest } from '#client/drafts/safety-copy.ts'
import { copyDocument, type DocumentKind, type DocumentOf, documentTitle } from '#shared/saved-document.ts'

type NewId = () => string

/** The draft of this id with the last keystrokes of a page that went away before they were written. */
export function findDraft(device: Device, id: string, newId: NewId): Promise<ResumeDocument | undefined> {
  return find('resume', device.drafts, { device, id, newId })
}

/** The document that was open last, or else the one changed last. */
export async function findLastDraft(device: Device, newId: NewId): Promise<ResumeDocument | undefined> {
  const id = device.lastDocument.read()
  const last = id === undefined ? undefined : await findDraft(device, id, newId)
  return last ?? (await device.drafts.list())[0]
}

export function findLetterDraft(device: Device, id: string, newId: NewId): Promise<LetterDocument | undefined> {
  return find('letter', device.letters, { device, id, newId })
}

export async function findLastLetter(device: Device, newId: NewId): Promise<LetterDocument | undefined> {
  const id = device.lastLetter.read()
  const last = id === undefined ? undefined : await findLetterDraft(device, id, newId)
  return last ?? (await device.letters.list())[0]
}

type FindOptions = { device: Device; id: string; newId: NewId }

async function find<Kind extends DocumentKind>(
  kind: Kind,
  drafts: Drafts<DocumentOf<Kind>>,
  { device: { safetyCopies, shelf }, id, newId }: FindOptions,
): Promise<DocumentOf<Kind> | undefined> {
  const stored = await drafts.load(id)
  // Somebody else's, who used this browser before.
  if (!stored && (await shelf.find(id))) return undefined
  const rest = restOf(kind, unsavedRest(safetyCopies.read(id), stored))
  if (!rest) {
    safetyCopies.clear(id)
    return stored
  }
  // Storage went on without these keystrokes: another tab wrote since. What is newer stays, and both are kept.
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
