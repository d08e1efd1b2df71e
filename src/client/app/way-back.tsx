import { ArrowLeft } from 'lucide-react'
import type { LinkProps } from 'react-router'
import { AppLink } from './app-link.tsx'

/** Over the title of a page: the quiet way to the one before it. */
export function WayBack({ children, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <AppLink
      {...link}
      className="-ml-2 inline-flex h-control items-center gap-2 justify-self-start rounded-control px-2 font-medium text-small text-text-2 hover:bg-hover hover:text-text touch:min-h-11 print:hidden"
    >
      <ArrowLeft className="size-4" />
      {children}
    </AppLink>
  )
}
