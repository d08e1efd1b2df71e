import type { ReactNode } from 'react'

/** The very document that is paid for; its picture and its downloads come from the rooms that know documents. */
export type Bought = { title: string; note: string; picture: ReactNode; downloads: ReactNode; missing: ReactNode }

export function BoughtDocument({ bought, children }: { bought: Bought; children: ReactNode }) {
  return (
    <div className="mt-4 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
      {bought.picture}
      <div className="grid gap-1">
        <p className="wrap-anywhere font-semibold">{bought.title}</p>
        {children}
      </div>
    </div>
  )
}
