import { cn } from '#client/lib/cn.ts'

export type OutcomeProps = {
  /** What it starts from. */
  label: string
  before: string
  /** Whether those words go. */
  isStruck?: boolean
  /** Where the line came from, if it went past them. */
  moved?: string
  after: string
  why: string
}

/** Below the form, or as its own page instead of a second box. */
type OutcomePlace = { isPage?: boolean }

/** A line as it comes in and as it goes out, marked as the page will mark it. A picture for the eye. */
export function Outcome(props: OutcomeProps & OutcomePlace) {
  const { label, before, isStruck = false, moved, after, why, isPage = false } = props
  return (
    <div
      aria-hidden
      className={cn(
        'grid content-start rounded-page border border-border bg-surface shadow-page',
        isPage
          ? 'mt-6 gap-4 px-10 py-10 max-md:hidden'
          : 'grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-x-10 gap-y-1 px-6 py-4 text-small max-lg:hidden',
      )}
    >
      {isPage && <Lines widths={['34%', '22%', '88%', '81%']} />}
      <p className={cn('text-micro text-text-2', !isPage && 'col-span-2')}>Example: {lowerStart(label)}</p>
      <div className={isPage ? 'contents' : 'grid gap-1'}>
        {!moved && <p className={isStruck ? 'text-del-text line-through' : 'text-text-2'}>{before}</p>}
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium text-accent">
          {after}
          {moved && (
            <span className="rounded-chip bg-accent-soft px-1.5 py-0.5 text-accent-soft-text text-micro">
              ↑ {moved}
            </span>
          )}
        </p>
        {moved && <p className="text-text-2">{before}</p>}
      </div>
      <p className="border-accent/30 self-center border-l-2 pl-2 text-micro text-text-2">{why}</p>
      {isPage && <Lines widths={['92%', '76%', '84%', '48%']} />}
    </div>
  )
}

function lowerStart(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="grid gap-3 py-2">
      {widths.map((width) => (
        <div key={width} className="h-2 rounded-full bg-border" style={{ width }} />
      ))}
    </div>
  )
}
