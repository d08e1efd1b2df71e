import { ArrowLeft, Download, House } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { DownloadMenu } from '#client/editing/download-menu.tsx'
import { DocumentContent } from '#client/editing/panels/content/document-content.tsx'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { UndoButtons } from '#client/editing/session/undo-buttons.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useWizardPages, type WizardPages } from '../use-wizard-pages.ts'
import { DesignTab } from './design-tab.tsx'
import { useResultMoves } from './result-moves.ts'
import { ResumePreview } from './resume-preview.tsx'

/** What came of the steps: the resume to edit, to style and to read. */
export function ResultView() {
  const { hasMoved, onBack } = useResultMoves()
  const { store } = useDocumentSession()
  const [tab, setTab] = useState('preview')
  const [picked, setPicked] = useState<string | undefined>(undefined)
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const pages = useWizardPages()
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)
  const documentId = useDocument((document) => document.id)
  const heading = useHeadingFocus(hasMoved)

  const pick = (path: string) => {
    setPicked(path)
    setTab('content')
  }

  return (
    <div className="wrap-app grid grow grid-cols-1 content-start gap-6 py-6 md:py-8">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost" size="small" className="-ml-3" onClick={onBack}>
            <ArrowLeft aria-hidden strokeWidth={1.5} />
            Back to Builder
          </Button>
          <AppLink to="/" className={buttonStyle({ variant: 'ghost', size: 'small' })}>
            <House aria-hidden strokeWidth={1.5} />
            Back to Home
          </AppLink>
          <SaveStateLabel />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 ref={heading} tabIndex={-1} className="font-display text-display-2">
            Your resume is ready
          </h1>
          <PriceNote className="order-last basis-full" />
          <div className="flex flex-wrap gap-2">
            <Button
              aria-busy={busy === 'pdf'}
              aria-disabled={busy === 'pdf'}
              onClick={() => {
                if (busy !== 'pdf') void fromServer(store.getState().document, 'pdf')
              }}
            >
              {busy === 'pdf' ? <Spinner /> : <Download aria-hidden strokeWidth={1.5} />}
              Download PDF
            </Button>
            <AppLink to={`/cover-letter?resume=${documentId}`} className={buttonStyle({ variant: 'outline' })}>
              Write a letter
            </AppLink>
            <DownloadMenu getDocument={() => store.getState().document} />
          </div>
        </div>
      </header>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Your resume">
          <TabsTrigger value="content">Edit Content</TabsTrigger>
          <TabsTrigger value="design">Customize Design</TabsTrigger>
          <TabsTrigger value="preview">Preview Resume</TabsTrigger>
        </TabsList>
        <TabsContent value="content">
          <BesidePage pages={pages} onPick={pick}>
            <DocumentContent focusPath={picked} onFocused={() => setPicked(undefined)} />
          </BesidePage>
        </TabsContent>
        <TabsContent value="design">
          <BesidePage pages={pages} onPick={pick}>
            <DesignTab template={pages.template} />
          </BesidePage>
        </TabsContent>
        <TabsContent value="preview">
          <ResumePreview
            resume={pages.resume}
            templateId={templateId}
            template={pages.template}
            customStyle={style}
            onDownload={(format) => void fromServer(store.getState().document, format)}
            onPick={pick}
            dock={<UndoButtons />}
            className="h-[calc(100dvh-6rem)] min-h-120 overflow-hidden rounded-card border border-border"
          />
        </TabsContent>
      </Tabs>
    </div>
  )
}

type BesidePageProps = { pages: WizardPages; onPick: (path: string) => void; children: ReactNode }

/** A panel with the page at its side where there is room. */
function BesidePage({ pages, onPick, children }: BesidePageProps) {
  const isWide = useIsWide()
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(20rem,1fr)]">
      <div className="min-w-0">{children}</div>
      {isWide && (
        <PreviewPane
          state={pages.state}
          resume={pages.resume}
          onPick={onPick}
          dock={<UndoButtons />}
          className="sticky top-20 h-[calc(100dvh-6rem)] overflow-hidden rounded-card border border-border"
        />
      )}
    </div>
  )
}
