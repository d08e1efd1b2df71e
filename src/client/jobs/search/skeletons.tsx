import { cn } from '#client/lib/cn.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'

const places = ['one', 'two', 'three', 'four', 'five', 'six']

/** As many cards as will come, as high as they are, so that nothing moves when they do. */
export function ListSkeleton({ className }: { className?: string }) {
  return (
    <div role="status" className={cn('grid gap-2 max-sm:gap-3', className)}>
      <span className="sr-only">Searching</span>
      {places.map((name) => (
        <div
          key={name}
          className="grid min-h-24 content-between gap-2 rounded-card border border-border bg-surface p-3 max-sm:min-h-36 max-sm:p-4"
        >
          <div className="flex gap-3.5">
            <Skeleton className="size-11" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5 sm:hidden" />
        </div>
      ))}
    </div>
  )
}

export function JobSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading the job</span>
      <div className="flex gap-4">
        <Skeleton className="size-12" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
