import type { ReactNode } from 'react'

/** Stands where a list has nothing yet. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-border border-dashed px-4 py-6 text-center text-small text-text-2">
      {children}
    </p>
  )
}
