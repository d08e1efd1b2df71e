import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { openAccount } from '#client/drafts/account.ts'
import { openDevice } from '#client/drafts/device.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { createRemoteSave } from '#client/drafts/remote-save.ts'
import { newId } from '#client/lib/new-id.ts'
import { type Readable, useStore } from '#client/lib/store.ts'
import type { DocumentKind, DocumentOf, SavedDocument } from '#shared/saved-document.ts'
import { type DocumentSession, openSession } from '../session/document-session.ts'

type Session<Kind extends DocumentKind> = DocumentSession<DocumentOf<Kind>>

/** What was opened, and how it came. */
export type Opened<Kind extends DocumentKind, Chosen> = { session: Session<Kind>; chosen: Chosen }

type ChosenDocument<Kind extends DocumentKind, Chosen> = Chosen & { document: DocumentOf<Kind> & { kind: Kind } }

type OpenSessionOptions<Kind extends DocumentKind, Chosen> = {
  /** What the URL asks for, as one string to compare. */
  wish: string
  /** Whether the document that is open is the one asked for. */
  isMeant: (session: Session<Kind>) => boolean
  choose: () => Promise<ChosenDocument<Kind, Chosen>>
  /** Before anybody sees it. */
  onOpened?: (session: Session<Kind>, chosen: Chosen) => void
  /** What the address says of a saved document, as one text, so that it changes only when it says something else. */
  addressOf: (document: DocumentOf<Kind>) => string
  writeAddress: (params: URLSearchParams, address: string) => URLSearchParams
  /** The URL asks for nothing in particular: it is then updated to what is open. */
  namesNothing: boolean
}

/** What the browser shows, ahead of the router; none on the server. */
function windowPath(): string {
  return typeof window === 'undefined' ? '' : window.location.pathname
}

/** A tab that is still loading is in the browser's address already; what the router knows would take it back. */
function windowParams(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** The document that the address of a page means, open for editing; the address follows what becomes of it. */
export function useOpenSession<Kind extends DocumentKind, Chosen>(options: OpenSessionOptions<Kind, Chosen>) {
  const { wish, namesNothing } = options
  const [, setParams] = useSearchParams()
  const isShown = useLocation().pathname === windowPath()
  const [opened, setOpened] = useState<Opened<Kind, Chosen>>()
  const current = useRef<Opened<Kind, Chosen>>(undefined)

  const address = useAddress(opened?.session.store, options.addressOf)
  // A save may end after the person has gone on to another page; its address is not ours to write.
  const [ownPath] = useState(windowPath)
  const follow = useEffectEvent(() => {
    if (address !== undefined && windowPath() === ownPath)
      setParams((now) => options.writeAddress(isShown ? windowParams() : now, address), {
        replace: true,
        preventScrollReset: true,
      })
  })
  const isMeant = useEffectEvent((session: Session<Kind>) => options.isMeant(session))
  const choose = useEffectEvent(() => options.choose())
  const open = useEffectEvent((chosen: ChosenDocument<Kind, Chosen>) => {
    const session = openSession<Kind>(chosen.document, {
      device: openDevice(),
      newId,
      now: Date.now,
      remote: createRemoteSave(openAccount()),
      onCopyKept: tellOfCopy,
    })
    options.onOpened?.(session, chosen)
    current.current?.session.close()
    current.current = { session, chosen }
    setOpened(current.current)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish stands for all that is asked for
  useEffect(() => {
    if (current.current && isMeant(current.current.session)) return
    let isWanted = true
    void choose().then((chosen) => {
      if (isWanted) open(chosen)
    })
    return () => {
      isWanted = false
    }
  }, [wish])

  // Not at every change of the address: a link followed on this page names what the document has yet to become.
  useEffect(() => {
    if (address !== undefined || namesNothing) follow()
  }, [address, namesNothing])

  useEffect(
    () => () => {
      current.current?.session.close()
      current.current = undefined
    },
    [],
  )
  return { opened, follow }
}

function tellOfCopy(copy: SavedDocument): void {
  toast({
    title: `This ${copy.kind} was changed in another tab`,
    description: `We kept both versions. The other one is now “${documentTitle(copy)}”.`,
  })
}

const nothing: Readable<undefined> = { getState: () => undefined, subscribe: () => () => undefined }

function useAddress<Document extends SavedDocument>(
  store: Readable<{ document: Document }> | undefined,
  addressOf: (document: Document) => string,
): string | undefined {
  return useStore<{ document: Document } | undefined, string | undefined>(store ?? nothing, (state) =>
    // A document that is not saved yet cannot be found again by its id.
    state && state.document.revision > 0 ? addressOf(state.document) : undefined,
  )
}
