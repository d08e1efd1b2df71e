import { ArrowLeft } from 'lucide-react'
import { memo } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { LogoMark } from '#client/app/logo.tsx'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { UndoButtons } from '#client/editing/session/undo-buttons.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { DocumentName } from './document-name.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import type { LatestPages } from './latest-pages.ts'

/** The way back, the document's name and state, undo, and the files. It stays in sight on every screen. */
export const EditorBar = memo(function EditorBar({ latestPages }: { latestPages: LatestPages }) {
  return (
    <div className="z-20 flex min-h-(--editor-bar) shrink-0 flex-wrap items-center gap-1 border-border border-b bg-bg px-2 py-0.5 md:py-1.5 [@media(min-height:37.5rem)]:sticky [@media(min-height:37.5rem)]:top-0 sm:gap-2 md:static xl:contents">
      <AppLink to="/" aria-label="Candid, home" className="rounded-chip p-1 max-sm:hidden xl:order-1">
        <LogoMark className="size-7" />
      </AppLink>
      <AppLink to="/templates" className={buttonStyle({ variant: 'ghost', className: 'px-2.5 text-small xl:order-1' })}>
        <ArrowLeft aria-hidden strokeWidth={1.5} />
        <span className="max-lg:sr-only">Back to Templates</span>
      </AppLink>
      <div className="flex min-w-16 flex-1 flex-col xl:order-2 xl:max-w-64">
        <DocumentName />
        <span className="px-2 text-micro empty:hidden [&_*]:text-micro">
          <SaveStateLabel />
        </span>
      </div>
      <div className="flex shrink-0 xl:order-4 xl:ml-auto">
        <UndoButtons />
      </div>
      <div className="shrink-0 xl:order-6">
        <DownloadButtons latestPages={latestPages} />
      </div>
    </div>
  )
})
