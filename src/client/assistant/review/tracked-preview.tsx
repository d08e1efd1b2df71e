import { type ReactNode, useId, useMemo, useState } from 'react'
import { OverflowHint } from '#client/editing/overflow-hint.tsx'
import type { DocumentPages } from '#client/editing/use-document-pages.ts'
import type { SizedAtFirst } from '#client/editing/use-size-at-first.ts'
import { cn } from '#client/lib/cn.ts'
import { PreviewPane, type PreviewPaneProps } from '#client/preview/preview-pane.tsx'
import { Label } from '#client/ui/label.tsx'
import { Switch } from '#client/ui/switch.tsx'
import type { Change } from '#engine/edit/change.ts'
import type { ReviewedChange } from './decide.ts'
import { describePageCount, type PageCounts } from './page-count.ts'
import { useAcceptedPages, useTrackedPages } from './use-tracked-pages.ts'

type TrackedPreviewProps = Omit<PreviewPaneProps, 'state' | 'spot' | 'activeMark' | 'actions' | 'hint'> & {
  pages: DocumentPages
  /** The suggestions to mark; without them the page stands as it is. */
  items: readonly ReviewedChange[] | undefined
  /** What the card in focus speaks of; a new object shows it again. */
  focus: { change: Change } | undefined
  /** What was made of its size by itself. */
  sized?: SizedAtFirst | undefined
}

/** The page with the suggestions on it as tracked changes, and the way to see it without them. */
export function TrackedPreview({ pages, items, focus, sized, ...pane }: TrackedPreviewProps) {
  const [isShown, setIsShown] = useState(true)
  const tracked = useTrackedPages(isShown ? items : undefined, pages.template)
  const accepted = useAcceptedPages(items, pages.template)
  const open = (items ?? []).filter(({ decision }) => decision === 'open').map(({ change }) => change)
  const isMarked = tracked !== undefined && open.some(({ id }) => id === focus?.change.id)
  const active = useMemo(() => focus && { changeId: focus.change.id }, [focus])
  // What bears no mark of its own is shown for a moment.
  const spot = useMemo(() => focus && { path: focus.change.path }, [focus])

  return (
    <PreviewPane
      {...pane}
      state={tracked ?? pages}
      activeMark={isMarked ? active : undefined}
      spot={isMarked ? undefined : spot}
      actions={
        open.length > 0 && (
          <>
            {isShown && <Legend changes={open} />}
            <ShowChanges isShown={isShown} onChange={setIsShown} />
          </>
        )
      }
      hint={
        <>
          <PageCount
            marked={tracked?.pages?.pages.length}
            plain={pages.pages?.pages.length}
            accepted={accepted?.pages?.pages.length}
          />
          {!tracked && <OverflowHint pages={pages} sized={sized} />}
        </>
      }
    />
  )
}

function ShowChanges({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <Switch id={id} checked={isShown} onCheckedChange={onChange} />
      <Label htmlFor={id}>
        {/* Beside the legend in one row on a tablet too. */}
        Show changes <span className="max-lg:sr-only">on the page</span>
      </Label>
    </div>
  )
}

/** What the marks mean, as far as there are such marks. */
function Legend({ changes }: { changes: readonly Change[] }) {
  const has = (test: (change: Change) => boolean) => changes.some(test)
  return (
    <p className="mr-auto flex flex-wrap items-center gap-1.5 text-small">
      {has(({ kind, before }) => kind === 'drop' || (kind === 'replace' && before !== '')) && (
        <Sample className="bg-del-bg text-del-text line-through">Removed</Sample>
      )}
      {has(({ kind, unsure }) => (kind === 'replace' || kind === 'add') && !unsure) && (
        <Sample className="bg-add-bg text-add-text underline underline-offset-2">Added</Sample>
      )}
      {has(({ unsure }) => unsure !== undefined) && (
        <Sample className="bg-warning-soft text-warning underline decoration-wavy underline-offset-2">To check</Sample>
      )}
      {has(({ kind }) => kind === 'order') && (
        <Sample className="bg-accent-soft text-accent-soft-text">
          <span aria-hidden>↑↓ </span>Moves
        </Sample>
      )}
    </p>
  )
}

function Sample({ className, children }: { className: string; children: ReactNode }) {
  return <span className={cn('rounded-chip px-1.5 py-0.5', className)}>{children}</span>
}

/** Two versions of a line take more room than either, and what is accepted may need a page more: no surprise in the file. */
function PageCount(counts: PageCounts) {
  const words = describePageCount(counts)
  if (!words) return null
  return <p className="px-2 text-small text-text-2">{words}</p>
}
