import { FolderOpen } from 'lucide-react'
import { buttonStyle } from '#client/ui/button.tsx'
import { AppLink, AppNavLink } from './app-link.tsx'
import { HeaderAccount } from './header-account.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './site-links.ts'
import { ThemeButton } from './theme-switch.tsx'

export function Header() {
  return (
    <header data-chrome="" className="bar-edge sticky top-0 z-header bg-bg unscripted:static">
      <div className="wrap-marketing flex min-h-16 flex-wrap items-center gap-x-3 lg:gap-x-8">
        <AppLink to="/" aria-label="Candid, home" className="-ml-1 flex rounded-chip p-1">
          <Logo />
        </AppLink>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex flex-wrap items-center lg:gap-1">
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                <AppNavLink
                  to={to}
                  end={to === '/'}
                  className="relative inline-flex min-h-control items-center whitespace-nowrap rounded-control px-2 font-medium text-small text-text-2 transition-colors after:absolute after:inset-x-2 after:bottom-1 after:h-0.5 after:rounded-full hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-accent lg:px-3 lg:after:inset-x-3"
                >
                  {label}
                </AppNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center lg:gap-2">
          <AppLink
            to="/documents"
            className={buttonStyle({ variant: 'ghost', className: 'px-2 text-small text-text-2 max-md:hidden' })}
          >
            <FolderOpen className="lg:hidden" />
            <span className="max-lg:sr-only">My documents</span>
          </AppLink>
          <ThemeButton />
          <HeaderAccount />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
