import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { LogoMark } from '#client/app/logo.tsx'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { UndoButtons } from '#client/editing/session/undo-buttons.tsx'
import { cn } from '#client/lib/cn.ts'

type WorkspaceBarProps = {
  /** The way back: a `BackLink` or a `BackButton`. */
  back: ReactNode
  /** The document's name, which may be edited there. */
  name: ReactNode
  /** Tabs of the workspace, and what goes with them; a second row where the window is small. */
  tabs?: ReactNode
  /** What can be done with the document; one of it at most is filled. */
  actions: ReactNode
  /** What a phone has room for: a name in small letters, one in two lines of them, or that and the actions at its foot. */
  onPhone?: 'short-name' | 'two-lines' | 'foot'
}

/** The way back, the document's name and state, undo, and what can be done with it. It stays in sight on every screen. */
export function WorkspaceBar({ back, name, tabs, actions, onPhone }: WorkspaceBarProps) {
  return (
    <div
      data-chrome=""
      data-foot={onPhone === 'foot' ? '' : undefined}
      className="contents xl:flex xl:min-h-(--workspace-bar) xl:shrink-0 xl:flex-wrap xl:items-center xl:gap-2 xl:border-border xl:border-b xl:px-3"
    >
      <div className="z-20 flex min-h-(--workspace-bar) shrink-0 flex-wrap items-center gap-1 border-border border-b bg-bg px-2 py-0.5 md:py-1 [@media(min-height:37.5rem)]:sticky [@media(min-height:37.5rem)]:top-0 sm:gap-2 md:static xl:contents">
        <AppLink to="/" aria-label="Candid, home" className="rounded-chip p-1 max-sm:hidden xl:order-1">
          <LogoMark className="size-7" />
        </AppLink>
        <div className="shrink-0 xl:order-1">{back}</div>
        <div
          className={cn(
            'flex min-w-12 flex-1 flex-col xl:order-2 xl:max-w-160',
            onPhone === 'short-name' && 'max-sm:[&_h1]:px-0 max-sm:[&_h1]:text-small',
            onPhone !== undefined &&
              onPhone !== 'short-name' &&
              'max-sm:[&_h1:not(.sr-only)]:line-clamp-2 max-sm:[&_h1]:whitespace-normal max-sm:[&_h1]:text-small max-sm:[&_h1]:leading-tight',
          )}
        >
          {name}
          <span
            className={cn(
              'px-2 text-micro empty:hidden [&_*]:text-micro',
              onPhone === 'short-name' && 'max-sm:sr-only',
              // Beside two lines of a name there is room only for what must be mended.
              onPhone === 'two-lines' && 'max-sm:[&:not(:has([role=alert]))]:sr-only',
            )}
          >
            <SaveStateLabel />
          </span>
        </div>
        <div className="flex shrink-0 xl:order-4 xl:ml-auto">
          <UndoButtons />
        </div>
        <div
          className={cn(
            'flex flex-wrap items-center gap-1 sm:gap-2 xl:order-6',
            onPhone === 'foot' &&
              'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:min-h-14 max-sm:gap-2 max-sm:border-border max-sm:border-t max-sm:bg-bg max-sm:px-2 max-sm:pt-1.5 max-sm:pb-[calc(0.375rem+env(safe-area-inset-bottom))] max-sm:*:flex-auto',
          )}
        >
          {actions}
        </div>
      </div>
      {tabs && (
        <div className="contents md:flex md:shrink-0 md:flex-wrap md:items-center md:border-border md:border-b xl:contents">
          {tabs}
        </div>
      )}
    </div>
  )
}

/** The name where it is not edited: the heading of the page. */
export function WorkspaceTitle({ children }: { children: ReactNode }) {
  return <h1 className="truncate px-2 font-medium text-body">{children}</h1>
}
