import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'

type BringInProps = {
  icon: LucideIcon
  says: string
  /** Whether a file may be dropped here: a dashed border promises it. */
  takesFiles?: boolean
  children: ReactNode
}

/** The ways to fill a box without typing, on a mat over it. */
export function BringIn({ icon: Icon, says, takesFiles = false, children }: BringInProps) {
  return (
    <div
      className={cn(
        'flex items-center gap-4 rounded-control border p-4 max-sm:border-0 max-sm:bg-transparent max-sm:p-0',
        takesFiles ? 'border-field/60 border-dashed bg-surface' : 'border-transparent bg-sunken',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-soft-text max-lg:hidden">
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-0 grow grid-cols-1 gap-2 max-sm:gap-1">
        <div className="flex flex-wrap items-center gap-2">{children}</div>
        <p className="text-small text-text-3 max-sm:hidden">{says}</p>
      </div>
    </div>
  )
}
