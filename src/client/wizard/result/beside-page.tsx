import type { ReactNode } from 'react'
import { OverflowHint } from '#client/editing/overflow-hint.tsx'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import type { WizardPages } from '../use-wizard-pages.ts'

type BesidePageProps = {
  pages: WizardPages
  onPick: (path: string) => void
  /** The field that is written in the panel, to keep in view on the page. */
  follow?: string | undefined
  /** A panel of fields: a phone has no more than a strip of the page over it. */
  isStrip?: boolean
  children: ReactNode
}

/** A panel with the page at its side, or over it where there is no room. */
export function BesidePage({ pages, onPick, follow, isStrip = false, children }: BesidePageProps) {
  return (
    <div className="contents" data-page="pinned">
      <div
        data-chrome=""
        data-strip={isStrip ? '' : undefined}
        className="min-w-0 grow p-4 pb-24 sm:px-6 sm:pb-10 md:w-105 md:max-w-[42%] lg:max-w-[48%] md:shrink-0 md:grow-0 md:overflow-y-auto md:overscroll-contain md:border-border md:border-r md:px-4"
      >
        {children}
      </div>
      <PreviewPane
        state={pages.state}
        resume={pages.resume}
        onPick={onPick}
        follow={follow}
        hint={<OverflowHint pages={{ ...pages.state, template: pages.template }} />}
        className="grow max-md:sticky max-md:top-0 max-md:z-10 max-md:order-first max-md:h-(--pinned-page) max-md:flex-none"
      />
    </div>
  )
}
