import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { newId } from '#client/lib/new-id.ts'
import { openDevice } from '../drafts/device.ts'
import { documentTitle } from '../new-document.ts'
import { type DocumentSession, openSession } from '../store/document-session.ts'
import { switchTemplate } from '../switch-template.ts'
import { sampleQuery, templateQuery } from '../templates/template-queries.ts'
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
  const { documentId, templateId, wantsSample } = readAddress(params, templateParam)

  useEffect(() => {
    const current = openRef.current
    const isSame =
      current.status === 'open' &&
      !wantsSample &&
      (documentId === undefined || documentId === current.session.store.getState().document.id)
    if (isSame) {
      takeTemplate(current.session, templateId)
      return
    }

    let isWanted = true
    const device = openDevice()
    const deps = {
      device,
      newId,
      now: () => new Date().toISOString(),
      loadSample: (id: number) => queryClient.fetchQuery(sampleQuery(id)),
    }
    const request = { documentId, templateId, wantsSample, sampleWhenNameless }
    void Promise.all([chooseDocument(request, deps), hasTemplate(queryClient, templateId)]).then(([chosen, exists]) => {
      if (!isWanted) return
      const session = openSession(chosen.document, { device, newId, now: Date.now, onCopyKept: tellOfCopy })
      if (exists) takeTemplate(session, templateId)
      closeIfOpen(openRef.current)
      const { origin, isMissing, problem } = chosen
      openRef.current = { status: 'open', session, origin, isMissing, ...(problem ? { problem } : {}) }
      setOpen(openRef.current)
    })
    return () => {
      isWanted = false
    }
  }, [documentId, templateId, wantsSample, sampleWhenNameless, queryClient])

  useEffect(
    () => () => {
      closeIfOpen(openRef.current)
      openRef.current = opening
    },
    [],
  )

  const address = useSessionAddress(open)
  useEffect(() => {
    if (!address) return
    setParams((now) => writeAddress(now, templateParam, address), { replace: true, preventScrollReset: true })
  }, [address, templateParam, setParams])

  return open
}

/** An address with a template that does not exist must not put it into a draft. */
async function hasTemplate(queryClient: QueryClient, templateId: number | undefined): Promise<boolean> {
  if (templateId === undefined) return false
  return queryClient.fetchQuery(templateQuery(templateId)).then(
    () => true,
    () => false,
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
