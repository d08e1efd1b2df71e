import { Bookmark, FilePlus2, Mail } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { toast } from '#client/app/toast.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Input } from '#client/ui/input.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { deleteDocument, duplicateDocument, renameDocument } from './change-document.ts'
import { DocumentCard } from './document-card.tsx'
import { DocumentList } from './document-list.tsx'
import { EmptyDocuments } from './empty-documents.tsx'
import { arrange, type DocumentOrder, documentOrders, type ListedDocument } from './listed-document.ts'
import { usePaidDocuments } from './paid-note.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { useDocuments } from './use-documents.ts'
import { VersionHistory } from './versions/version-history.tsx'
import { Whereabouts } from './whereabouts.tsx'

/** With fewer, everything is in sight anyway. */
const SEARCH_FROM = 9

export function DocumentsPage() {
  const { documents, isLoading, failed, hasAccount, refresh, forget } = useDocuments()
  const paid = usePaidDocuments()
  const [order, setOrder] = useState<DocumentOrder>('edited')
  const [search, setSearch] = useState('')
  const [versionsOf, setVersionsOf] = useState<string>()
  const hasMany = documents.length >= SEARCH_FROM
  // What one begins with is said in its place then.
  const isEmpty = !isLoading && documents.length === 0 && !failed
  const shown = arrange(documents, { order, search: hasMany ? search : '' })

  /** Does it, shows what became of it, and says so where it failed. */
  const attempt = async (work: () => Promise<void>, trouble: string) => {
    try {
      await work()
    } catch {
      toast({ title: trouble, description: 'Nothing was changed. Try again in a moment.', variant: 'destructive' })
    }
    await refresh()
  }

  const rename = (document: ListedDocument, title: string) =>
    attempt(() => renameDocument(document, title), 'This document was not renamed')

  const duplicate = (document: ListedDocument) =>
    attempt(async () => {
      await duplicateDocument(document)
      toast({ title: 'Copied', description: `“${document.title} (copy)” is in the list.` })
    }, 'This document was not copied')

  const remove = (document: ListedDocument) =>
    attempt(async () => {
      const undo = await deleteDocument(document)
      forget(document.id)
      toast({
        title: 'Deleted',
        description: document.title,
        action: { label: 'Undo', onSelect: () => void attempt(undo, 'We couldn’t bring this document back') },
      })
    }, 'This document was not deleted')

  return (
    <div className="wrap-app grid gap-8 pt-8 pb-16 lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-h1">My documents</h1>
          <Whereabouts hasAccount={hasAccount} isLoading={isLoading} />
        </div>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">
          <AppLink
            to="/jobs/saved"
            className={buttonStyle({ variant: 'outline', className: 'max-sm:order-last max-sm:col-span-2' })}
          >
            <Bookmark />
            Saved jobs
          </AppLink>
          {!isEmpty && (
            <>
              <AppLink to="/cover-letter?new=true" className={buttonStyle({ variant: 'outline' })}>
                <Mail />
                New letter
              </AppLink>
              <AppLink to="/create-resume?new=true" className={buttonStyle()}>
                <FilePlus2 />
                New resume
              </AppLink>
            </>
          )}
        </div>
      </div>
      {failed && (
        <Alert
          title={failed === 'account' ? 'We can’t reach your account' : 'We can’t read the documents on this device'}
        >
          {failed === 'account' && 'Here is what’s on this device. '}
          <Button variant="link" size="inline" onClick={() => void refresh()}>
            Try again
          </Button>
        </Alert>
      )}
      {hasMany && (
        <div className="flex flex-wrap items-center gap-3">
          <Input
            type="search"
            aria-label="Search by name"
            placeholder="Search by name"
            value={search}
            className="max-w-xs"
            onChange={(event) => setSearch(event.target.value)}
          />
          <Segmented
            label="Sort by"
            value={order}
            onChange={setOrder}
            options={(['edited', 'title'] as const).map((value) => ({ value, label: documentOrders[value] }))}
          />
        </div>
      )}
      {isLoading && documents.length === 0 && <LoadingCards />}
      {isEmpty && <EmptyDocuments />}
      {hasMany && shown.length === 0 && (
        <p className="text-text-2">
          No document with that name.{' '}
          <Button variant="link" size="inline" onClick={() => setSearch('')}>
            Show all
          </Button>
        </p>
      )}
      {shown.length > 0 && (
        <DocumentList
          documents={shown}
          card={(document) => (
            <DocumentCard
              key={document.id}
              document={document}
              hasAccount={hasAccount}
              isPaid={paid.has(document.id)}
              onRename={(title) => void rename(document, title)}
              onDuplicate={() => void duplicate(document)}
              onDelete={() => void remove(document)}
              onVersions={() => setVersionsOf(document.id)}
            />
          )}
        />
      )}
      {hasAccount && <RecentlyDeleted onRestored={() => void refresh()} />}
      {versionsOf !== undefined && (
        <VersionHistory
          docId={versionsOf}
          onClose={() => {
            setVersionsOf(undefined)
            void refresh()
          }}
        />
      )}
    </div>
  )
}

function LoadingCards() {
  return (
    <ul aria-label="Loading" className="grid grid-cols-2 gap-4 sm:gap-6 md:grid-cols-4">
      {['one', 'two', 'three', 'four'].map((place) => (
        <li key={place}>
          <Skeleton className="aspect-[17/22] w-full rounded-page" />
        </li>
      ))}
    </ul>
  )
}
