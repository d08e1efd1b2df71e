import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openDevice } from '#client/drafts/device.ts'
import type { ResumeDocument } from '#client/drafts/document.ts'
import { fetchDocument } from '#client/drafts/fetch-document.ts'
import { loadMe, meQueryKey } from '#client/lib/me.ts'
import { newId } from '#client/lib/new-id.ts'
import { sampleQuery } from '#client/templates/template-queries.ts'
import { isBlank } from '#engine/resume/is-blank.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import type { DocumentSession } from '../session/document-session.ts'
import { chooseDocument, type OpenedDocument } from './choose-document.ts'
import { readAddress, writeAddress } from './document-address.ts'
import { isAbsent, tellOfTemplate, wear } from './linked-template.ts'
import { useOpenSession } from './use-open-session.ts'

export type OpenDocumentOptions = {
  /** The wizard's address calls the template `template`, every other one `id`. */
  templateParam?: 'id' | 'template'
  /** Shows the template's sample while the resume has no first name. */
  sampleWhenNameless?: boolean
  /** A look that a link brings without naming a resume is asked about before the last resume gets it. */
  asksForLook?: boolean
  /** A new resume begins with the name and e-mail of the account. */
  startsWithAccount?: boolean
}

/** A template chosen where no resume was named, waiting for a word about which resume is meant. */
export type LookWish = { templateId: number; take: () => void }

export type OpenDocument =
  | { status: 'opening' }
  | ({ status: 'open'; session: DocumentSession; look?: LookWish } & Pick<
      OpenedDocument,
      'origin' | 'isMissing' | 'problem'
    >)

/** The resume that the address of this page means, in the template it means. */
export function useOpenDocument({
  templateParam = 'id',
  sampleWhenNameless = false,
  asksForLook = false,
  startsWithAccount = false,
}: OpenDocumentOptions = {}): OpenDocument {
  const [params] = useSearchParams()
  const queries = useQueryClient()
  const address = readAddress(params, templateParam)
  const { documentId, templateId, wantsSample, wantsNew } = address
  const wish = JSON.stringify({ ...address, sampleWhenNameless })
  const isMeant = ({ store }: DocumentSession) =>
    !wantsSample && !wantsNew && (documentId === undefined || documentId === store.getState().document.id)

  const [askedLook, setAskedLook] = useState<number>()
  const takeOrAsk = (session: DocumentSession) => {
    const { resume, templateId: worn, revision } = session.store.getState().document
    const isNamed = documentId !== undefined || wantsSample || wantsNew
    const isChange = templateId !== undefined && (templateId !== worn || params.has('colors'))
    // A sample that nobody has touched is not theirs.
    const asks = asksForLook && isChange && !isNamed && revision > 0 && !isBlank(resume)
    setAskedLook(asks ? templateId : undefined)
    if (!asks && templateId !== undefined) wear(session, templateId)
  }

  const { opened, follow } = useOpenSession<'resume', OpenedDocument>({
    wish,
    isMeant,
    choose: () =>
      chooseDocument(
        { ...address, sampleWhenNameless },
        {
          device: openDevice(),
          fetchDocument: (id) => fetchResume(queries, id),
          newId,
          isAbsentTemplate: (id) => isAbsent(queries, id),
          now: () => new Date().toISOString(),
          loadSample: (id) => queries.fetchQuery(sampleQuery(id)),
          knownPerson: startsWithAccount ? () => readAccount(queries) : undefined,
        },
      ),
    onOpened: (session, { isTemplateMissing }) => {
      if (isTemplateMissing) tellOfTemplate()
      else takeOrAsk(session)
    },
    addressOf: (document) => `${document.templateId}/${document.id}`,
    writeAddress: (now, state) => writeAddress(now, templateParam, state),
    namesNothing: documentId === undefined && templateId === undefined && !wantsSample && !wantsNew,
  })

  // The address follows a choice made on the page; only a link brings a template that is not in the document yet.
  const takeFromAddress = useEffectEvent(async (isWanted: () => boolean) => {
    const session = opened?.session
    if (!session || !isMeant(session) || templateId === undefined) return
    if (templateId === session.store.getState().document.templateId) return
    const isTemplateMissing = await isAbsent(queries, templateId)
    if (!isWanted()) return
    if (!isTemplateMissing) return takeOrAsk(session)
    tellOfTemplate()
    follow()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish stands for all that the address says
  useEffect(() => {
    let isWanted = true
    void takeFromAddress(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [wish])

  // The same as long as nothing else is opened: a page that starts over in its session must not count as another.
  return useMemo(() => {
    if (!opened) return { status: 'opening' }
    const { session, chosen } = opened
    const { origin, isMissing, problem } = chosen
    const look = askedLook !== undefined && {
      templateId: askedLook,
      take: () => {
        wear(session, askedLook)
        setAskedLook(undefined)
      },
    }
    return { status: 'open', session, origin, isMissing, ...(problem ? { problem } : {}), ...(look ? { look } : {}) }
  }, [opened, askedLook])
}

async function readAccount(queries: QueryClient): Promise<Partial<PersonalInfo>> {
  const user = await queries.ensureQueryData({ queryKey: meQueryKey, queryFn: ({ signal }) => loadMe(signal) })
  if (!user) return {}
  const { firstName, lastName, email } = user
  return { firstName, lastName, email }
}

async function fetchResume(queryClient: QueryClient, id: string): Promise<ResumeDocument | undefined> {
  const document = await fetchDocument(queryClient, id)
  return document?.kind === 'resume' ? document : undefined
}
