import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'

export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className="font-medium text-accent underline underline-offset-4 hover:text-accent-hover">
      {children}
    </AppLink>
  )
}
