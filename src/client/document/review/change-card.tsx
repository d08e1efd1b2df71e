import { Check, Pencil, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { ChangeDiff } from './change-diff.tsx'
import type { ReviewActions, ReviewedChange } from './use-review.ts'

export type ChangeCardProps = {
  item: ReviewedChange
  place: string
  /** `3 of 12`. */
  count: string
  actions: ReviewActions
}

const kindWords = { replace: 'Reword', order: 'Reorder', drop: 'Leave out' } as const

/** One suggestion: what changes, why, and the person's word on it. */
export function ChangeCard({ item: { change, decision }, place, count, actions }: ChangeCardProps) {
  const [isEditing, setIsEditing] = useState(false)
  const title = useId()
  const card = useRef<HTMLElement>(null)
  const isOpen = decision === 'open'
  useKeepFocus(card, `${decision} ${isEditing}`)

  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLTextAreaElement
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !isOpen) return
    const key = event.key.toLowerCase()
    if (key === 'e' && change.kind === 'replace') setIsEditing(true)
    else if (key === 'a' || key === 'r') {
      focusNextOpen(card.current)
      if (key === 'a') actions.accept(change)
      else actions.reject(change)
    } else return
    event.preventDefault()
  }

  return (
    <article
      ref={card}
      aria-labelledby={title}
      tabIndex={-1}
      data-open={isOpen || undefined}
      onKeyDown={press}
      className="grid scroll-mt-64 gap-3 rounded-card border border-border bg-surface p-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-2 text-small">
        <h3 id={title} className="font-semibold">
          {place}
        </h3>
        <span className="flex items-center gap-2 text-text-3 tabular-nums">
          {kindWords[change.kind]} · {count}
        </span>
      </header>
      <ChangeDiff change={change} />
      <p className="text-small text-text-2">
        <span className="font-medium">Why:</span> {change.reason}
      </p>
      {change.requirement && (
        <p className="text-small text-text-2">
          <span className="font-medium">The job says:</span> “{change.requirement}”
        </p>
      )}
      {isEditing ? (
        <EditChange
          text={change.after}
          onCancel={() => setIsEditing(false)}
          onSave={(after) => {
            actions.acceptEdited(change, after)
            setIsEditing(false)
          }}
        />
      ) : (
        <Buttons item={{ change, decision }} actions={actions} onEdit={() => setIsEditing(true)} />
      )}
    </article>
  )
}

function Buttons({
  item: { change, decision },
  actions,
  onEdit,
}: Pick<ChangeCardProps, 'item' | 'actions'> & { onEdit: () => void }) {
  if (decision === 'gone')
    return <p className="text-small text-text-2">You have edited this line since. Nothing is changed here.</p>
  if (decision !== 'open')
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Badge variant={decision === 'accepted' ? 'success' : 'neutral'}>
          {decision === 'accepted' ? 'Accepted' : 'Rejected'}
        </Badge>
        <Button size="small" variant="ghost" onClick={() => actions.reopen(change)}>
          <RotateCcw aria-hidden strokeWidth={1.5} />
          Undo
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-keyshortcuts="a" onClick={() => actions.accept(change)}>
        <Check aria-hidden strokeWidth={1.5} />
        Accept
        <KeyHint name="A" />
      </Button>
      {change.kind === 'replace' && (
        <Button size="small" variant="outline" aria-keyshortcuts="e" onClick={onEdit}>
          <Pencil aria-hidden strokeWidth={1.5} />
          Edit
          <KeyHint name="E" />
        </Button>
      )}
      <Button size="small" variant="outline" aria-keyshortcuts="r" onClick={() => actions.reject(change)}>
        <X aria-hidden strokeWidth={1.5} />
        Reject
        <KeyHint name="R" />
      </Button>
    </div>
  )
}

/** Where there is a keyboard. */
function KeyHint({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="hidden font-sans text-micro opacity-80 lg:inline">
      {name}
    </kbd>
  )
}

/** A decision takes away the button that was pressed; the focus stays in the card instead of being lost. */
function useKeepFocus(card: RefObject<HTMLElement | null>, state: string): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      hadFocus.current = card.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [card])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each new state, whatever it is
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [card, state])
}

function focusNextOpen(card: HTMLElement | null): void {
  const open = [...document.querySelectorAll<HTMLElement>('article[data-open]')]
  const place = card ? open.indexOf(card) : -1
  const next = open[place + 1] ?? open[place - 1]
  next?.focus()
}

function EditChange({
  text,
  onSave,
  onCancel,
}: {
  text: string
  onSave: (text: string) => void
  onCancel: () => void
}) {
  const [words, setWords] = useState(text)
  return (
    <div className="grid gap-3">
      <Field label="In your own words" hint="What you write here is yours; nothing checks it.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={words.trim() === ''} onClick={() => onSave(words)}>
          Accept
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
