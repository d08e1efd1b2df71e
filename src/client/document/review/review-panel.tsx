import { ShieldCheck } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import type { ProposalAnswer } from '#shared/api/assistant.ts'
import { ChangeCard } from './change-card.tsx'
import { changePlace } from './change-place.ts'
import { groupItems, type ReviewGrouping } from './group-items.ts'
import type { OpenReview } from './use-review.ts'

export type ReviewPanelProps = { review: OpenReview; grouping: ReviewGrouping }

/** Every suggestion with the person's word on it, and one bar that counts. */
export function ReviewPanel({ review, grouping }: ReviewPanelProps) {
  const { items, proposal } = review
  const count = (decision: string) => items.filter((item) => item.decision === decision).length
  const left = count('open')
  if (items.length === 0)
    return (
      <section aria-label="Suggestions" className="grid gap-3">
        <p className="rounded-card border border-border bg-surface p-4 text-text-2">
          No suggestion: the resume already says it well.
        </p>
        <DroppedNote dropped={proposal.dropped} />
      </section>
    )
  return (
    <section aria-label="Suggestions" className="grid gap-4">
      <div className="sticky top-16 z-10 grid gap-2 rounded-card border border-border bg-surface p-4">
        <p aria-live="polite" className="font-medium tabular-nums">
          {items.length === 1 ? '1 suggestion' : `${items.length} suggestions`} · {count('accepted')} accepted ·{' '}
          {count('rejected')} rejected · {left} left
        </p>
        <Progress label="Suggestions decided" value={items.length - left} max={items.length} />
        <div className="flex flex-wrap gap-2">
          {review.safeLeft > 0 && (
            <Button size="small" onClick={review.acceptSafe}>
              {acceptWords(review.safeLeft, left)}
            </Button>
          )}
          {left < items.length && (
            <Button size="small" variant="outline" onClick={review.reopenAll}>
              Undo all
            </Button>
          )}
        </div>
        <p className="text-small text-text-3">{writerWords(proposal)}</p>
      </div>
      {groupItems(items, grouping).map(({ title, items: members }) => (
        <div key={title} className="grid gap-3">
          <h2 className="font-semibold text-text-2">{title}</h2>
          {members.map((item) => (
            <ChangeCard
              key={item.change.id}
              item={item}
              place={changePlace(proposal.original, item.change.path)}
              count={`${items.indexOf(item) + 1} of ${items.length}`}
              actions={review}
            />
          ))}
        </div>
      ))}
      <DroppedNote dropped={proposal.dropped} />
    </section>
  )
}

function acceptWords(safe: number, left: number): string {
  if (safe === 1) return left === 1 ? 'Accept it' : 'Accept the safe one'
  return safe === left ? `Accept all ${left}` : `Accept the ${safe} safe ones`
}

function writerWords({ writer }: Pick<ProposalAnswer, 'writer'>): string {
  if (writer === 'offline') return 'Written on this server, without any AI service. You decide.'
  return `Suggested by AI (${writer}), checked against your facts. You decide.`
}

/** What was refused is said, not hidden. */
function DroppedNote({ dropped }: Pick<ProposalAnswer, 'dropped'>) {
  if (dropped.length === 0) return null
  const words =
    dropped.length === 1
      ? '1 suggestion was removed because it changed facts'
      : `${dropped.length} suggestions were removed because they changed facts`
  return (
    <details className="rounded-card border border-border bg-surface p-4 text-small">
      <summary className="cursor-pointer font-medium">
        <ShieldCheck aria-hidden className="mr-1.5 inline size-4 text-success" strokeWidth={1.5} />
        {words}
      </summary>
      <ul className="mt-3 grid gap-3">
        {dropped.map(({ change, detail }) => (
          <li key={change.id} className="grid gap-1">
            <span className="wrap-anywhere text-text-2">“{change.after}”</span>
            <span className="text-text-3">{detail}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
