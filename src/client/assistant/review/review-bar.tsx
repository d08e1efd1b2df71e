import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { countMet } from '#engine/writing/match/describe-match.ts'
import { describeTogether } from './accept-together.ts'
import type { ReviewedChange } from './decide.ts'
import type { OpenReview } from './use-review.ts'

type ReviewBarProps = { review: OpenReview; next?: ReactNode; onTogether: () => void }

export function ReviewBar({ review, next, onTogether }: ReviewBarProps) {
  const { items, together } = review
  const kinds = useId()
  const wanted = countMet(review.proposal.fit?.mustHave ?? [])
  const count = (...decisions: ReviewedChange['decision'][]) =>
    items.filter(({ decision }) => decisions.includes(decision)).length
  const left = count('open')
  const asked = items.filter(({ change, decision }) => decision === 'open' && (change.unsure?.length ?? 0) > 0).length
  const isTouched = count('accepted', 'rejected') > 0
  const isDone = isTouched && left === 0
  const hasBulk = together.length > 1
  const bar = useRef<HTMLDivElement>(null)
  const hasNext = Boolean(next)
  const hadNext = useRef(hasNext)
  // What comes next would open behind the edge of the panel, or under the finger that pressed last.
  useEffect(() => {
    if (hasNext && !hadNext.current) bar.current?.scrollIntoView({ block: 'start' })
    hadNext.current = hasNext
  }, [hasNext])
  return (
    // A strip of the panel from edge to edge: cards end at its line, and no half of one shows beside a smaller card.
    <div
      ref={bar}
      className="z-10 md:sticky md:top-0 md:-mx-4 md:border-border md:border-y md:bg-bg md:px-4 md:[section:first-child>&]:-mt-4 md:[section:first-child>&]:border-t-0"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-3 max-md:rounded-card max-md:border max-md:border-border max-md:bg-surface max-md:px-4">
        <div
          className={cn(
            'flex justify-between gap-x-3 tabular-nums',
            isDone ? 'col-span-2 items-start' : 'flex-wrap items-baseline',
          )}
        >
          <p aria-live="polite" className="min-w-0 font-medium">
            {items.length - left} of {items.length} reviewed
            {isTouched && (
              <>
                <span className="sr-only"> · </span>
                <span className="block font-normal text-small text-text-2">
                  {count('accepted')} accepted · {count('rejected')} rejected
                </span>
              </>
            )}
          </p>
          {/* On a phone the list of them comes after the suggestions. */}
          {wanted.of > 0 && !isDone && (
            <p className="text-small text-text-2 md:hidden">
              {wanted.met} of {wanted.of} must-haves
              {wanted.maybe > 0 && `, perhaps ${wanted.maybe} more`}
            </p>
          )}
          {isDone && <UndoAll onPress={review.reopenAll} />}
        </div>
        {left > 0 && (
          <div className="order-1 col-span-2">
            <Progress label="Suggestions reviewed" value={items.length - left} max={items.length} />
          </div>
        )}
        {asked > 0 && (
          <p className="text-small text-text-2 order-1 col-span-2">
            {asked === 1
              ? 'One needs your yes or no: it uses words that aren’t in your resume.'
              : `${asked} need your yes or no: they use words that aren’t in your resume.`}
          </p>
        )}
        <div className="contents">
          {hasBulk && (
            <Button size="small" variant="outline" aria-describedby={kinds} onClick={onTogether}>
              {together.length === left ? `Accept all ${left}` : `Accept the other ${together.length}`}
            </Button>
          )}
          {/* Never where the other button was: a second press in haste would undo the first. */}
          {isTouched && !isDone && <UndoAll onPress={review.reopenAll} />}
          {hasBulk && (
            <p id={kinds} className={cn('order-1 text-small text-text-2', !isTouched && 'col-span-2')}>
              {describeTogether(together)}
            </p>
          )}
        </div>
        {next && <div className="order-1 col-span-2">{next}</div>}
      </div>
    </div>
  )
}

function UndoAll({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" variant="outline" className="ml-auto shrink-0 order-1 col-start-2" onClick={onPress}>
      Undo all
    </Button>
  )
}
