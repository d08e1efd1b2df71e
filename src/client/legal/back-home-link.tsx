import { ArrowLeft } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'

export function BackHomeLink() {
  return (
    <AppLink
      to="/"
      className="-ml-2 inline-flex h-control items-center gap-2 rounded-control px-2 text-small font-medium text-text-2 hover:bg-hover hover:text-text print:hidden"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
      Back to Home
    </AppLink>
  )
}
