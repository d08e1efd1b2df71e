// The summary we drafted for a resume: as long as nobody has touched it, it is ours and not the person's.
import { createPerDocumentStorage } from '#client/drafts/per-document-storage.ts'

export type DraftedSummary = {
  text: string
  /** Made of the title and place alone. */
  isThin: boolean
}

const drafted = createPerDocumentStorage<DraftedSummary>({
  prefix: 'candid-summary-drafted-',
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && 'text' in stored && 'isThin' in stored
      ? { text: String(stored.text), isThin: stored.isThin === true }
      : undefined,
})

export const keepDraftedSummary = drafted.keep

/** Our draft, if it still stands as we wrote it. */
export function readUntouchedDraft({
  id,
  personalInfo,
}: {
  id: string
  personalInfo: { summary: string }
}): DraftedSummary | undefined {
  const draft = drafted.read(id)
  return draft?.text === personalInfo.summary.trim() ? draft : undefined
}
