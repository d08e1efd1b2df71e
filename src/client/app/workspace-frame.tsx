import { Skeleton } from '#client/ui/skeleton.tsx'
import { LogoMark } from './logo.tsx'

/** The shape of a page that has the window to itself: its bar, and a sheet in the middle of the desk. */
export function WorkspaceFrame({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="workspace flex h-dvh grow flex-col unscripted:hidden">
      <div className="flex min-h-14 shrink-0 items-center gap-3 border-border border-b px-3">
        <LogoMark className="size-7" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="ml-auto h-9 w-28" />
      </div>
      <div className="grid min-h-0 grow justify-items-center bg-canvas p-4 sm:p-8">
        <p role="status" className="sr-only">
          {label}
        </p>
        <Skeleton className="aspect-[17/22] w-full max-w-140 rounded-page bg-surface" />
      </div>
    </div>
  )
}
