import type { ReactNode } from 'react'

// Small drawings of what each way looks like. They carry no information that the text beside them lacks.

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden
      className="mx-auto h-44 max-w-64 rounded-t-page bg-paper px-5 pt-5 text-paper-ink shadow-page dim-paper"
    >
      {children}
    </div>
  )
}

function Line({ width, strong }: { width: string; strong?: boolean }) {
  return (
    <div className={strong ? 'h-2 rounded-full bg-paper-ink' : 'h-1.5 rounded-full bg-paper-line'} style={{ width }} />
  )
}

export function BuildSketch() {
  return (
    <Sheet>
      <div className="flex gap-1.5">
        {['personal', 'summary', 'experience', 'education', 'skills', 'review'].map((step, index) => (
          <div key={step} className={`h-1 grow rounded-full ${index < 3 ? 'bg-paper-accent' : 'bg-paper-line'}`} />
        ))}
      </div>
      <p className="mt-4 font-semibold text-[0.8125rem]">What did you do there?</p>
      <div className="mt-2.5 rounded-chip border border-paper-ink-3 px-2.5 py-2 text-[0.75rem] leading-4">
        Ran the night shift of a 24-bed ward
        <span className="ml-px inline-block h-3.5 w-px translate-y-0.5 bg-paper-accent" />
      </div>
      <div className="mt-3.5 grid gap-2">
        <Line width="82%" />
        <Line width="64%" />
      </div>
    </Sheet>
  )
}

export function UploadSketch() {
  return (
    <Sheet>
      <div className="grid gap-2.5 text-[0.75rem] leading-4">
        <Line width="46%" strong />
        {[
          ['Position', 'Welder, pipe and plate'],
          ['Company', 'Lakeshore Fabrication'],
          ['Dates', '2016 to 2024'],
        ].map(([field, found]) => (
          <div key={field} className="flex items-baseline justify-between gap-3 border-paper-line border-b pb-2">
            <span className="text-paper-ink-3">{field}</span>
            <span className="truncate font-medium">{found}</span>
          </div>
        ))}
        <Line width="70%" />
      </div>
    </Sheet>
  )
}

export function MatchSketch() {
  return (
    <Sheet>
      <p className="text-[0.75rem] text-paper-ink-3 leading-4">They ask for</p>
      <p className="mt-0.5 font-semibold text-[0.8125rem]">5 years of classroom teaching</p>
      <p className="mt-3.5 text-[0.75rem] text-paper-ink-3 leading-4">You have</p>
      <p className="mt-1 text-[0.75rem] leading-5">
        <span className="rounded-chip bg-paper-marker px-1 py-0.5">Seven years</span> of grade 4 and 5 at Oakdale
      </p>
      <div className="mt-3.5 grid gap-2">
        <Line width="90%" />
        <Line width="72%" />
      </div>
    </Sheet>
  )
}
