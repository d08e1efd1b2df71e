import { useQuery } from '@tanstack/react-query'
import { draftPlaceOf, openDevice } from '#client/drafts/device.ts'
import { documentPath } from '#client/drafts/document-path.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import type { PurchaseType } from '#shared/plans.ts'
import type { DocumentKind, SavedDocument } from '#shared/saved-document.ts'
import { readWaiting } from '../paywall/waiting.ts'
import { paidDocument } from './settle.ts'

export type WaitingDraft = {
  document: SavedDocument
  title: string
  /** Where it is edited. */
  path: string
  /** Where its files are offered. */
  files: string
  /** The address in its head; a sample's is nobody's. */
  email: string
}

const kinds: Record<PurchaseType, DocumentKind> = { resume: 'resume', 'cover-letter': 'letter' }

/** The document whose download led to the till; undefined for people who came another way. */
export function useWaitingDraft(type: PurchaseType): WaitingDraft | undefined {
  const waiting = readWaiting()
  const id = waiting?.type === paidDocument[type] ? waiting.documentId : undefined
  const { data } = useQuery({
    queryKey: ['draft-at-the-till', type, id],
    queryFn: async () => (await draftPlaceOf(openDevice(), kinds[type]).drafts.load(id ?? '')) ?? null,
    enabled: id !== undefined,
    staleTime: 0,
  })
  if (!data) return undefined
  const path = documentPath(data)
  const files =
    data.kind === 'letter' ? path : `/create-resume?${new URLSearchParams({ doc: data.id, step: 'result' })}`
  const { email } = data.kind === 'letter' ? data.letter.sender : data.resume.personalInfo
  const isOwn = !/@(?:.+\.)?example\.\w+$/i.test(email)
  return { document: data, title: documentTitle(data), path, files, email: isOwn ? email.trim() : '' }
}
