import { ArrowLeft, Download, Mail } from 'lucide-react'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { LogoMark } from '#client/app/logo.tsx'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import { ButtonPrice, PriceTag } from '#client/billing/paywall/price-tag.tsx'
import { usePrice } from '#client/billing/paywall/use-price.ts'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { FurtherFiles } from '#client/editing/download-menu.tsx'
import { OverflowHint } from '#client/editing/overflow-hint.tsx'
import { pathInHand } from '#client/editing/panels/content/content-focus.ts'
import { DocumentContent } from '#client/editing/panels/content/document-content.tsx'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { UndoButtons } from '#client/editing/session/undo-buttons.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useFillAtFirst } from '#client/editing/use-fill-at-first.ts'
import { DocumentName } from '#client/editing/workspace/document-name.tsx'
import type { ServerFormat } from '#client/exports/download-resume.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { WaitingResume } from '#client/exports/waiting-document.tsx'
import { cn } from '#client/lib/cn.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useWizardPages, type WizardPages } from '../use-wizard-pages.ts'
import { DesignTab } from './design-tab.tsx'
import { useResultMoves } from './result-moves.ts'
import { ResumeFiles } from './resume-files.tsx'
import { ResumePreview } from './resume-preview.tsx'
import '#client/editing/workspace/workspace.css'

/** The finished resume, to edit, style and read. */
export function ResultView() {
  const { store } = useDocumentSession()
  const [tab, setTab] = useState('preview')
  const [picked, setPicked] = useState<string | undefined>(undefined)
  const [written, setWritten] = useState<string | undefined>(undefined)
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const pages = useWizardPages()
  const shrink = useFillAtFirst(pages)
  const price = usePrice({ type: 'resume', documentId: pages.resume.id })
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)

  const pick = (path: string) => {
    setPicked(path)
    setTab('content')
  }

  const visit = ({ target }: FocusEvent) => {
    const path = pathInHand(target)
    if (path) setWritten(path)
  }

  const downloadPdf = (
    <Button
      size="small"
      aria-busy={busy === 'pdf'}
      aria-disabled={busy === 'pdf'}
      aria-description={price}
      onClick={() => {
        if (busy !== 'pdf') void fromServer(store.getState().document, 'pdf')
      }}
    >
      {busy === 'pdf' ? <Spinner /> : <Download />}
      Download PDF
      <ButtonPrice price={price} />
    </Button>
  )

  const files = {
    primary: downloadPdf,
    price: <PriceTag type="resume" documentId={pages.resume.id} />,
    moreFiles: <FurtherFiles getDocument={() => store.getState().document} />,
    onDownload: (format: ServerFormat) => void fromServer(store.getState().document, format),
  }

  return (
    <Tabs value={tab} onValueChange={setTab} className="workspace wizard-result flex min-h-0 flex-col">
      <ResultBar
        files={tab !== 'preview' && <ResumeFiles state={pages.state} {...files} />}
        isPriced={price !== undefined}
      />
      <div className="shrink-0 border-border border-b px-3 py-2 empty:hidden">
        <WaitingResume isBesideDownloads />
      </div>
      <TabsContent value="content" tabIndex={-1} className={panelStyle} onFocus={visit}>
        <BesidePage pages={pages} onPick={pick} follow={written} isStrip>
          <DocumentContent focusPath={picked} onFocused={() => setPicked(undefined)} />
        </BesidePage>
      </TabsContent>
      <TabsContent value="design" tabIndex={-1} className={panelStyle}>
        <BesidePage pages={pages} onPick={pick}>
          <DesignTab template={pages.template} />
        </BesidePage>
      </TabsContent>
      <TabsContent value="preview" tabIndex={-1} data-page="alone" className={panelStyle}>
        <ResumePreview
          resume={pages.resume}
          templateId={templateId}
          template={pages.template}
          customStyle={style}
          hint={<OverflowHint pages={{ ...pages.state, template: pages.template }} onShrink={shrink} />}
          {...files}
          onPick={pick}
          className="min-h-0 grow max-sm:mb-14"
        />
      </TabsContent>
    </Tabs>
  )
}

const panelStyle = 'min-h-0 grow pt-0 data-[state=active]:flex max-md:flex-col'

type ResultBarProps = {
  /** The preview has its own, which lie over the same place. */
  files: ReactNode
  /** Then they are wider. */
  isPriced: boolean
}

/** The room the preview's own buttons take in the bar. */
const previewFiles = {
  priced: 'max-sm:pl-71 @7xl:mr-77 @min-[85.375rem]:mr-88',
  paid: 'max-sm:pl-57 @7xl:mr-61 @min-[85.375rem]:mr-72',
}

/** The ways back, where one is, the tabs, undo and the files, in one bar. */
function ResultBar({ files, isPriced }: ResultBarProps) {
  const { hasMoved, onBack } = useResultMoves()
  const heading = useHeadingFocus(hasMoved)
  // One that is paid for is offered where the payment is told.
  const isLetterOffered = useWaiting('resume').waiting !== undefined && isPaidAhead('coverLetter')
  return (
    // By the letters it has room for, not by the window: with large letters one row would be wider than the screen.
    <div data-chrome="" className="shrink-0 border-border border-b sm:@container">
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 px-2 max-sm:pt-2 md:px-3 @max-7xl:pt-2 @7xl:grid @7xl:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="flex min-w-0 flex-1 items-center gap-x-1">
          <IconTooltip label="Back to Home" side="bottom">
            <AppLink to="/" className={buttonStyle({ variant: 'ghost', size: 'small', className: 'px-2' })}>
              <LogoMark className="!size-7" />
            </AppLink>
          </IconTooltip>
          <IconTooltip label="Back to Builder" side="bottom">
            <Button variant="ghost" size="small" className="px-2" onClick={onBack}>
              <ArrowLeft />
              <span className="max-2xl:sr-only">Back to Builder</span>
            </Button>
          </IconTooltip>
          <div className="min-w-0 flex-1">
            <h1 ref={heading} tabIndex={-1} className="sr-only">
              Your resume
            </h1>
            <DocumentName />
            <div className="px-2 text-micro leading-tight [&_*]:text-micro">
              <SaveStateLabel />
            </div>
          </div>
        </div>
        <TabsList
          aria-label="Your resume"
          className="shadow-none max-sm:order-last max-sm:basis-full max-sm:gap-0 @max-7xl:order-last @max-7xl:basis-full max-sm:*:px-2 max-sm:*:after:inset-x-2"
        >
          <TabsTrigger value="content">Edit Content</TabsTrigger>
          <TabsTrigger value="design">Customize Design</TabsTrigger>
          <TabsTrigger value="preview">Preview Resume</TabsTrigger>
        </TabsList>
        <div className="flex items-center justify-end gap-x-2">
          <div className="flex shrink-0">
            <UndoButtons />
          </div>
          {/* On a phone within reach of the thumb. */}
          <div
            className={cn(
              'flex items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:min-h-[calc(3.5rem+env(safe-area-inset-bottom))] max-sm:flex-row-reverse max-sm:gap-3.5 max-sm:bg-bg max-sm:px-2 max-sm:pb-[env(safe-area-inset-bottom)] max-sm:shadow-[inset_0_1px_0_var(--border)] max-sm:*:first:grow',
              !files && (isPriced ? previewFiles.priced : previewFiles.paid),
            )}
          >
            {!isLetterOffered && <WriteLetter isPriced={isPriced} />}
            {files && <div className="result-files flex items-center gap-2">{files}</div>}
          </div>
        </div>
      </div>
    </div>
  )
}

function WriteLetter({ isPriced }: Pick<ResultBarProps, 'isPriced'>) {
  const documentId = useDocument((document) => document.id)
  return (
    <AppLink
      to={`/cover-letter?resume=${documentId}`}
      className={buttonStyle({
        variant: 'outline',
        size: 'small',
        className: 'whitespace-nowrap max-sm:gap-1 max-sm:px-2',
      })}
    >
      {/* On a phone the words would push the download off the screen, and `Letter` alone is a paper size. */}
      <Mail className={cn('!size-4', isPriced ? 'sm:hidden' : 'min-[23.5rem]:hidden')} />
      <span className="max-[23.5rem]:sr-only">
        <span className={cn(isPriced && 'max-sm:sr-only')}>Write a </span>
        <span className={cn('inline-block', isPriced && 'max-sm:first-letter:uppercase')}>letter</span>
      </span>
    </AppLink>
  )
}

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
function BesidePage({ pages, onPick, follow, isStrip = false, children }: BesidePageProps) {
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
