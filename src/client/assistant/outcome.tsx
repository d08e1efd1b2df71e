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

/** Beside the title, or in place of a second box. */
type OutcomePlace = { isLarge?: boolean }

/** A line as it comes in and as it goes out, marked as the page will mark it. A picture for the eye. */
export function Outcome({ label, before, isStruck = false, after, why, isLarge = false }: OutcomeProps & OutcomePlace) {
  return (
    <div
      aria-hidden
      className={cn(
        'grid content-start rounded-page bg-paper text-paper-ink shadow-page',
        isLarge ? 'mt-6 gap-4 px-10 py-12 text-body-l max-md:hidden' : 'gap-1 px-6 py-4 text-small max-lg:hidden',
      )}
    >
      <p className="text-micro text-paper-ink-2">{label}</p>
      <p className={isStruck ? 'text-paper-del line-through' : 'text-paper-ink-2'}>{before}</p>
      <p className="font-medium text-paper-accent">{after}</p>
      <p className="border-paper-accent/30 border-l-2 pl-2 text-micro text-paper-ink-2">{why}</p>
    </div>
  )
}
