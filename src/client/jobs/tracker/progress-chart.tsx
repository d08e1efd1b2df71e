import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { measureProgress, statusLabels } from './tracked-job.ts'

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
      <dl className="flex gap-6 md:grid md:content-center md:gap-3">
        {reached.map(({ status, count }) => (
          <div key={status} className="flex flex-col md:flex-row-reverse md:items-baseline md:justify-end md:gap-3">
            <dt className="text-small text-text-2">{labels[status] ?? statusLabels[status]}</dt>
            <dd className="font-display text-h1 tabular-nums leading-none md:min-w-10">{count}</dd>
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
                className="block min-h-0.5 rounded-t-chip bg-accent"
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

const labels: Partial<Record<TrackedJob['status'], string>> = {
  applied: 'applied for',
  interview: 'came to an interview',
  offer: 'came to an offer',
}
