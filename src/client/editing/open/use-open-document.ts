import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { openAccount } from '#client/drafts/account.ts'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { fetchDocument } from '#client/drafts/fetch-document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { createRemoteSave } from '#client/drafts/remote-save.ts'
import { ApiError } from '#client/lib/api.ts'
import { newId } from '#client/lib/new-id.ts'
import { sampleQuery, templateQuery } from '#client/templates/template-queries.ts'
import { type DocumentSession, openSession } from '../session/document-session.ts'
import { switchTemplate } from '../session/switch-template.ts'
import { chooseDocument, type OpenedDocument } from './choose-document.ts'
import { readAddress, writeAddress } from './document-address.ts'

export type OpenDocumentOptions = {
  /** The wizard's address calls the template `template`, every other one `id`. */
  templateParam?: 'id' | 'template'
  /** Shows the template's sample while the resume has no first name. */
  sampleWhenNameless?: boolean
}

export type OpenDocument =
  | { status: 'opening' }
  | ({ status: 'open'; session: DocumentSession } & Pick<OpenedDocument, 'origin' | 'isMissing' | 'problem'>)

const opening: OpenDocument = { status: 'opening' }

/** The document that the address of this page means, open for editing; the address follows what becomes of it. */
export function useOpenDocument({
  templateParam = 'id',
  sampleWhenNameless = false,
}: OpenDocumentOptions = {}): OpenDocument {
  const [params, setParams] = useSearchParams()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenDocument>(opening)
  const openRef = useRef<OpenDocument>(opening)
  const { documentId, templateId, wantsSample, wantsNew } = readAddress(params, templateParam)

  const address = useSessionAddress(open)
  // A save may end after the person has gone on to another page; its address is not ours to write.
  const [ownPath] = useState(() => window.location.pathname)
  const follow = useEffectEvent(() => {
    if (address && window.location.pathname === ownPath)
      setParams((now) => writeAddress(now, templateParam, address), { replace: true, preventScrollReset: true })
  })
  const namesNothing = documentId === undefined && templateId === undefined && !wantsSample && !wantsNew

  useEffect(() => {
    const current = openRef.current
    const isSame =
      current.status === 'open' &&
      !wantsSample &&
      !wantsNew &&
      (documentId === undefined || documentId === current.session.store.getState().document.id)
    let isWanted = true
    const leave = () => {
      isWanted = false
    }
    const isAbsentTemplate = (id: number) => isAbsent(queryClient, id)
    if (isSame) {
      const { session } = current
      // The address follows a choice made on the page; only a link brings a template that is not in the document yet.
      if (templateId === undefined || templateId === session.store.getState().document.templateId) return
      void isAbsentTemplate(templateId).then((isTemplateMissing) => {
        if (!isWanted) return
        if (!isTemplateMissing) return takeTemplate(session, templateId)
        tellOfTemplate()
        follow()
      })
      return leave
    }

    const device = openDevice()
    const deps = {
      device,
      fetchDocument: (id: string) => fetchResume(queryClient, id),
      newId,
      isAbsentTemplate,
      now: () => new Date().toISOString(),
      loadSample: (id: number) => queryClient.fetchQuery(sampleQuery(id)),
    }
    void chooseDocument({ documentId, templateId, wantsSample, wantsNew, sampleWhenNameless }, deps).then((chosen) => {
      if (!isWanted) return
      const remote = createRemoteSave(openAccount())
      const session = openSession(chosen.document, { device, newId, now: Date.now, remote, onCopyKept: tellOfCopy })
      if (chosen.isTemplateMissing) tellOfTemplate()
      else takeTemplate(session, templateId)
      closeIfOpen(openRef.current)
      const { origin, isMissing, problem } = chosen
      openRef.current = { status: 'open', session, origin, isMissing, ...(problem ? { problem } : {}) }
      setOpen(openRef.current)
    })
    return leave
  }, [documentId, templateId, wantsSample, wantsNew, sampleWhenNameless, queryClient])

  // Not at every change of the address: a link followed on this page names what the document has yet to become.
  useEffect(() => {
    if (address || namesNothing) follow()
  }, [address, namesNothing])

  useEffect(
    () => () => {
      closeIfOpen(openRef.current)
      openRef.current = opening
    },
    [],
  )

  return open
}

async function fetchResume(queryClient: QueryClient, id: string): Promise<ResumeDocument | undefined> {
  const document = await fetchDocument(queryClient, id)
  return document?.kind === 'resume' ? document : undefined
}

/** A server that does not answer says nothing about the template; only its 404 does. */
async function isAbsent(queryClient: QueryClient, templateId: number): Promise<boolean> {
  return queryClient.fetchQuery(templateQuery(templateId)).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  )
}

function closeIfOpen(open: OpenDocument): void {
  if (open.status === 'open') open.session.close()
}

/** The template of the address wins over the draft's, as a change that can be undone. */
function takeTemplate({ store }: DocumentSession, templateId: number | undefined): void {
  if (templateId === undefined) return
  store.update((document) => switchTemplate(document, templateId), { label: 'Switch template' })
}

function tellOfTemplate(): void {
  toast({
    title: 'This template does not exist',
    description: 'Your resume is shown in another one. You can choose any template beside it.',
    variant: 'destructive',
  })
}

function tellOfCopy(copy: Parameters<typeof documentTitle>[0]): void {
  toast({
    title: 'This resume was changed in another tab',
    description: `Both versions are kept. The other one is now “${documentTitle(copy)}”.`,
  })
}

const never = () => () => undefined

/** What the address should say, as one text, so that it changes only when it says something else. */
function useSessionAddress(open: OpenDocument): string | undefined {
  const store = open.status === 'open' ? open.session.store : undefined
  const read = () => {
    if (!store) return undefined
    const { id, templateId, revision } = store.getState().document
    // A document that is not saved yet cannot be found again by its id.
    return revision > 0 ? `${templateId}/${id}` : undefined
  }
  return useSyncExternalStore(store?.subscribe ?? never, read, read)
}
