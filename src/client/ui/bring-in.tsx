import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type BringInProps = { icon: LucideIcon; says: string; children: ReactNode }

/** The ways to fill a box without typing, on a mat over it. */
export function BringIn({ icon: Icon, says, children }: BringInProps) {
  return (
    <div className="flex items-center gap-4 rounded-control border border-field/60 border-dashed bg-surface p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-soft-text max-sm:hidden">
        <Icon aria-hidden strokeWidth={1.5} className="size-5" />
      </span>
      <div className="grid min-w-0 grow grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-2">{children}</div>
        <p className="text-small text-text-3">{says}</p>
      </div>
    </div>
  )
}
