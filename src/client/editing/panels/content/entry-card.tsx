import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import { DragHandle } from '../sortable/drag-handle.tsx'
import { ItemMenu } from '../sortable/item-menu.tsx'

type EntryCardProps = {
  title: string
  /** What tells a closed entry from its neighbours, e.g. employer and dates, a line each. */
  summary?: string
  /** What the page beside it keeps in view while it is in hand: `experiences.<id>`. */
  path: string
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
  children: ReactNode
}

/** An open entry has a phone's whole screen; between its neighbours its fields would be lost. */
const phoneSheet =
  'max-md:fixed max-md:inset-0 max-md:z-dialog max-md:overflow-y-auto max-md:scroll-pt-24 max-md:overscroll-contain max-md:rounded-none max-md:border-0'
const phoneBar = 'max-md:sticky max-md:top-0 max-md:z-10 max-md:border-border max-md:border-b max-md:bg-surface'

/** An entry of a list: a line when it is closed, its fields when it is open. */
export function EntryCard({ title, summary, path, isOpen, onToggle, onDelete, children }: EntryCardProps) {
  const id = useId()
  return (
    <div
      data-sheet={isOpen || undefined}
      data-entry={path}
      className={cn('@container rounded-card border border-border bg-surface', isOpen && phoneSheet)}
    >
      <div className={cn('flex items-center gap-1 p-1.5', isOpen && phoneBar)}>
        <DragHandle of={title} />
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
            className="flex min-h-12 w-full items-center gap-2 rounded-control px-1.5 py-1 text-left hover:text-accent"
          >
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium text-body">{title}</span>
              {summary?.split('\n').map((line) => (
                <span key={line} className="truncate text-small text-text-3">
                  {line}
                </span>
              ))}
            </span>
            {isOpen && <span className="px-2 font-medium text-accent md:hidden">Done</span>}
            <ChevronDown
              className={cn(
                'size-5 shrink-0 text-text-3 transition-transform duration-200',
                isOpen && 'rotate-180 max-md:hidden',
              )}
            />
          </button>
        </h3>
        <ItemMenu of={title} onDelete={onDelete} />
      </div>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-5 border-border border-t p-4 max-md:border-t-0 max-md:pb-24">
          {children}
        </div>
      )}
    </div>
  )
}

type FieldPairProps = {
  /** An address does not fit half of a narrow panel. */
  isLong?: boolean
  children: ReactNode
}

/** Two short fields side by side where there is room. */
export function FieldPair({ isLong = false, children }: FieldPairProps) {
  const columns = isLong ? '@lg:grid-cols-2 @lg:gap-3' : '@sm:grid-cols-2 @sm:gap-3'
  return <div className={`grid grid-cols-1 items-start gap-5 ${columns}`}>{children}</div>
}
