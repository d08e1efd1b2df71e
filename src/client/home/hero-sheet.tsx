import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'

/** A page on a desk, one weak line struck out and the better one written in. Plays once, then rests. */
export function HeroSheet() {
  return (
    <figure className="relative mx-auto w-full max-w-[40rem] pb-6 sm:pb-8 lg:mr-0">
      <div aria-hidden className="absolute inset-x-0 top-10 bottom-0 rounded-dialog bg-warm" />
      <div
        role="img"
        aria-label="A resume page. The line “Responsible for weekly reports” is struck out in blue ink; above it stands “Built the weekly margin report that four sites plan by”."
        className="relative mx-auto w-[90%] rotate-[-0.6deg] rounded-page bg-paper px-6 py-7 text-paper-ink shadow-page sm:px-10 sm:py-10"
      >
        <p className="font-display font-medium text-[1.75rem] leading-8 tracking-[-0.01em]">Maya Lindqvist</p>
        <p className="mt-1 text-paper-ink-2 text-small">Operations analyst · Grand Rapids, Michigan</p>
        <Rule />
        <Heading>Summary</Heading>
        <p className="mt-1.5 text-paper-ink-2 text-small">
          Analyst with nine years in food distribution. Turns stock and delivery data into decisions that buyers and
          drivers can use the same day.
        </p>
        <Heading className="mt-5">Experience</Heading>
        <div className="mt-1.5 flex justify-between gap-4 font-semibold text-small">
          <span>Senior operations analyst</span>
          <span className="whitespace-nowrap font-normal text-paper-ink-3">2021 – Present</span>
        </div>
        <p className="text-paper-ink-2 text-small">Northfield Provisions</p>
        <ul className="mt-2 grid gap-1.5 text-small">
          <Bullet>
            <span className="block animate-ink-write font-medium text-paper-accent">
              Built the weekly margin report that four sites plan by
            </span>
            <span className="ink-strike text-paper-ink-3">Responsible for weekly reports</span>
          </Bullet>
          <Bullet>Cut spoiled stock from 6.1% to 3.8% in one season</Bullet>
          <Bullet>Trained eleven buyers to read the forecast themselves</Bullet>
        </ul>
        <div className="mt-4 flex justify-between gap-4 font-semibold text-small">
          <span>Inventory analyst</span>
          <span className="whitespace-nowrap font-normal text-paper-ink-3">2017 – 2021</span>
        </div>
        <p className="text-paper-ink-2 text-small">Halvorsen Foods</p>
        <Heading className="mt-5">Skills</Heading>
        <p className="mt-1.5 text-paper-ink-2 text-small">SQL · Power BI · Demand planning · Supplier negotiation</p>
      </div>
      <figcaption className="relative mt-[-1.25rem] mr-4 ml-auto sm:mr-8 w-[15.5rem] max-w-[80%] animate-ink-note rounded-control border border-border bg-surface p-4 text-small shadow-menu">
        <span className="font-semibold text-accent">Why</span>
        <span className="mt-0.5 block text-text-2">
          The job asks for “reporting ownership”. You told us the four sites yourself.
        </span>
      </figcaption>
    </figure>
  )
}

function Rule() {
  return <div className="mt-4 mb-4 h-px bg-paper-line" />
}

function Heading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={cn('font-semibold text-micro text-paper-ink uppercase tracking-[0.06em]', className)}>{children}</p>
  )
}

function Bullet({ children }: { children: ReactNode }) {
  return (
    <li className="relative pl-4 text-paper-ink before:absolute before:top-[0.55em] before:left-0 before:size-1 before:rounded-full before:bg-paper-ink-3">
      {children}
    </li>
  )
}
