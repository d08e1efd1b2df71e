import { cn } from '#client/lib/cn.ts'
import type { Job } from '#shared/api/jobs.ts'

/** The employer's picture where it comes with the listing; a picture from elsewhere would tell others who looks. */
export function JobLogo({ job, className }: { job: Pick<Job, 'logo' | 'company'>; className?: string }) {
  const style = cn('size-11 shrink-0 rounded-control', className)
  if (job.logo?.startsWith('data:image/')) return <img src={job.logo} alt="" className={style} />
  return (
    <span
      aria-hidden
      className={cn(style, 'grid place-items-center bg-accent-soft font-semibold text-accent-soft-text')}
    >
      {job.company.charAt(0).toUpperCase()}
    </span>
  )
}
