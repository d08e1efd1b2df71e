import { ChevronDown, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'

type EntryFieldsetProps = {
  legend: string
  /** What a closed entry shows of itself. */
  title: string
  summary: string
  isOpen: boolean
  /** Without it the entry stays open: the only one of its step. */
  onToggle?: (() => void) | undefined
  /** Without it the entry stays: a step keeps at least one. */
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** One entry of a list step: a line when it is closed, its fields when it is open. */
export function EntryFieldset({ legend, title, summary, isOpen, onToggle, onRemove, children }: EntryFieldsetProps) {
  return (
    <fieldset className="relative min-w-0 rounded-card border border-border bg-surface">
      <legend className="sr-only">{legend}</legend>
      <div className="flex items-center gap-1 py-2 pr-2 pl-4 sm:pl-5">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Edit'} ${legend}: ${title || 'nothing filled in yet'}`}
            onClick={onToggle}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control text-left hover:text-accent"
          >
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{title || legend}</span>
              {!isOpen && summary && (
                // The dates tell jobs of the same name apart: they have a line of their own.
                <span className="grid text-small text-text-3">
                  {summary.split('\n').map((line) => (
                    <span key={line} className="truncate">
                      {line}
                    </span>
                  ))}
                </span>
              )}
            </span>
            <ChevronDown
              className={isOpen ? 'size-5 shrink-0 rotate-180 text-text-3' : 'size-5 shrink-0 text-text-3'}
            />
          </button>
        ) : (
          <span aria-hidden className="flex min-h-10 flex-1 items-center font-medium">
            {legend}
          </span>
        )}
        {onRemove && (
          <Button
            variant="ghost"
            size="small"
            className="px-2 text-text-2"
            aria-label={`Remove ${legend}`}
            onClick={onRemove}
          >
            <Trash2 className="!size-4" />
            <span className="max-sm:hidden">Remove</span>
          </Button>
        )}
      </div>
      {isOpen && <div className="grid grid-cols-1 gap-5 px-4 pt-1 pb-5 sm:px-5">{children}</div>}
    </fieldset>
  )
}
