import { Skeleton } from '#client/ui/skeleton.tsx'
import { WorkspaceFrame } from './workspace-frame.tsx'

type PageFrameProps = {
  title: string
  description: string
  /** It will have the window to itself. */
  isWorkspace?: boolean
}

/** The shape of a page before its code is there. */
export function PageFrame({ title, description, isWorkspace = false }: PageFrameProps) {
  const unscripted = (
    <noscript>
      <h1 className="text-h1">{title.replace(/ \| Candid$/, '')}</h1>
      <p className="mt-3 max-w-prose text-body-l text-text-2">{description}</p>
      <p className="mt-3 max-w-prose text-text-2">This page needs JavaScript. Turn it on and reload.</p>
    </noscript>
  )
  if (isWorkspace)
    return (
      <>
        <div className="wrap-app hidden py-12 unscripted:block">{unscripted}</div>
        <WorkspaceFrame />
      </>
    )
  return (
    <div className="wrap-app min-h-[70dvh] py-12 md:py-16">
      {unscripted}
      <div className="grid gap-4 unscripted:hidden">
        <Skeleton className="h-9 w-2/3 max-w-md" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
    </div>
  )
}
