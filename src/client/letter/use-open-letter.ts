import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { openAccount } from '#client/drafts/account.ts'
import { openDevice } from '#client/drafts/device.ts'
import type { LetterDocument } from '#client/drafts/document.ts'
import { fetchDocument } from '#client/drafts/fetch-document.ts'
import { documentTitle, newLetter } from '#client/drafts/new-document.ts'
import { createRemoteSave } from '#client/drafts/remote-save.ts'
import { findLastLetter, findLetterDraft } from '#client/editing/open/find-draft.ts'
import { openLetterSession } from '#client/editing/session/document-session.ts'
import { newId } from '#client/lib/new-id.ts'
import type { LetterSession } from './letter-session.tsx'

/** The letter the address names, or the last one, or a new one; the address follows once it is saved. */
export function useOpenLetter(): LetterSession | undefined {
  const [params, setParams] = useSearchParams()
  const queries = useQueryClient()
  const documentId = params.get('doc') ?? undefined
  const wantsNew = params.get('new') === 'true' || params.has('job') || params.has('resume')
  const [session, setSession] = useState<LetterSession | undefined>(undefined)
  const current = useRef<LetterSession>(undefined)

  // A save may end after the person has gone on to another page; its address is not ours to write.
  const [ownPath] = useState(() => window.location.pathname)
  const nameInAddress = useEffectEvent((id: string) => {
    if (window.location.pathname !== ownPath) return
    // The phase may have changed since this page was last drawn.
    const after = new URLSearchParams(window.location.search)
    if (after.get('doc') === id) return
    after.set('doc', id)
    after.delete('new')
    setParams(after, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (current.current && (documentId === undefined || documentId === idOf(current.current))) return
    let isWanted = true
    const load = async (): Promise<LetterDocument> => {
      const device = openDevice()
      const fresh = () => newLetter({ id: newId(), now: new Date().toISOString() })
      try {
        if (documentId === undefined) return wantsNew ? fresh() : ((await findLastLetter(device, newId)) ?? fresh())
        const draft = await findLetterDraft(device, documentId, newId)
        if (draft) return draft
        const kept = await fetchDocument(queries, documentId).catch(() => undefined)
        if (kept?.kind === 'letter') return kept
        toast({
          title: 'This letter is not here',
          description: 'It may be on another device, or in an account you are not signed in to.',
          variant: 'destructive',
        })
        return fresh()
      } catch {
        return fresh()
      }
    }
    void load().then((document) => {
      if (!isWanted) return
      const opened = openLetterSession(document, {
        device: openDevice(),
        newId,
        now: Date.now,
        remote: createRemoteSave(openAccount()),
        onCopyKept: (copy) =>
          toast({
            title: 'This letter was changed in another tab',
            description: `Both versions are kept. The other one is now “${documentTitle(copy)}”.`,
          }),
      })
      current.current?.close()
      current.current = opened
      setSession(opened)
    })
    return () => {
      isWanted = false
    }
  }, [documentId, wantsNew, queries])

  useEffect(() => {
    if (!session) return
    const follow = () => {
      const { id, revision } = session.store.getState().document
      if (revision > 0) nameInAddress(id)
    }
    follow()
    return session.store.subscribe(follow)
  }, [session])

  useEffect(
    () => () => {
      current.current?.close()
      current.current = undefined
    },
    [],
  )
  return session
}

function idOf(session: LetterSession): string {
  return session.store.getState().document.id
}
