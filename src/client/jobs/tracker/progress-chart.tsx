import { cn } from '#client/lib/cn.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { measureProgress } from './tracked-job.ts'

const weekCount = 8
const weekDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** How the search is going: how far applications came, and how many were sent each week. */
export function ProgressChart({ entries }: { entries: readonly TrackedJob[] }) {
  const { reached, weeks } = measureProgress(entries, { now: Date.now(), weeks: weekCount })
  // Before the first application there is nothing to draw.
  if (reached.every(({ count }) => count === 0)) return null
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <section
      aria-label="How the search is going"
      className="grid gap-6 rounded-card border border-border bg-surface p-5 md:grid-cols-[auto_1fr]"
    >
      <dl className="grid grid-cols-3 gap-4 md:grid-cols-1 md:content-center md:gap-3 md:pr-4">
        {reached.map(({ status, count }) => (
          <div
            key={status}
            className="flex flex-col-reverse gap-1 md:flex-row-reverse md:items-baseline md:justify-end"
          >
            <dt className="text-small text-text-2">{count === 1 ? labels[status].one : labels[status].many}</dt>
            <dd className="font-display text-h2 tabular-nums leading-none md:min-w-9">{count}</dd>
          </div>
        ))}
      </dl>
      <figure className="grid min-w-0 gap-2">
        <figcaption className="text-small text-text-2">Applications sent each week</figcaption>
        <ol className="grid h-28 grid-cols-8 items-end gap-2">
          {weeks.map(({ start, count }) => (
            <li key={start} className="grid h-full content-end gap-1 text-center text-micro text-text-3">
              <span className="tabular-nums">{count > 0 ? count : ''}</span>
              <span
                aria-hidden
                className={cn(
                  'mx-auto block min-h-0.5 w-full max-w-10 rounded-t-chip',
                  count > 0 ? 'bg-accent' : 'bg-border',
                )}
                style={{ height: `${(count / most) * 4}rem` }}
              />
              <span>
                <span className="sr-only">{count} in the week from </span>
                {weekDay.format(new Date(start))}
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}

const labels = {
  applied: { one: 'application', many: 'applications' },
  interview: { one: 'interview', many: 'interviews' },
  offer: { one: 'offer', many: 'offers' },
}
