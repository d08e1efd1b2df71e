import { useRef } from 'react'
import { cn } from '#client/lib/cn.ts'
import { USUAL_PAGE } from './page-size.ts'
import { PageStack } from './page-stack.tsx'
import type { PagesState } from './use-pages.ts'
import { useZoom } from './use-zoom.ts'

/** The desk with the pages as they will be printed, and nothing else. */
export function PreviewDesk({ state, label, className }: { state: PagesState; label: string; className?: string }) {
  const desk = useRef<HTMLElement>(null)
  const { scale } = useZoom(desk, state.pages ?? USUAL_PAGE)
  return (
    <section
      ref={desk}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable for those without a mouse
      tabIndex={0}
      className={cn('overflow-auto rounded-card border border-border bg-sunken px-4 py-6 sm:px-8', className)}
    >
      <PageStack state={state} scale={scale} />
    </section>
  )
}
