import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { focusCard, focusNextOpen, useKeepFocus } from './card-focus.ts'
import { ChangeButtons, type LineRefresh } from './change-buttons.tsx'
import { ChangeDiff } from './change-diff.tsx'
import { changePlace } from './change-place.ts'
import type { ReviewedChange } from './decide.ts'
import { EditChange } from './edit-change.tsx'
import { SettledChange } from './settled-change.tsx'
import { isEditable } from './steer.ts'
import { UnsureWords } from './unsure-words.tsx'
import type { ReviewActions } from './use-review.ts'

type ChangeCardProps = {
  item: ReviewedChange
  /** What it speaks of. */
  resume: Resume
  /** `3 of 12`. */
  count: string
  actions: ReviewActions
  refresh: LineRefresh
  /** The one to decide next. */
  isCurrent: boolean
  /** The one rejected last: only it is asked why. */
  isAskedWhy: boolean
  /** The resume is tailored to a job. */
  hasJob: boolean
  /** Shows on the page what it speaks of. */
  onShow: (change: Change) => void
}

const kindWords = { replace: 'Reword', order: 'Reorder', drop: 'Leave out', add: 'Add' } as const

/** Nothing stood there that could be reworded. */
const isNew = ({ kind, before }: Change) => kind === 'replace' && before === ''

/** One suggestion: what changes, why, and the person's word on it. */
export function ChangeCard(props: ChangeCardProps) {
  const { item, resume, count, actions, refresh, isCurrent, isAskedWhy, hasJob, onShow } = props
  const { change, decision } = item
  const [isEditing, setIsEditing] = useState(false)
  const title = useId()
  const card = useRef<HTMLElement>(null)
  const isOpen = decision === 'open'
  const isSettled = decision === 'accepted' || decision === 'rejected'
  useKeepFocus(card, `${decision} ${isEditing}`)

  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLTextAreaElement
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'j') focusCard(card.current, 1)
    else if (key === 'k') focusCard(card.current, -1)
    else if (!isOpen) return
    else if (key === 'e' && isEditable(change)) setIsEditing(true)
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
      data-card={change.id}
      data-open={isOpen || undefined}
      onKeyDown={press}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onShow(change)
      }}
      className={cn(
        'grid grid-cols-1 gap-3 rounded-card border bg-surface md:scroll-mt-44',
        isSettled ? 'px-4 py-1' : 'p-4',
        isCurrent ? 'border-accent' : 'border-border',
      )}
    >
      {isSettled ? (
        <SettledChange {...{ item, resume, title, isAskedWhy, hasJob, actions }} />
      ) : (
        <>
          <header className="flex flex-wrap items-baseline justify-between gap-2 text-small">
            <h3 id={title} className="font-semibold">
              {changePlace(resume, change.path)}
            </h3>
            <span className="text-text-3 tabular-nums">
              {isNew(change) ? 'New' : kindWords[change.kind]} · {count}
            </span>
          </header>
          <ChangeDiff change={change} resume={resume} />
          {isOpen && <UnsureWords change={change} />}
          <div className="grid gap-1 text-small text-text-2">
            <p>
              <span className="font-medium">Why:</span> {change.reason}
            </p>
            {change.requirement && (
              <p className="wrap-anywhere">
                <span className="font-medium">The job says:</span> “{change.requirement}”
              </p>
            )}
          </div>
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
            <ChangeButtons
              item={item}
              actions={actions}
              refresh={refresh}
              isCurrent={isCurrent}
              onEdit={() => setIsEditing(true)}
            />
          )}
        </>
      )}
    </article>
  )
}
