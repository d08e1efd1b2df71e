import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'

type EntryFieldsetProps = {
  legend: string
  /** Without it the entry stays: a step keeps at least one. */
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** One entry of a list step. */
export function EntryFieldset({ legend, onRemove, children }: EntryFieldsetProps) {
  return (
    <fieldset className="relative min-w-0 rounded-card border border-border bg-surface p-4 sm:p-5">
      <legend className="float-left min-h-8 max-w-[70%] font-medium text-body">{legend}</legend>
      {onRemove && (
        <Button
          variant="ghost"
          size="small"
          className="float-right -mt-1 text-text-2"
          aria-label={`Remove ${legend}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden strokeWidth={1.5} className="!size-4" />
          Remove
        </Button>
      )}
      <div className="clear-both grid grid-cols-1 gap-5 pt-3">{children}</div>
    </fieldset>
  )
}
