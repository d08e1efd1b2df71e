import { ArrowLeft, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { LogoMark } from '#client/app/logo.tsx'
import { isPaidAhead } from '#client/billing/paywall/paid-ahead.ts'
import { useWaiting } from '#client/billing/paywall/use-waiting.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { UndoButtons } from '#client/editing/session/undo-buttons.tsx'
import { DocumentName } from '#client/editing/workspace/document-name.tsx'
import { cn } from '#client/lib/cn.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useResultMoves } from './result-moves.ts'

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
export function ResultBar({ files, isPriced }: ResultBarProps) {
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
