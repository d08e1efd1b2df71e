import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyExtra, lazyPage } from '#client/app/lazy-page.tsx'
import { cn } from '#client/lib/cn.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { USUAL_PAGE } from './page-size.ts'
import { PageStack } from './page-stack.tsx'
import type { PageViewProps } from './page-view.tsx'
import { PreviewDock } from './preview-dock.tsx'
import { textWidth } from './text-width.ts'
import { type ActiveMark, useActiveMark } from './use-active-mark.ts'
import { useFollow } from './use-follow.ts'
import { usePageFields } from './use-page-fields.ts'
import { usePageInView } from './use-page-in-view.ts'
import type { PagesState } from './use-pages.ts'
import { usePaper } from './use-paper.ts'
import { type Spot, useSpot } from './use-spot.ts'
import { useZoom, type ZoomChoice } from './use-zoom.ts'

const MoreBelow = lazyExtra(() => import('./more-below.tsx').then((module) => module.MoreBelow))
const TextView = lazyPage(() => import('./text-view.tsx').then((module) => module.TextView))

export type PreviewPaneProps = {
  state: PagesState
  /** For the view as text; without it there is none. */
  resume?: Resume
  /** Called with the field that was clicked, e.g. `experiences.<id>.position`, and the change that is marked there. */
  onPick?: PageViewProps['onPick']
  /** A spot to bring into view and mark for a moment; a new object marks it again. */
  spot?: Spot | undefined
  /** A field, entry or section that stays in view while it changes. */
  follow?: string | undefined
  /** Stands in its place until the page is there. */
  placeholder?: ReactNode
  /** How large the page is until somebody chooses; the whole page unless said. */
  zoom?: ZoomChoice
  /** The change that is marked more strongly than the others. */
  activeMark?: ActiveMark | undefined
  /** Level of the person's name among the page's headings. */
  headingLevel?: number
  label?: string
  /** Buttons over the desk, such as print and download. */
  actions?: ReactNode
  /** A word about the pages, over the dock. */
  hint?: ReactNode
  /** Beside the paper where there is room, else below it. */
  aside?: ReactNode
  /** Further controls beside the dock. */
  dock?: ReactNode
  className?: string
}

/** The desk with the pages as they will be printed. */
export function PreviewPane({
  state,
  resume,
  onPick,
  spot,
  follow,
  placeholder,
  zoom: firstZoom = 'fit',
  activeMark,
  headingLevel = 2,
  label = 'Resume preview',
  actions,
  hint,
  aside,
  dock,
  className,
}: PreviewPaneProps) {
  const desk = useRef<HTMLElement>(null)
  const [isText, setIsText] = useState(false)
  const paper = useMemo(() => state.pages && { ...state.pages, textWidth: textWidth(state.pages) }, [state.pages])
  const zoom = useZoom(desk, paper ?? USUAL_PAGE, firstZoom)
  const count = state.pages?.pages.length ?? 1
  const page = usePageInView(desk, count)
  useSpot(desk, spot)
  usePaper(state.pages)
  useFollow(desk, follow, state.pages)
  useActiveMark(desk, activeMark, isText ? undefined : state.pages, zoom.scale)
  const pick = useLatest(onPick)
  const walk = usePageFields(desk, onPick && pick)
  const keysId = useId()

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = { '+': zoom.zoomIn, '=': zoom.zoomIn, '-': zoom.zoomOut, '0': () => zoom.choose('fit') }[event.key]
    if (!act) return walk(event)
    event.preventDefault()
    act()
  }

  return (
    <div className={cn('@container relative flex min-h-0 min-w-0 flex-col bg-canvas', className)}>
      {actions && (
        <div className="preview-actions flex flex-wrap items-center justify-end gap-2 border-border border-b bg-bg px-4 py-2">
          {actions}
        </div>
      )}
      <section
        ref={desk}
        aria-label={label}
        aria-describedby={onPick && keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable for those without a mouse
        tabIndex={0}
        onKeyDown={press}
        className={cn(
          'flex min-h-0 flex-1 flex-col overflow-auto px-4 py-3 sm:py-6 lg:px-8',
          zoom.isStrip && 'overflow-x-hidden',
        )}
      >
        {isText && resume ? (
          <Suspense>
            <TextView resume={resume} />
          </Suspense>
        ) : (
          <PageStack
            state={state}
            scale={zoom.scale}
            isCropped={zoom.isStrip}
            headingLevel={headingLevel}
            onPick={onPick && pick}
            placeholder={placeholder}
          />
        )}
        {!isText && aside && (
          <div
            className={cn(
              'preview-aside pt-4',
              zoom.choice === 'fit' && '@4xl:absolute @4xl:top-6 @4xl:right-4 @4xl:pt-0',
            )}
          >
            {aside}
          </div>
        )}
      </section>
      {zoom.choice === 'width' && (
        <Suspense>
          <MoreBelow desk={desk} drawn={state.pages} />
        </Suspense>
      )}
      {onPick && (
        <p id={keysId} hidden>
          Press Enter to go through its fields with the arrow keys.
        </p>
      )}
      <div className="preview-foot flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-2 border-border border-t bg-bg px-2 py-1">
        {!isText && hint}
        <PreviewDock zoom={zoom} page={page} count={count} isText={isText} onText={resume && setIsText} />
        {dock}
      </div>
    </div>
  )
}

type Pick = NonNullable<PageViewProps['onPick']>

/** Always the same function: a new one would repaint pages that have not changed. */
function useLatest(onPick: Pick | undefined): Pick {
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })
  return useCallback((...picked) => latest.current?.(...picked), [])
}
