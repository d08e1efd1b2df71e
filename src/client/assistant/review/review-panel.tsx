import { type ReactNode, useState } from 'react'
import { Key } from '#client/editing/keys/key.tsx'
import type { Change } from '#engine/edit/change.ts'
import type { LineRefresh } from './change-buttons.tsx'
import { ChangeCard } from './change-card.tsx'
import type { ReviewedChange } from './decide.ts'
import { DroppedNote } from './dropped-note.tsx'
import { countDown, groupItems, type ReviewGrouping } from './group-items.ts'
import { ReviewBar } from './review-bar.tsx'
import { SetAside } from './set-aside.tsx'
import { isSameChange } from './steer.ts'
import type { OpenReview } from './use-review.ts'

type ReviewPanelProps = {
  review: OpenReview
  grouping: ReviewGrouping
  refresh: LineRefresh
  /** The one to decide next. */
  current: Change | undefined
  onShow: (change: Change) => void
  /** What comes after the last one. */
  next?: ReactNode
}

/** Every suggestion with the person's word on it, and one bar that counts. */
export function ReviewPanel({ review, grouping, refresh, current, onShow, next }: ReviewPanelProps) {
  const { items, proposal } = review
  const [isTogether, setIsTogether] = useState(false)
  if (items.length === 0)
    return (
      <section aria-label="Suggestions" className="grid gap-3">
        <div className="grid gap-3 rounded-card border border-border bg-surface p-4 text-text-2">
          <p>
            {proposal.questions.length > 0
              ? 'We found no wording to change. Your answers below can strengthen it.'
              : 'We found no wording to change.'}
          </p>
          {next}
        </div>
        <DroppedNote proposal={proposal} />
      </section>
    )
  const shown = items.filter(({ decision }) => decision !== 'aside')
  const aside = items.filter(({ decision }) => decision === 'aside')
  const groups = groupItems(shown, grouping)
  const countOf = countDown(groups, aside)
  const lastRefused = review.refusals.at(-1)?.change
  const toCard = (item: ReviewedChange) => (
    <ChangeCard
      key={item.change.id}
      item={item}
      resume={proposal.original}
      count={countOf(item)}
      actions={review}
      refresh={refresh}
      isCurrent={item.change.id === current?.id}
      isAskedWhy={lastRefused !== undefined && isSameChange(lastRefused, item.change)}
      hasJob={review.request.jobDescription !== undefined}
      onShow={onShow}
    />
  )
  const cards = groups.map(({ title, items: members }) => (
    <div key={title} className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold text-text-2">{title}</h2>
      {members.map(toCard)}
    </div>
  ))
  return (
    <section aria-label="Suggestions" className="grid grid-cols-1 gap-4">
      <ReviewBar
        review={review}
        next={next}
        onTogether={() => {
          setIsTogether(true)
          review.acceptTogether()
        }}
      />
      {isTogether && items.every(({ decision }) => decision !== 'open') ? (
        // Whoever took all at once goes on with what only they know, right below; each can still be undone.
        <details>
          <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent text-small touch:py-3">
            See each of the {shown.length} suggestions
          </summary>
          <div className="mt-3 grid grid-cols-1 gap-4">{cards}</div>
        </details>
      ) : (
        cards
      )}
      <SetAside items={aside} toCard={toCard} />
      {current && shown.length > 1 && (
        <p className="hidden items-center gap-1.5 text-small text-text-3 lg:flex">
          <Key name="J" /> next <Key name="K" /> previous
        </p>
      )}
      <DroppedNote proposal={proposal} />
    </section>
  )
}
