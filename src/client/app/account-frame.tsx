import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cn } from '#client/lib/cn.ts'
import { AppLink } from './app-link.tsx'
import { useSite } from './site.tsx'

/** The pages of an account: what there is to set beside it at a desk, in one row over it on a phone. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { billing } = useSite()
  const { pathname, hash } = useLocation()
  const links = [
    { label: 'Profile', to: '/account' },
    { label: 'Security', to: '/account#security' },
    { label: 'Data', to: '/account#data' },
    ...(billing ? [{ label: 'Billing', to: '/account/billing', isOtherPage: true }] : []),
  ]
  return (
    <div className="wrap-app grid gap-x-16 gap-y-6 py-8 md:grid-cols-[10rem_minmax(0,44rem)] md:justify-center md:py-12">
      <h1 className="text-h1 md:col-span-2">{title}</h1>
      <nav aria-label="Account" className="min-w-0">
        <ul className="flex gap-1 max-md:overflow-x-auto md:sticky md:top-24 md:grid">
          {links.map(({ label, to, isOtherPage }) => {
            const isCurrent = to === `${pathname}${hash}`
            return (
              <li key={to} className={isOtherPage ? 'md:mt-1 md:border-border md:border-t md:pt-1' : undefined}>
                <AppLink
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cn(
                    'flex min-h-control items-center justify-between gap-1 rounded-control px-3 text-small hover:bg-hover touch:min-h-11',
                    isCurrent ? 'bg-accent-soft font-semibold text-accent-soft-text' : 'font-medium text-text-2',
                  )}
                >
                  {label}
                  {isOtherPage && <ChevronRight className="size-4" />}
                </AppLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
    </div>
  )
}
