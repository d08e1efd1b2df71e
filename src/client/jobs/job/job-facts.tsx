import { Banknote, BriefcaseBusiness, CalendarDays, type LucideIcon, MapPin } from 'lucide-react'
import { cn } from '#client/lib/cn.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Job } from '#shared/api/jobs.ts'
import { postedWords } from './posted-words.ts'

type Fact = { icon: LucideIcon; name: string; value: string; isPay?: boolean }

/** Where, what kind, how much, and since when unless that stands elsewhere. What a listing does not say is said to be unknown. */
export function JobFacts({ job, isDated = true }: { job: Job; isDated?: boolean }) {
  const facts: Fact[] = [
    { icon: MapPin, name: 'Location', value: job.location },
    { icon: BriefcaseBusiness, name: 'Type', value: job.types.join(', ') || 'Type not stated' },
    { icon: Banknote, name: 'Salary', value: job.salary ?? 'Salary not stated', isPay: true },
    ...(isDated ? [{ icon: CalendarDays, name: 'Posted', value: postedWords(job.postedDate, Date.now()) }] : []),
  ]
  return (
    <dl className="flex flex-wrap content-start gap-x-5 gap-y-1.5 text-small text-text-2">
      {facts.map(({ icon: Icon, name, value, isPay }) => (
        // On a card it has a line of its own, so that all cards are read alike.
        <div key={name} className={cn('flex min-w-0 items-center gap-1.5', !isDated && isPay && 'basis-full')}>
          <dt>
            <Icon aria-hidden className="size-4 text-text-3" strokeWidth={1.5} />
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function SampleBadge() {
  return (
    <Badge variant="marker" title="A sample that shows how search works; nobody is hiring">
      Sample listing
    </Badge>
  )
}
