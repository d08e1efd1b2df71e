import { Fragment } from 'react'
import { cn } from '#client/lib/cn.ts'
import { splitChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { findMoved } from '#engine/edit/find-moved.ts'
import { type DiffPart, diffWords } from '#engine/edit/word-diff.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { sectionTitles } from '#engine/resume/sections.ts'
import { sectionOf, shownOrder } from './order-words.ts'

/** The changed words, marked by more than colour and announced to screen readers. */
export function ChangeDiff({ change, resume }: { change: Change; resume?: Resume }) {
  if (change.kind === 'order') return <NewOrder change={change} resume={resume} />
  const each = splitChange(change)
  if (each.length === 1) return <WordDiff change={change} />
  return (
    <ul className="grid gap-2">
      {each.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a resume may say the same thing twice, and nothing moves here
        <li key={`${place} ${one.before}`}>
          <WordDiff change={one} />
        </li>
      ))}
    </ul>
  )
}

function WordDiff({ change }: { change: Change }) {
  return (
    <p className="wrap-anywhere text-text-2 leading-relaxed">
      {wordsOf(change).map(({ kind, text }, place) => {
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

/** Without the signs of emphasis, unless they are all that changes. */
function wordsOf({ before, after }: Change): DiffPart[] {
  const [then, now] = [plain(before), plain(after)]
  return then === now ? diffWords(before, after) : diffWords(then, now)
}

/** Sections are known by their titles, everything else by its words. */
function nameOf(line: string, change: Change): string {
  const section = sectionOf(line, change)
  return section ? sectionTitles[section] : plain(line)
}

/** The lines in their new order; those that move stand out, not those they go past, and none takes more room than it needs to be known. */
function NewOrder({ change, resume }: { change: Change; resume: Resume | undefined }) {
  const { before, after } = shownOrder(change, resume)
  const moved = findMoved(before, after)
  return (
    <ol className="grid list-decimal gap-1 pl-6 marker:text-text-3 marker:text-small">
      {after.map((line, place) => {
        const from = before.indexOf(line)
        const way = moved.get(from)
        const isLast = place === after.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a resume may say the same thing twice, and nothing moves here
          <li key={`${place} ${line}`}>
            <span className={cn('wrap-anywhere line-clamp-2', way ? 'font-medium' : 'text-text-2')}>
              {nameOf(line, change)}
            </span>
            {way === 'up' && <span className="text-small text-success">Up from {from + 1}</span>}
            {way === 'down' && (
              <span className="text-small text-text-2">{isLast ? 'Moved to the end' : `Down from ${from + 1}`}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
