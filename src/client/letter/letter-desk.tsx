import { useRef } from 'react'
import { cn } from '#client/lib/cn.ts'
import { PageSkeleton } from '#client/preview/page-skeleton.tsx'
import { PageView } from '#client/preview/page-view.tsx'
import type { PagesState } from '#client/preview/use-pages.ts'
import { useZoom } from '#client/preview/use-zoom.ts'

const usualWidth = 612

/** The desk with the letter as it will be printed. */
export function LetterDesk({ state, className }: { state: PagesState; className?: string }) {
  const desk = useRef<HTMLElement>(null)
  const zoom = useZoom(desk, state.pages?.width ?? usualWidth)
  return (
    <section
      ref={desk}
      aria-label="Letter preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable for those without a mouse
      tabIndex={0}
      className={cn('overflow-auto rounded-card border border-border bg-sunken px-4 py-6 sm:px-8', className)}
    >
      <div className="mx-auto flex w-max min-w-full flex-col items-center gap-6">
        {state.pages ? (
          zoom.scale !== undefined &&
          state.pages.pages.map((_, index) => (
            <PageView
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              pages={state.pages}
              index={index}
              fonts={state.fonts}
              zoom={zoom.scale ?? 1}
              headingLevel={2}
            />
          ))
        ) : (
          <PageSkeleton zoom={zoom.scale ?? 0.5} />
        )}
      </div>
    </section>
  )
}
