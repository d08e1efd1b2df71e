import { Banknote, BriefcaseBusiness, CalendarDays, type LucideIcon, MapPin } from 'lucide-react'
import { Badge } from '#client/ui/badge.tsx'
import type { Job } from '#shared/api/jobs.ts'
import { postedWords } from './posted-words.ts'
import { shortPay } from './short-pay.ts'

type Fact = { icon: LucideIcon; name: string; value: string }

/** Where, what kind, how much and since when. What a listing does not say is said to be unknown. */
export function JobFacts({ job }: { job: Job }) {
  const facts: Fact[] = [
    { icon: MapPin, name: 'Location', value: job.location },
    { icon: BriefcaseBusiness, name: 'Type', value: job.types.join(', ') || 'Type not stated' },
    { icon: Banknote, name: 'Salary', value: job.salary ?? 'Salary not stated' },
    { icon: CalendarDays, name: 'Posted', value: postedWords(job.postedDate, Date.now()) },
  ]
  return (
    <dl className="flex flex-wrap content-start gap-x-5 gap-y-1.5 text-small text-text-2">
      {facts.map(({ icon: Icon, name, value }) => (
        <div key={name} className="flex min-w-0 items-center gap-1.5">
          <dt>
            <Icon className="size-4 text-text-3" />
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same on one line of a card. */
export function JobLine({ job: { location, types, salary } }: { job: Job }) {
  return (
    <p className="min-w-0 text-small text-text-2">
      {[location, types.join(', ') || 'Type not stated', salary ? shortPay(salary) : 'Salary not stated'].join(' · ')}
    </p>
  )
}

export function SampleBadge() {
  return (
    <Badge variant="marker" title="A sample that shows how search works; nobody is hiring">
      Sample listing
    </Badge>
  )
}
