import { Check, RotateCcw, X } from 'lucide-react'
import { cn } from '#client/lib/cn.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { RefusalWhy } from '#shared/api/assistant.ts'
import { ChangeDiff } from './change-diff.tsx'
import { changePlace } from './change-place.ts'
import type { ReviewedChange } from './decide.ts'
import { movedSections } from './order-words.ts'
import { canSayWhy, whysFor, whyWords } from './steer.ts'
import type { ReviewActions } from './use-review.ts'

type SettledChangeProps = {
  item: ReviewedChange
  resume: Resume
  /** The id of what names it. */
  title: string
  isAskedWhy: boolean
  /** The resume is tailored to a job. */
  hasJob: boolean
  actions: Pick<ReviewActions, 'reopen' | 'sayWhy'>
}

/** A decided suggestion as one line, out of the way of what is still to do; its words unfold. */
export function SettledChange({ item, resume, title, isAskedWhy, hasJob, actions }: SettledChangeProps) {
  const { change, decision, why } = item
  const isAccepted = decision === 'accepted'
  const Icon = isAccepted ? Check : X
  const place = changePlace(resume, change.path)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-start gap-2">
        <details className="min-w-0 grow">
          <summary className="flex min-h-8 list-none items-center gap-2 rounded-chip text-small touch:min-h-11 [&::-webkit-details-marker]:hidden">
            <Icon strokeWidth={2} className={cn('size-4 shrink-0', isAccepted ? 'text-success' : 'text-text-3')} />
            <h3 id={title} className="sr-only">
              {place}
            </h3>
            <span className="sr-only">{isAccepted ? 'Accepted' : 'Rejected'}</span>
            <span className={cn('truncate', isAccepted ? 'text-text' : 'text-text-2')}>
              {wordsOf(change, { place, resume })}
            </span>
          </summary>
          <div className="grid gap-2 pt-1 pb-3">
            <ChangeDiff change={change} resume={resume} />
            <p className="text-small text-text-2">
              <span className="font-medium">Why:</span> {change.reason}
            </p>
          </div>
        </details>
        <Button size="small" variant="ghost" className="-mr-2 shrink-0 px-2" onClick={() => actions.reopen(change)}>
          <RotateCcw className="!size-4" />
          Undo
        </Button>
      </div>
      {!isAccepted && isAskedWhy && canSayWhy(change) && (
        <WhyChoice whys={whysFor({ hasJob })} why={why} onChoose={(next) => actions.sayWhy(change, next)} />
      )}
    </div>
  )
}

/** What it is about in a few words: where lines only move or go, the place says more than they do. */
function wordsOf(change: Change, { place, resume }: { place: string; resume: Resume }): string {
  const { kind, before, after } = change
  if (kind === 'order') return movedSections(change, resume) ?? `New order: ${place}`
  const [said] = plain(kind === 'drop' ? before : after).split('\n')
  return kind === 'drop' ? `Left out: ${said}` : (said ?? place)
}

type WhyChoiceProps = {
  whys: readonly RefusalWhy[]
  why: RefusalWhy | undefined
  onChoose: (why: RefusalWhy) => void
}

/** One tap, if the person likes. */
function WhyChoice({ whys, why, onChoose }: WhyChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 pb-3">
      <legend className="mb-2 text-small text-text-2">Why? We’ll set similar ones aside.</legend>
      {whys.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === why}
          onClick={() => onChoose(name)}
          className={cn(
            buttonStyle({ variant: 'outline', size: 'small' }),
            'rounded-full',
            name === why && 'border-accent bg-accent-soft text-accent-soft-text hover:bg-accent-soft',
          )}
        >
          {whyWords[name]}
        </button>
      ))}
    </fieldset>
  )
}
