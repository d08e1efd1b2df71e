import type { ReactNode } from 'react'

/** What most people want, in one piece with the menu of the rest. */
export function SplitButton({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-px *:first:grow *:first:rounded-r-none *:last:rounded-l-none">{children}</div>
  )
}
