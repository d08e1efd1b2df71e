import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Monitor, Printer, Smartphone, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { usePrint } from '#client/exports/print/use-print.ts'
import { cn } from '#client/lib/cn.ts'
import { PIXELS_PER_POINT, USUAL_PAGE } from '#client/preview/page-size.ts'
import { PageView } from '#client/preview/page-view.tsx'
import { type LaidOut, usePages } from '#client/preview/use-pages.ts'
import { useZoom } from '#client/preview/use-zoom.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/dialog.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { atsWords } from '../ats-words.ts'
import { editAddress } from '../edit-address.ts'
import type { TemplateColors } from '../template-colors.ts'
import { sampleQuery, templateQuery } from '../template-queries.ts'
import { ColorDots } from '../thumbnails/color-dots.tsx'
import { TemplateThumbnail } from '../thumbnails/template-thumbnail.tsx'
import { PreviewDownload } from './preview-download.tsx'
import { useDrawable } from './use-drawable.ts'

const devices = [
  {
    value: 'desktop',
    label: (
      <>
        <Monitor />
        Desktop
      </>
    ),
  },
  {
    value: 'mobile',
    label: (
      <>
        <Smartphone />
        Mobile
      </>
    ),
  },
] as const

export type TemplatePreviewDialogProps = {
  /** The templates one can leaf through, in their order. */
  templates: readonly { id: number; name: string }[]
  /** The one shown. */
  openId: number
  onOpen: (id: number | undefined) => void
  /** Shown instead of the template's own sample. */
  resume?: Resume | undefined
  /** The colours the shown one is looked at in; its own where none are chosen. */
  colors?: TemplateColors | undefined
  onColors?: (id: number, colors: TemplateColors | undefined) => void
}

/** Three buttons in a row must fit a phone. */
const compact = 'max-sm:px-3 max-sm:text-small max-sm:[&>svg:first-child]:hidden'
const noStyle = {}
const nobody = emptyResume('')

export function TemplatePreviewDialog(props: TemplatePreviewDialogProps) {
  const { templates, openId, onOpen, resume, colors, onColors } = props
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop')
  const [isLarge, setIsLarge] = useState(false)
  const desk = useRef<HTMLElement>(null)
  const template = useQuery(templateQuery(openId))
  const sample = useQuery({ ...sampleQuery(openId), enabled: resume === undefined })
  const shown = resume ?? sample.data
  const style = colors ?? noStyle
  const state = usePages({ resume: shown ?? nobody, style }, shown && template.data)
  // While the next template loads, the pages of the one before must not be under its name.
  const ready = state.status === 'ready' ? state : undefined
  const hasFailed = template.isError || (sample.isError && resume === undefined)

  const index = templates.findIndex(({ id }) => id === openId)
  const name = templates[index]?.name ?? template.data?.name ?? ''

  const leaf = (step: number) => {
    const next = templates[(index + step + templates.length) % templates.length]
    if (!next) return
    onOpen(next.id)
    desk.current?.scrollTo({ top: 0 })
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // The choice of the device and the menu use the arrows themselves.
    if (event.target instanceof Element && event.target.closest('input, [role=menu]')) return
    event.preventDefault()
    leaf(step)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onOpen(undefined)}>
      <DialogContent
        onKeyDown={press}
        // On the first button of a phone the focus would open its tooltip over the title.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          desk.current?.focus()
        }}
        className="flex h-[90vh] max-h-[900px] max-w-5xl flex-col gap-0 overflow-hidden p-0 max-sm:-m-4 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:rounded-none max-sm:border-0"
      >
        <div className="grid px-4 pt-4 pr-14 sm:gap-1 sm:px-6 sm:pt-5">
          <div className="flex flex-wrap items-center gap-x-4">
            <DialogTitle>{name} Preview</DialogTitle>
            {templates.length > 1 && <Leaf leaf={leaf} place={`${index + 1} of ${templates.length}`} />}
          </div>
          <div className="flex flex-wrap gap-x-4">
            <DialogDescription className="max-sm:text-micro">
              {resume ? 'See your resume in this template' : 'View how this template will look with sample content'}
            </DialogDescription>
            {template.data?.atsGrade && <AtsNote grade={template.data.atsGrade} />}
          </div>
        </div>
        {/* A phone is narrower than what the switch narrows to, and has what to do next under the thumb. */}
        <div className="max-sm:contents sm:flex sm:flex-wrap sm:items-center sm:gap-2 sm:border-border sm:border-b sm:px-6 sm:py-3">
          <div className="max-sm:flex max-sm:min-h-12 max-sm:items-center max-sm:justify-between max-sm:border-border max-sm:border-b max-sm:px-2 max-sm:py-1 sm:contents">
            <Segmented
              label="Width of the preview"
              options={devices}
              value={device}
              onChange={setDevice}
              className="max-[30rem]:hidden"
            />
            <Button variant="ghost" className="px-2 text-small max-sm:hidden" onClick={() => setIsLarge(!isLarge)}>
              {isLarge ? <ZoomOut /> : <ZoomIn />}
              {isLarge ? 'Whole page' : 'Larger'}
            </Button>
            {onColors && template.data && (
              <ColorDots
                label={`Color of ${name}`}
                own={template.data.style}
                value={colors}
                onChange={(next) => onColors(openId, next)}
                className="max-sm:order-first"
              />
            )}
          </div>
          <div className="flex gap-2 max-sm:order-last max-sm:border-border max-sm:border-t max-sm:p-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:ml-auto sm:flex-wrap">
            <PrintButton pages={ready} />
            <PreviewDownload
              getDocument={() => shown && { resume: shown, templateId: openId, style }}
              isReady={shown !== undefined}
              className={compact}
            />
            <AppLink to={editAddress(openId, colors)} className={buttonStyle({ className: 'max-sm:grow' })}>
              Customize
            </AppLink>
          </div>
        </div>
        <section
          ref={desk}
          aria-label={`Pages of ${name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable for those without a mouse
          tabIndex={0}
          className="-outline-offset-2 min-h-0 grow overflow-y-auto bg-canvas p-4 sm:px-6 sm:py-4"
        >
          {hasFailed ? (
            <div className="grid justify-items-start gap-4">
              <Alert>The template could not be loaded.</Alert>
              <Button variant="outline" onClick={() => void Promise.all([template.refetch(), sample.refetch()])}>
                Try again
              </Button>
            </div>
          ) : (
            <PreviewSheets
              key={openId}
              pages={ready}
              isMobile={device === 'mobile'}
              isLarge={isLarge}
              until={resume ? undefined : <TemplateThumbnail template={{ id: openId, name }} isDecorative />}
            />
          )}
        </section>
      </DialogContent>
    </Dialog>
  )
}

/** Here one decides, and hiring software may read the page first. */
function AtsNote({ grade }: { grade: keyof typeof atsWords }) {
  const { short, more } = atsWords[grade]
  return (
    <p className="text-small text-text-3 max-sm:text-micro">
      ATS <span className="sr-only">grade </span>
      {grade}: {short}
      {more}
    </p>
  )
}

function Leaf({ leaf, place }: { leaf: (step: number) => void; place: string }) {
  return (
    <div className="-my-1.5 flex items-center">
      <IconTooltip label="Previous template">
        <Button variant="ghost" size="icon" onClick={() => leaf(-1)}>
          <ChevronLeft />
        </Button>
      </IconTooltip>
      <span className="text-small text-text-2 tabular-nums">{place}</span>
      <IconTooltip label="Next template">
        <Button variant="ghost" size="icon" onClick={() => leaf(1)}>
          <ChevronRight />
        </Button>
      </IconTooltip>
    </div>
  )
}

function PrintButton({ pages }: { pages: LaidOut | undefined }) {
  const print = usePrint()
  return (
    <Button
      variant="outline"
      aria-disabled={!pages}
      className={compact}
      onClick={() => {
        if (pages) print(pages.pages, pages.fonts)
      }}
    >
      <Printer />
      Print
    </Button>
  )
}

type PreviewSheetsProps = {
  pages: LaidOut | undefined
  isMobile: boolean
  /** As wide as there is room for, and not whole. */
  isLarge: boolean
  /** Stands for the first page while it is drawn. */
  until: ReactNode
}

function PreviewSheets({ pages: laidOut, isMobile, isLarge, until }: PreviewSheetsProps) {
  const room = useRef<HTMLDivElement>(null)
  const pages = useDrawable(laidOut)
  const { scale } = useZoom(room, pages?.pages ?? USUAL_PAGE, isLarge ? 'width' : 'fit')
  const zoom = scale && Math.min(1, scale)
  const [hasPicture, setHasPicture] = useState(false)
  return (
    <div ref={room} className={cn('mx-auto h-full', isMobile && 'max-w-[480px]')}>
      {pages && zoom ? (
        <div className="grid justify-items-center gap-6 pb-4 sm:pb-6">
          {pages.pages.pages.map((_, index) => (
            <PageView
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              pages={pages.pages}
              index={index}
              fonts={pages.fonts}
              zoom={zoom}
              headingLevel={3}
            />
          ))}
        </div>
      ) : (
        <div
          className="mx-auto grid min-h-64 place-items-center text-text-2"
          style={{ width: USUAL_PAGE.width * PIXELS_PER_POINT * (zoom ?? 1), maxWidth: '100%' }}
        >
          <div className="contents" onLoadCapture={() => setHasPicture(true)}>
            {until}
          </div>
          <p
            role="status"
            className={cn(
              'flex items-center gap-3',
              // At the foot of the desk: higher up it would lie across the name.
              until && 'sticky bottom-0 -mt-9 rounded-control bg-surface px-4 py-2 text-small shadow-menu',
              // It would only cover what is already to be seen.
              until && hasPicture && 'sr-only',
            )}
          >
            <Spinner />
            Loading preview...
          </p>
        </div>
      )}
    </div>
  )
}
