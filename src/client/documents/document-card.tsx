import { Copy, EllipsisVertical, History, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { CardTitle } from './card-title.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import type { ListedDocument } from './listed-document.ts'
import { NextSteps } from './next-steps.tsx'
import { PaidNote } from './paid-note.tsx'

type DocumentCardProps = {
  document: ListedDocument
  hasAccount: boolean
  isPaid: boolean
  onRename: (title: string) => void
  onDuplicate: () => void
  onDelete: () => void
  onVersions: () => void
}

export function DocumentCard(props: DocumentCardProps) {
  const { document, hasAccount, isPaid, onRename, onDuplicate, onDelete, onVersions } = props
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
    <li>
      <DocumentSheet
        document={document}
        hasAccount={hasAccount}
        title={isRenaming ? <CardTitle title={title} onFinish={finish} /> : <h2>{title}</h2>}
        menu={
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button ref={menu} variant="ghost" size="icon" aria-label={`More for ${title}`} className="-mr-2">
                <EllipsisVertical />
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
                <Pencil />
                Rename
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={onDuplicate}>
                <Copy />
                Duplicate
              </DropdownMenuItem>
              {hasAccount && (
                <DropdownMenuItem onSelect={onVersions}>
                  <History />
                  Version history
                </DropdownMenuItem>
              )}
              <DropdownMenuSeparator />
              <DropdownMenuItem destructive onSelect={onDelete}>
                <Trash2 />
                Delete
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        }
      >
        <NextSteps document={document} />
        {isPaid && <PaidNote document={document} />}
      </DocumentSheet>
    </li>
  )
}
