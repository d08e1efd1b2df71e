import { useQuery } from '@tanstack/react-query'
import { Copy, EllipsisVertical, History, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { accountApi } from '#client/drafts/account-api.ts'
import { documentPath } from '#client/drafts/document-path.ts'
import { whenSignedIn } from '#client/drafts/when-signed-in.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import { templateCardsQuery } from '#client/templates/thumbnails/template-cards.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { listDocuments } from '#shared/api/documents.ts'
import { CardTitle } from './card-title.tsx'
import type { ListedDocument } from './listed-document.ts'
import { NextSteps } from './next-steps.tsx'
import { DocumentPicture } from './versions/document-picture.tsx'

type DocumentCardProps = {
  document: ListedDocument
  /** Beside the letter of its job: nothing more is to be done with it. */
  isInApplication: boolean
  hasAccount: boolean
  onRename: (title: string) => void
  onDuplicate: () => void
  onDelete: () => void
  onVersions: () => void
}

export function DocumentCard({
  document,
  isInApplication,
  hasAccount,
  onRename,
  onDuplicate,
  onDelete,
  onVersions,
}: DocumentCardProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  /** Set when the name is to be typed: the menu that closes then does not take the focus back. */
  const keepsFocus = useRef(false)
  const { title } = document

  const finish = (next: string | undefined) => {
    setIsRenaming(false)
    if (next !== undefined && next !== title) onRename(next)
    menu.current?.focus()
  }

  return (
    <li className="grid grid-cols-1 content-start gap-3">
      <div className="relative transition-transform duration-200 hover:-translate-y-0.5 motion-reduce:transform-none">
        <Picture document={document} />
        {/* Over the page and not around it: the page holds links of its own. */}
        <AppLink to={documentPath(document)} aria-label={`Open ${title}`} className="absolute inset-0 rounded-page" />
      </div>
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 grow gap-0.5">
          {isRenaming ? (
            <CardTitle title={title} onFinish={finish} />
          ) : (
            <h2 className="break-words font-semibold text-body">{title}</h2>
          )}
          <Facts document={document} hasAccount={hasAccount} />
          {!isInApplication && <NextSteps document={document} />}
        </div>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button ref={menu} variant="ghost" size="icon" aria-label={`More for ${title}`} className="-mt-2 -mr-2">
              <EllipsisVertical aria-hidden strokeWidth={1.5} />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            align="end"
            onCloseAutoFocus={(event) => {
              if (keepsFocus.current) event.preventDefault()
              keepsFocus.current = false
            }}
          >
            <DropdownMenuItem
              onSelect={() => {
                keepsFocus.current = true
                setIsRenaming(true)
              }}
            >
              <Pencil aria-hidden strokeWidth={1.5} />
              Rename
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onDuplicate}>
              <Copy aria-hidden strokeWidth={1.5} />
              Duplicate
            </DropdownMenuItem>
            {hasAccount && (
              <DropdownMenuItem onSelect={onVersions}>
                <History aria-hidden strokeWidth={1.5} />
                Version history
              </DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive onSelect={onDelete}>
              <Trash2 aria-hidden strokeWidth={1.5} />
              Delete
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </li>
  )
}

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
  const isOnlyHere = hasAccount && document.isUnsent
  return (
    <p className="text-small text-text-3">
      {[kind, edited && `edited ${edited}`].filter(Boolean).join(' · ')}
      {isOnlyHere && <span className="block text-text-2">Not in your account yet</span>}
    </p>
  )
}
