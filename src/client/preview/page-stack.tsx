import type { CSSProperties, ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { PageView, type PageViewProps } from './page-view.tsx'
import type { PagesState } from './use-pages.ts'

type PageStackProps = Pick<PageViewProps, 'headingLevel' | 'onPick'> & {
  state: PagesState
  /** Unknown until the desk has been measured. */
  scale: number | undefined
  /** In the middle of a room too narrow for its margins. */
  isCropped?: boolean
  placeholder?: ReactNode
}

/** All pages of a document, one below the other. */
export function PageStack({ state, scale, isCropped = false, headingLevel = 2, onPick, placeholder }: PageStackProps) {
  // For paper, on which a page has its own size. A custom property is no CSSProperties of React's.
  const shownAt = { '--zoom': scale } as CSSProperties
  return (
    <div
      style={shownAt}
      className={cn('mx-auto flex flex-col items-center gap-6 lg:my-auto', isCropped ? 'w-full' : 'w-max min-w-full')}
    >
      {state.pages ? (
        scale !== undefined &&
        state.pages.pages.map((_, index) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            pages={state.pages}
            index={index}
            fonts={state.fonts}
            zoom={scale}
            headingLevel={headingLevel}
            onPick={onPick}
          />
        ))
      ) : (
        <PageSkeleton zoom={scale ?? 0.5} picture={placeholder} />
      )}
    </div>
  )
}
