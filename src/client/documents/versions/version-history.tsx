import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { openAccount } from '#client/drafts/account.ts'
import { accountApi } from '#client/drafts/account-api.ts'
import { cn } from '#client/lib/cn.ts'
import { useMe } from '#client/lib/me.ts'
import { timeOf } from '#client/lib/time-words.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Dialog, DialogContent, DialogHeader } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { listDocuments, type VersionRow } from '#shared/api/documents.ts'
import { ChosenVersion } from './chosen-version.tsx'

type VersionHistoryProps = {
  docId: string
  onClose: () => void
}

/** What a document was before: each version by what made it so, with its page, and the way back to it. */
export function VersionHistory({ docId, onClose }: VersionHistoryProps) {
  const { user, isLoading } = useMe()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader
          title="Version history"
          description="The last 50 versions are kept. When you restore one, what you have now is kept as a version too."
        />
        {user ? <Versions docId={docId} onClose={onClose} /> : !isLoading && <SignInFirst />}
      </DialogContent>
    </Dialog>
  )
}

function SignInFirst() {
  const { pathname, search } = useLocation()
  return (
    <div className="grid content-start justify-items-start gap-4">
      <p className="text-text-2">Versions need a free account. Everything on this device moves into it.</p>
      <AppLink to={`/login?${new URLSearchParams({ next: pathname + search })}`} className={buttonStyle()}>
        Sign In
      </AppLink>
    </div>
  )
}

/** What is on the screen goes to the account first: the list must know what is being replaced. */
function useVersions(docId: string) {
  return useQuery({
    queryKey: [listDocuments.path, docId, 'versions'],
    queryFn: async () => {
      await openAccount().save(docId)
      return accountApi.listVersions(docId)
    },
    staleTime: 0,
    gcTime: 0,
  })
}

function Versions({ docId, onClose }: VersionHistoryProps) {
  const { data, isError, refetch } = useVersions(docId)
  const [chosen, setChosen] = useState<string>()
  const versions = data?.versions ?? []
  const selected = versions.find(({ id }) => id === chosen) ?? versions[0]

  if (isError) {
    return (
      <Alert title="The versions could not be loaded">
        <Button variant="link" size="inline" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  if (!data) return <Spinner label="Loading versions..." />
  if (!selected) {
    return (
      <div className="grid place-content-center justify-items-center gap-2 py-12 text-center text-text-2">
        <History className="size-8 text-text-3" />
        <p className="max-w-prose">
          Nothing here yet. We save a version every ten minutes while you write, and before you change templates or
          restore one.
        </p>
      </div>
    )
  }
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <ul className="grid max-h-56 content-start gap-1 overflow-y-auto p-1 md:max-h-[34rem]" aria-label="Versions">
        <li className="rounded-control px-3 py-2 text-small">
          <span className="block font-medium">Now</span>
          <span className="text-text-3">
            {data.current.cause}, {timeOf(data.current.createdAt, Date.now())}
          </span>
        </li>
        {versions.map((version) => (
          <li key={version.id}>
            <VersionButton version={version} isChosen={version === selected} onChoose={() => setChosen(version.id)} />
          </li>
        ))}
      </ul>
      <ChosenVersion docId={docId} version={selected} onClose={onClose} />
    </div>
  )
}

type VersionButtonProps = { version: VersionRow; isChosen: boolean; onChoose: () => void }

function VersionButton({ version: { cause, createdAt }, isChosen, onChoose }: VersionButtonProps) {
  return (
    <button
      type="button"
      aria-current={isChosen}
      className={cn(
        'w-full rounded-control border border-transparent px-3 py-2 text-left text-small hover:bg-hover',
        isChosen && 'border-accent bg-accent-soft text-accent-soft-text',
      )}
      onClick={onChoose}
    >
      <span className="block font-medium">{cause}</span>
      <span className={isChosen ? '' : 'text-text-3'}>{timeOf(createdAt, Date.now())}</span>
    </button>
  )
}
