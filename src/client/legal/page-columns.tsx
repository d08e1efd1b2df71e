import type { ReactNode } from 'react'
import { WayBack } from '#client/app/way-back.tsx'

type PageColumnsProps = { header: ReactNode; nav: ReactNode; children: ReactNode }

/** A long page: its sections listed at the side, its text in one readable column. */
export function PageColumns({ header, nav, children }: PageColumnsProps) {
  return (
    <div className="wrap-marketing pt-6 pb-16 md:pt-10 md:pb-24 print:p-0">
      <WayBack to="/">Back to Home</WayBack>
      <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[15rem_minmax(0,680px)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-12 print:mt-0 print:block">
        <div className="lg:col-start-2">{header}</div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">{nav}</div>
        <div className="lg:col-start-2 print:mt-6">{children}</div>
      </div>
    </div>
  )
}
