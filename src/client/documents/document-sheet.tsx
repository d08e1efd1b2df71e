import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { openAccount } from '#client/drafts/account.ts'
import { accountApi } from '#client/drafts/account-api.ts'
import { documentPath } from '#client/drafts/document-path.ts'
import type { RemoteState } from '#client/drafts/remote-save.ts'
import { whenSignedIn } from '#client/drafts/when-signed-in.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import { templateCardsQuery } from '#client/templates/thumbnails/template-cards.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { listDocuments } from '#shared/api/documents.ts'
import type { ListedDocument } from './listed-document.ts'
import { DocumentPicture } from './versions/document-picture.tsx'

type DocumentSheetProps = {
  document: ListedDocument
  hasAccount: boolean
  /** The name as a heading, or the field in which it is being changed. */
  title: ReactNode
  /** What can be done beside opening it. */
  menu?: ReactNode
  children?: ReactNode
}

/** A document as its page, with its name and when it was last worked on. */
export function DocumentSheet({ document, hasAccount, title, menu, children }: DocumentSheetProps) {
  return (
    <div className="grid content-start gap-3 max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-4 sm:grid-cols-1">
      <div className="relative transition-transform duration-200 hover:-translate-y-0.5 motion-reduce:transform-none">
        <Picture document={document} />
        {/* Over the page and not around it: the page holds links of its own. */}
        <AppLink
          to={documentPath(document)}
          aria-label={`Open ${document.title}`}
          className="absolute inset-0 rounded-page"
        />
      </div>
      <div className="@container grid grid-cols-1 gap-1">
        <div className={titleStyle}>{title}</div>
        <div className="flex items-center justify-between gap-1">
          <Facts document={document} hasAccount={hasAccount} />
          {menu}
        </div>
        {children}
      </div>
    </div>
  )
}

/** In a narrow column every name has two lines, so that what is below them stands level. */
const titleStyle =
  'sm:@max-3xs:min-h-[2lh] sm:@max-3xs:text-small [&>:is(h2,h3)]:line-clamp-4 sm:[&>:is(h2,h3)]:line-clamp-2 [&>:is(h2,h3)]:break-words [&>:is(h2,h3)]:font-semibold [&>:is(h2,h3)]:text-pretty'

/** What the device has is drawn at once; the rest is fetched for its picture. */
function Picture({ document: { id, draft, state } }: { document: ListedDocument }) {
  const { data } = useQuery({
    queryKey: [listDocuments.path, id, state],
    queryFn: whenSignedIn(async () => (await accountApi.get(id)) ?? null, null),
    enabled: draft === undefined,
  })
  const document = draft?.document ?? data
  if (document) return <DocumentPicture document={document} />
  return <Skeleton className="aspect-[17/22] w-full rounded-page" />
}

function Facts({ document, hasAccount }: { document: ListedDocument; hasAccount: boolean }) {
  const { data: templates } = useQuery(templateCardsQuery())
  const template = templates?.find(({ id }) => id === document.templateId)?.name
  const kind = document.kind === 'resume' ? template : 'Cover letter'
  const edited = timeAgo(document.updatedAt, Date.now())
  return (
    <p className="min-w-0 text-small text-text-3">
      {[kind, edited && `edited ${edited}`].filter(Boolean).join(' · ')}
      {hasAccount && <AccountState document={document} />}
    </p>
  )
}

/** Said only where the account does not have it: the page says above that it has the rest. */
function AccountState({ document: { draft, isUnsent } }: { document: ListedDocument }) {
  const account = openAccount()
  const read = () => (draft && isUnsent ? tellState(account.stateOf(draft.document)) : undefined)
  const words = useSyncExternalStore(account.subscribe, read, read)
  return words && <span className="block">{words}</span>
}

function tellState(state: RemoteState): string | undefined {
  if (state.kind === 'saved') return undefined
  if (state.kind === 'refused') return state.reason
  return state.kind === 'offline' ? 'Not in your account yet' : 'Saving...'
}
