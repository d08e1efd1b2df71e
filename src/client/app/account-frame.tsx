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
    ...(billing ? [{ label: 'Billing', to: '/account/billing' }] : []),
    { label: 'Data', to: '/account#data' },
  ]
  return (
    <div className="wrap-app grid gap-x-16 gap-y-6 py-8 md:grid-cols-[10rem_minmax(0,44rem)] md:py-12">
      <h1 className="text-h1 md:col-span-2">{title}</h1>
      <nav aria-label="Account" className="max-md:-mx-3">
        <ul className="flex gap-1 max-md:overflow-x-auto md:sticky md:top-24 md:-ml-3 md:grid">
          {links.map(({ label, to }) => {
            const isCurrent = to === `${pathname}${hash}`
            return (
              <li key={to}>
                <AppLink
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cn(
                    'flex min-h-control items-center rounded-control px-3 text-small hover:bg-hover touch:min-h-11',
                    isCurrent ? 'bg-accent-soft font-semibold text-accent-soft-text' : 'font-medium text-text-2',
                  )}
                >
                  {label}
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
