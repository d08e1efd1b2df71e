import { cn } from '#client/lib/cn.ts'

export type OutcomeProps = {
  /** What it starts from. */
  label: string
  before: string
  /** Whether those words go. */
  isStruck?: boolean
  after: string
  why: string
}

/** Beside the title, or as a page of its own in place of a second box. */
type OutcomePlace = { isPage?: boolean }

/** A line as it comes in and as it goes out, marked as the page will mark it. A picture for the eye. */
export function Outcome({ label, before, isStruck = false, after, why, isPage = false }: OutcomeProps & OutcomePlace) {
  return (
    <div
      aria-hidden
      className={cn(
        'grid content-start rounded-page bg-paper text-paper-ink shadow-page',
        isPage ? 'mt-6 gap-4 px-10 py-10 max-md:hidden' : 'gap-1 px-6 py-4 text-small max-lg:hidden',
      )}
    >
      {isPage && <Lines widths={['34%', '22%', '88%', '81%']} />}
      <p className="text-micro text-paper-ink-2">{label}</p>
      <p className={isStruck ? 'text-paper-del line-through' : 'text-paper-ink-2'}>{before}</p>
      <p className="font-medium text-paper-accent">{after}</p>
      <p className="border-paper-accent/30 border-l-2 pl-2 text-micro text-paper-ink-2">{why}</p>
      {isPage && <Lines widths={['92%', '76%', '84%', '48%']} />}
    </div>
  )
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="grid gap-3 py-2">
      {widths.map((width) => (
        <div key={width} className="h-2 rounded-full bg-paper-line" style={{ width }} />
      ))}
    </div>
  )
}
