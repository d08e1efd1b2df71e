import { Check } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'

const free = [
  'Build, edit and restyle as many resumes as you like',
  'See the real pages and print drafts',
  'Change the template at any time and lose nothing',
  'Take your words with you as plain text or JSON anytime',
]

const paid = [
  '$2.99 once for one finished document, in PDF and Word',
  'What you buy stays downloadable, even after you edit it',
  'Or Pro: every download, $19 a month or $129 a year',
  'Cancel in two clicks; get a refund on your first purchase within 14 days',
]

/** What is free and what is not, before anyone starts. Says nothing on a copy that charges nothing. */
export function PlainPrice() {
  const { billing } = useSite()
  if (!billing) return null
  return (
    <section aria-labelledby="price-title" className="bg-sunken">
      <div className="wrap-marketing grid grid-cols-1 gap-6 py-10 lg:grid-cols-12 lg:gap-6 lg:py-12">
        <div className="lg:col-span-4">
          <h2 id="price-title" className="font-display text-display-2">
            Know the price before you start
          </h2>
          <p className="mt-4 text-text-2">
            Most builders ask for money after you’ve typed for an hour. We tell you now.{' '}
            <AppLink
              to="/pricing"
              className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover"
            >
              See all pricing details
            </AppLink>
          </p>
        </div>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:col-span-8 lg:pl-8">
          <PriceList title="Always free" lines={free} />
          <PriceList title="When you want the file" lines={paid} />
        </div>
      </div>
    </section>
  )
}

function PriceList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-3 grid gap-2 tabular-nums sm:mt-4 sm:gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 text-text-2">
            <Check className="mt-0.5 size-5 shrink-0 text-text" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
