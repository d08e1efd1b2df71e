import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { draftPlaceOf, openDevice } from '#client/drafts/device.ts'
import { documentPath, filesPath } from '#client/drafts/document-path.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { callRaw, readJson } from '#client/lib/api.ts'
import { getTemplateSample } from '#shared/api/templates.ts'
import type { PurchaseType } from '#shared/plans.ts'
import type { DocumentKind, SavedDocument } from '#shared/saved-document.ts'
import { paidDocument } from '../paywall/paid-flags.ts'
import { readWaiting } from '../paywall/waiting.ts'

export type WaitingDraft = {
  document: SavedDocument
  title: string
  /** Where it is edited. */
  path: string
  /** Where its files are offered. */
  files: string
  /** The address in its head; a sample's is nobody's. */
  email: string
  /** It still speaks of the made-up person of its template. */
  isSample: boolean
}

const kinds: Record<PurchaseType, DocumentKind> = { resume: 'resume', 'cover-letter': 'letter' }

/** The document whose download led to the till; none for people who came another way. */
export function useWaitingDraft(type: PurchaseType): { draft: WaitingDraft | undefined; isLoading: boolean } {
  const waiting = readWaiting()
  const id = waiting?.type === paidDocument[type] ? waiting.documentId : undefined
  const { data, isLoading } = useQuery({
    queryKey: ['draft-at-the-till', type, id],
    queryFn: async () => {
      const document = await draftPlaceOf(openDevice(), kinds[type]).drafts.load(id ?? '')
      return document ? { document, ...(await readOwner(document)) } : null
    },
    enabled: id !== undefined,
    staleTime: 0,
  })
  return { draft: data ? toDraft(data) : undefined, isLoading }
}

function toDraft({ document, ...owner }: Owner & { document: SavedDocument }): WaitingDraft {
  return {
    document,
    title: documentTitle(document),
    path: documentPath(document),
    files: filesPath(document),
    ...owner,
  }
}

/** Only addresses of this kind are on our samples. */
const isExample = /@(?:.+\.)?example\.\w+$/i

export type Owner = Pick<WaitingDraft, 'email' | 'isSample'>

const personSchema = z.object({
  personalInfo: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
})

/** Where the receipt may go without being asked, and whose name the document bears. */
export async function readOwner(document: SavedDocument): Promise<Owner> {
  const email = (document.kind === 'letter' ? document.letter.sender : document.resume.personalInfo).email.trim()
  if (!isExample.test(email) || document.templateId === undefined) return { email, isSample: false }
  try {
    const answer = await readJson(await callRaw(getTemplateSample, { params: { id: document.templateId } }))
    const sample = personSchema.parse(answer).personalInfo
    const isSample =
      document.kind === 'resume' &&
      document.resume.personalInfo.firstName === sample.firstName &&
      document.resume.personalInfo.lastName === sample.lastName
    return { email: email === sample.email ? '' : email, isSample }
  } catch {
    return { email: '', isSample: false }
  }
}
