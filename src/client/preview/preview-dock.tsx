import { Maximize2, Minus, Plus, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import type { Zoom } from './use-zoom.ts'

type PreviewDockProps = {
  zoom: Zoom
  page: number
  count: number
  isText: boolean
  /** Without it there is no view as text. */
  onText: ((isText: boolean) => void) | undefined
}

/** The small bar below the desk: zoom, which page, and the page as plain text. */
export function PreviewDock({ zoom, page, count, isText, onText }: PreviewDockProps) {
  return (
    <div role="toolbar" aria-label="Preview" className="relative flex max-w-full items-center gap-0.5 overflow-x-auto">
      {!isText && (
        <>
          <DockButton label="Zoom out" onClick={zoom.zoomOut}>
            <Minus />
          </DockButton>
          <Button
            variant="ghost"
            size="small"
            className="min-w-16 px-1 tabular-nums @max-[26rem]:hidden"
            aria-label={`Zoom ${percent(zoom.scale)}, set to 100%`}
            aria-pressed={zoom.choice === 1}
            onClick={() => zoom.choose(1)}
          >
            {percent(zoom.scale)}
          </Button>
          <DockButton label="Zoom in" onClick={zoom.zoomIn}>
            <Plus />
          </DockButton>
          <Button
            variant="ghost"
            size="small"
            className={cn('px-2', zoom.choice === 'fit' && 'text-accent')}
            aria-pressed={zoom.choice === 'fit'}
            onClick={() => zoom.choose('fit')}
          >
            <Maximize2 className="!size-4" />
            Fit
          </Button>
          <span className="whitespace-nowrap px-2 text-small text-text-2 tabular-nums @max-[34rem]:sr-only">
            Page {page} of {count}
          </span>
        </>
      )}
      {onText && (
        <Button
          variant="ghost"
          size="small"
          className={cn('whitespace-nowrap px-2', isText && 'text-accent')}
          onClick={() => onText(!isText)}
        >
          <TextQuote className="!size-4" />
          {/* Alone in the bar it is the way back, and an icon doesn't say so. */}
          <span className={cn(!isText && '@max-[34rem]:sr-only')}>{isText ? 'Back to the page' : 'Read as text'}</span>
        </Button>
      )}
    </div>
  )
}

function DockButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <IconTooltip label={label}>
      <Button variant="ghost" size="small" className="px-2" onClick={onClick}>
        {children}
      </Button>
    </IconTooltip>
  )
}

function percent(scale: number | undefined): string {
  return `${Math.round((scale ?? 1) * 100)}%`
}
