import { useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useHasOwnWriter } from '#client/lib/use-assistant-service.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { applyChange } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { useBusy } from '../use-busy.ts'

type Found = readonly Change[] | 'failed'

/**
 * Lines that would say more in other words, for those who ask: a draft leaves the browser only then. Where a service
 * would read it, this is left to the pages that say so.
 */
export function WordingCheck({ resume }: { resume: Resume }) {
  const { read } = useContentActions()
  const { isBusy, run } = useBusy()
  const [found, setFound] = useState<Found>()
  const hasLines = resume.experiences.some(({ description = '' }) => description.trim() !== '')
  const weak = countWeakStarts(resume)
  if (!useHasOwnWriter() || !hasLines) return null

  const check = () =>
    run<Found>(
      0,
      () =>
        import('./find-weak-lines.ts')
          .then(({ findWeakLines }) => findWeakLines(read()))
          .catch(() => 'failed' as const),
      (next) => {
        setFound(next)
        announce(tell(next))
      },
    )

  return (
    <section aria-label="Wording" className="grid grid-cols-1 justify-items-start gap-3">
      {found === undefined || found === 'failed' ? (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-3 text-small">
          <p>{weak > 0 ? countWords(weak) : 'See whether a line could be stronger.'}</p>
          <Button variant="outline" size="small" aria-disabled={isBusy} aria-busy={isBusy} onClick={check}>
            {isBusy && <Spinner />}
            Check my wording
          </Button>
        </div>
      ) : (
        <WeakLines lines={found} onUsed={(used) => setFound(without(found, used))} />
      )}
      {found === 'failed' && <p className="text-small text-text-2">{tell(found)}</p>}
    </section>
  )
}

/** After the last one there may be more behind those that were shown. */
function without(lines: readonly Change[], used: Change): Found | undefined {
  const left = lines.filter((line) => line !== used)
  return left.length > 0 ? left : undefined
}

function WeakLines({ lines, onUsed }: { lines: readonly Change[]; onUsed: (line: Change) => void }) {
  const { change } = useContentActions()
  if (lines.length === 0) return <p className="text-small text-text-2">{tell(lines)}</p>
  const use = (line: Change) => {
    change((resume) => applyChange(resume, line) ?? resume, { label: 'Use suggested wording' })
    announce('Wording changed')
    onUsed(line)
  }
  return (
    <ul className="grid w-full grid-cols-1 gap-2">
      {lines.map((line) => (
        <li
          key={`${line.path} ${line.before}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-control bg-sunken p-3 text-small"
        >
          <p className="wrap-anywhere">
            <span className="text-text-2">“{line.before}”</span> Try “{line.after}”
          </p>
          <Button variant="outline" size="small" aria-label={`Use “${line.after}”`} onClick={() => use(line)}>
            Use it
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What a glance tells, before anything is sent to be checked. */
const weakStart =
  /^(?:was |were )?(?:responsible for|in charge of|tasked with|helped|assisted|worked on|duties included)\b/i

function countWeakStarts({ experiences }: Resume): number {
  return experiences.flatMap(({ description }) => splitLines(description)).filter(({ text }) => weakStart.test(text))
    .length
}

function countWords(count: number): string {
  return count === 1 ? '1 line could be stronger' : `${count} lines could be stronger`
}

function tell(found: Found): string {
  if (found === 'failed') return 'We couldn’t check your wording just now. Please try again.'
  if (found.length === 0) return 'No weak wording found in your jobs.'
  return countWords(found.length)
}
