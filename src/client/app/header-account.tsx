import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { cn } from '#client/lib/cn.ts'
import { useMe, watchOtherTabs } from '#client/lib/me.ts'
import { buttonStyle } from '#client/ui/button.tsx'
import type { Account } from '#shared/api/accounts.ts'
import { AccountName, accountButton } from './account-name.tsx'
import { AppLink } from './app-link.tsx'
import { lazyExtra } from './lazy-page.tsx'

// Most visits are a guest's, and menus are heavy.
const AccountMenu = lazyExtra(() => import('./account-menu.tsx').then((module) => module.AccountMenu), WaitingAccount)

/**
 * Sign In and Sign Up, or the menu of the person signed in. Pages come from the server as a guest sees them: the
 * menu takes the very place of the two links, which keep their room, so that nothing in the bar moves.
 */
export function HeaderAccount() {
  const queries = useQueryClient()
  const { user, isLoading } = useMe()
  useEffect(() => watchOtherTabs(queries), [queries])
  useEffect(() => {
    // This browser remembers an account nobody is signed in to any more: what guests see was hidden for nothing.
    if (!isLoading && !user) delete document.documentElement.dataset.known
  }, [isLoading, user])
  return (
    <div className="hidden md:grid">
      <div className={cn('for-guests col-start-1 row-start-1 flex items-center gap-2', user && 'invisible')}>
        <AppLink to="/login" className={buttonStyle({ variant: 'ghost', className: 'text-small' })}>
          Sign In
        </AppLink>
        {/* Tinted: the filled button belongs to the page below. */}
        <AppLink
          to="/register"
          className={cn(buttonStyle({ variant: 'ghost' }), 'bg-accent-soft text-accent-soft-text text-small')}
        >
          Sign Up
        </AppLink>
      </div>
      {user && (
        <div className="col-start-1 row-start-1 flex w-0 min-w-full items-center justify-end">
          <Suspense fallback={<WaitingAccount user={user} />}>
            <AccountMenu user={user} />
          </Suspense>
        </div>
      )}
      {!user && (
        <span
          aria-hidden
          className="for-known col-start-1 row-start-1 size-6 place-self-center rounded-full bg-hover"
        />
      )}
    </div>
  )
}

function WaitingAccount({ user }: { user: Account }) {
  return (
    <span className={cn(buttonStyle({ variant: 'ghost' }), accountButton)}>
      <AccountName user={user} />
    </span>
  )
}
