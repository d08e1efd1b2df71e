import { Fragment } from 'react'
import { cn } from '#client/lib/cn.ts'
import type { Change } from '#engine/edit/change.ts'
import { diffWords } from '#engine/edit/word-diff.ts'

/** The words that change, marked by more than colour, and said to whoever listens. */
export function ChangeDiff({ change }: { change: Change }) {
  if (change.kind === 'order') return <NewOrder change={change} />
  return (
    <p className="wrap-anywhere text-text-2 leading-relaxed">
      {diffWords(change.before, change.after).map(({ kind, text }, place) => {
        // Parts have no name of their own and never move.
        const key = `${place}-${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        if (kind === 'added')
          return (
            <Fragment key={key}>
              <ins className="rounded-chip bg-add-bg text-add-text underline decoration-2 underline-offset-2">
                <span className="sr-only"> Added: </span>
                {text.trimEnd()}
              </ins>{' '}
            </Fragment>
          )
        return (
          <Fragment key={key}>
            <del className="rounded-chip bg-del-bg text-del-text line-through">
              <span className="sr-only"> Removed: </span>
              {text.trimEnd()}
            </del>{' '}
          </Fragment>
        )
      })}
    </p>
  )
}

/** The lines in their new order; those that come forward stand out, and none takes more room than it needs to be known. */
function NewOrder({ change }: { change: Change }) {
  const before = change.before.split('\n')
  return (
    <ol className="grid list-decimal gap-1 pl-6 marker:text-text-3 marker:text-small">
      {change.after.split('\n').map((line, place) => {
        const from = before.indexOf(line)
        const comesForward = from > place
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a resume may say the same thing twice, and nothing moves here
          <li key={`${place} ${line}`}>
            <span className={cn('wrap-anywhere line-clamp-2', comesForward ? 'font-medium' : 'text-text-2')}>
              {line}
            </span>
            {comesForward && <span className="text-small text-success">Up from {from + 1}</span>}
          </li>
        )
      })}
    </ol>
  )
}
