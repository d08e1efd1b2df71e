import type { KeyboardEvent } from 'react'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'

/** The document's name, edited in place. Without a name, it shows whose resume it is. */
export function DocumentName() {
  const title = useDocument((document) => document.title)
  const usual = useDocument(({ resume }) => documentTitle({ title: '', resume }))
  const { rename } = useDocumentActions()
  return <NameField title={title} usual={usual} onRename={rename} />
}

type NameFieldProps = { title: string; usual: string; onRename: (title: string) => void }

export function NameField({ title, usual, onRename }: NameFieldProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
  }

  return (
    <input
      aria-label="Document name"
      value={title}
      placeholder={usual}
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      className="h-8 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 font-medium text-body placeholder:text-text hover:border-border focus:bg-surface touch:h-9"
      onChange={(event) => onRename(event.target.value)}
      onKeyDown={press}
    />
  )
}
