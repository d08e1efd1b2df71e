import { Check, Pencil, RefreshCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import type { ReviewedChange } from './decide.ts'
import { isEditable } from './steer.ts'
import type { ReviewActions } from './use-review.ts'

/** The way to new suggestions for lines that were edited since. */
export type LineRefresh = { isBusy: boolean; run: () => void }

type ChangeButtonsProps = {
  item: ReviewedChange
  actions: ReviewActions
  refresh: LineRefresh
  /** The one to decide next: its Accept is the one filled button of the screen. */
  isCurrent: boolean
  onEdit: () => void
}

/** What can be done with a suggestion that isn’t settled. */
export function ChangeButtons({ item, actions, refresh, isCurrent, onEdit }: ChangeButtonsProps) {
  const { change, decision } = item
  if (decision === 'gone')
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-small text-text-2">You edited this line.</p>
        <Button size="small" variant="outline" disabled={refresh.isBusy} onClick={refresh.run}>
          <RefreshCw />
          {refresh.isBusy ? 'Processing...' : 'Refresh'}
        </Button>
      </div>
    )
  if (decision === 'aside')
    return (
      <Button size="small" variant="outline" className="justify-self-start" onClick={() => actions.accept(change)}>
        <Check />
        Accept anyway
      </Button>
    )
  const isAsked = (change.unsure?.length ?? 0) > 0
  return (
    // On a phone they stay over the tabs at its foot while a long suggestion is read.
    <div
      className={cn(
        'flex flex-wrap items-center gap-2',
        isCurrent &&
          'max-md:sticky max-md:bottom-[calc(3.125rem+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:-mb-4 max-md:rounded-b-card max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-4',
      )}
    >
      <KeyButton
        name="A"
        isShown={isCurrent}
        variant={isCurrent ? 'filled' : 'outline'}
        onClick={() => actions.accept(change)}
      >
        <Check />
        {isAsked ? 'Yes, accept' : 'Accept'}
      </KeyButton>
      {isEditable(change) && (
        <KeyButton name="E" isShown={isCurrent} variant="outline" onClick={onEdit}>
          <Pencil />
          Edit
        </KeyButton>
      )}
      <KeyButton name="R" isShown={isCurrent} variant="outline" onClick={() => actions.reject(change)}>
        <X />
        {isAsked ? 'No, leave it out' : 'Reject'}
      </KeyButton>
    </div>
  )
}

type KeyButtonProps = Pick<ButtonProps, 'variant' | 'onClick'> & { name: string; isShown: boolean; children: ReactNode }

/** With its shortcut key in the place of its sign where the key would act on this suggestion; a button that grew under the
    pointer was missed. */
function KeyButton({ name, isShown, children, ...props }: KeyButtonProps) {
  return (
    <Button
      size="small"
      aria-keyshortcuts={isShown ? name.toLowerCase() : undefined}
      className={cn('md:max-lg:[&_svg]:hidden', isShown && 'lg:[&_svg]:hidden')}
      {...props}
    >
      {children}
      <kbd
        aria-hidden
        className={cn(
          'hidden min-w-5 rounded-chip border border-current/40 px-1 text-center font-sans text-micro',
          isShown && 'lg:inline-block',
        )}
      >
        {name}
      </kbd>
    </Button>
  )
}
