import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { loadMe, meQueryKey } from '#client/lib/me.ts'
import { useStore } from '#client/lib/store.ts'
import { timeOf } from '#client/lib/time-words.ts'
import { Button } from '#client/ui/button.tsx'
import { documentTitle, type SavedDocument } from '#shared/saved-document.ts'
import { openAccount } from './account.ts'
import type { Conflict } from './account-sync.ts'
import { documentPath } from './document-path.ts'

/** Keeps this tab's documents and the account together, and says what the person should know of it. */
export function AccountConnection() {
  const { data, isSuccess } = useQuery({ queryKey: meQueryKey, queryFn: ({ signal }) => loadMe(signal) })
  useEffect(() => {
    // Without an answer nobody is signed out: the documents of the last person stay at hand.
    if (isSuccess) void openAccount().connect(data?.id ?? null)
  }, [isSuccess, data])

  const account = openAccount()
  const found = useStore(account, ({ conflicts }) => conflicts)
  const mustSignIn = useStore(account, ({ isSignedOut }) => isSignedOut)
  if (found.length === 0 && !mustSignIn) return null
  return (
    <section
      aria-label="Your documents"
      className="fixed inset-x-0 bottom-0 z-toast mx-auto grid w-full max-w-[420px] gap-2 p-4 sm:mr-auto sm:ml-0"
    >
      {mustSignIn && <SignInNotice />}
      {found.map((conflict) => (
        <ConflictNotice key={conflict.mine.id} conflict={conflict} onClose={() => account.dismiss(conflict)} />
      ))}
    </section>
  )
}

const noticeStyle =
  'relative grid gap-2 rounded-card border border-border bg-surface p-4 pr-12 text-small shadow-dialog'

function SignInNotice() {
  return (
    <div role="alert" className={noticeStyle}>
      <p className="font-semibold">You are signed out</p>
      <p className="text-text-2">
        Your changes are safe on this device. <SignInAgain /> again to save them to your account.
      </p>
    </div>
  )
}

/** Comes back to this very place. */
function SignInAgain() {
  const { pathname, search } = useLocation()
  return (
    <AppLink
      to={`/login?${new URLSearchParams({ next: pathname + search })}`}
      className="font-medium text-accent underline underline-offset-4"
    >
      Sign in
    </AppLink>
  )
}

function ConflictNotice({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { mine, other } = conflict
  return (
    <div role="alert" className={noticeStyle}>
      <p className="font-semibold">This was changed in two places. We kept both versions.</p>
      <ul className="grid gap-2">
        <Version document={mine} words="Changed here" time={mine.updatedAt} />
        <Version document={other} words="Changed elsewhere" time={other.updatedAt} />
      </ul>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        className="absolute top-1 right-1 text-text-2"
        onClick={onClose}
      >
        <X />
      </Button>
    </div>
  )
}

function Version({ document, words, time }: { document: SavedDocument; words: string; time: string }) {
  return (
    <li className="grid">
      <AppLink to={documentPath(document)} className="font-medium text-accent underline underline-offset-4">
        {documentTitle(document)}
      </AppLink>
      <span className="text-text-3">
        {words}, {timeOf(time, Date.now())}
      </span>
    </li>
  )
}
