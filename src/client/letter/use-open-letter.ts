import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { openDevice } from '#client/drafts/device.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { fetchDocument } from '#client/drafts/fetch-document.ts'
import { newLetter } from '#client/drafts/new-document.ts'
import { findDraft, findLastDraft } from '#client/editing/open/find-draft.ts'
import { useOpenSession } from '#client/editing/open/use-open-session.ts'
import { newId } from '#client/lib/new-id.ts'
import type { LetterSession } from './letter-session.ts'

/** The letter the address names, or the last one, or a new one; the address follows once it is saved. */
export function useOpenLetter(): LetterSession | undefined {
  const [params] = useSearchParams()
  const queries = useQueryClient()
  const documentId = params.get('doc') ?? undefined
  const wantsNew = params.get('new') === 'true' || params.has('job') || params.has('resume')
  const { opened } = useOpenSession<'letter', unknown>({
    wish: JSON.stringify({ documentId, wantsNew }),
    isMeant: ({ store }) => documentId === undefined || documentId === store.getState().document.id,
    choose: async () => ({ document: await chooseLetter({ documentId, wantsNew }, queries) }),
    addressOf: ({ id }) => id,
    writeAddress: (_drawn, id) => {
      // The phase may have changed since this page was last drawn.
      const after = new URLSearchParams(window.location.search)
      after.set('doc', id)
      after.delete('new')
      return after
    },
    namesNothing: documentId === undefined,
  })
  return opened?.session
}

type LetterWanted = { documentId: string | undefined; wantsNew: boolean }

async function chooseLetter({ documentId, wantsNew }: LetterWanted, queries: QueryClient): Promise<LetterDocument> {
  const fresh = () => newLetter({ id: newId(), now: new Date().toISOString() })
  const options = { device: openDevice(), kind: 'letter', newId } as const
  try {
    if (documentId === undefined) return wantsNew ? fresh() : ((await findLastDraft(options)) ?? fresh())
    const draft = await findDraft(documentId, options)
    if (draft) return draft
    const kept = await fetchDocument(queries, documentId).catch(() => undefined)
    if (kept?.kind === 'letter') return kept
    toast({
      title: 'We can’t find this letter',
      description: 'It may be on another device, or in an account you are not signed in to.',
      variant: 'destructive',
    })
    return fresh()
  } catch {
    return fresh()
  }
}
