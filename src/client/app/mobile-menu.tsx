import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { cn } from '#client/lib/cn.ts'
import { useMe } from '#client/lib/me.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { listAccountLinks } from './account-links.ts'
import { AppLink, AppNavLink } from './app-link.tsx'
import { useSite } from './site.tsx'
import { headerLinks, listFurtherLinks, type SiteLink } from './site-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSignOut } from './use-sign-out.ts'

const panelId = 'mobile-menu'

/** The bar's links on a small screen, folded away behind one button. */
export function MobileMenu() {
  const location = useLocation()
  const site = useSite()
  const { user } = useMe()
  const signOut = useSignOut()
  const [openAt, setOpenAt] = useState<string>()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Bound to the place where it was opened, so that following a link closes it.
  const isOpen = openAt === location.key

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(undefined)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape that bubbles up from the controls inside
    <div
      ref={area}
      className="md:hidden"
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !area.current?.contains(event.relatedTarget)) setOpenAt(undefined)
      }}
    >
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="-mr-2 unscripted:hidden"
        onClick={() => setOpenAt(isOpen ? undefined : location.key)}
      >
        {isOpen ? <X /> : <Menu />}
      </Button>
      {isOpen && (
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          className="absolute inset-x-0 top-full h-[calc(100dvh-4rem)] animate-fade-in bg-scrim"
          onClick={() => setOpenAt(undefined)}
        />
      )}
      <div
        id={panelId}
        className={cn(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-menu-in overflow-y-auto border-border border-y bg-surface unscripted:static unscripted:block unscripted:border-0',
          !isOpen && 'hidden',
        )}
      >
        <nav aria-label="Main" className="wrap-marketing grid gap-6 py-4">
          <div>
            <MenuLinks links={headerLinks} />
            <MenuLinks links={listFurtherLinks(site)} isSmall />
          </div>
          {user ? (
            <div className="grid gap-3">
              <p className="truncate text-small text-text-3">{user.email}</p>
              <MenuLinks links={listAccountLinks(site)} />
              <Button variant="outline" onClick={() => void signOut()}>
                Sign out
              </Button>
            </div>
          ) : (
            <div className="grid grid-cols-2 gap-3">
              <AppLink to="/documents" className={buttonStyle({ variant: 'outline', className: 'col-span-2' })}>
                My documents
              </AppLink>
              <AppLink to="/login" className={buttonStyle({ variant: 'outline' })}>
                Sign In
              </AppLink>
              <AppLink to="/register" className={buttonStyle()}>
                Sign Up
              </AppLink>
            </div>
          )}
          <ThemeSwitch className="flex unscripted:hidden" />
        </nav>
      </div>
    </div>
  )
}

function MenuLinks({ links, isSmall = false }: { links: readonly SiteLink[]; isSmall?: boolean }) {
  return (
    <ul className={cn(isSmall && 'grid grid-cols-2 gap-x-4 border-border border-t pt-1')}>
      {links.map(({ label, to }) => (
        <li key={to} className={cn(!isSmall && 'border-border border-b last:border-0')}>
          <AppNavLink
            to={to}
            end={to === '/' || to === '/account'}
            className={cn(
              'flex items-center text-text-2 aria-[current=page]:text-accent',
              isSmall ? 'min-h-11 text-small' : 'min-h-12 font-medium text-body',
            )}
          >
            {label}
          </AppNavLink>
        </li>
      ))}
    </ul>
  )
}
