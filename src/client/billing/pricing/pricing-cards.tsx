import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'
import { Badge } from '#client/ui/badge.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { proFeatures } from '../pro-features.ts'
import { FeatureList } from './feature-list.tsx'
import { Included, OwnPlan } from './member-actions.tsx'
import { type BillingPeriod, freeFeatures, payAsYouGoFeatures, proPlans } from './plans.ts'
import { useOwnPlan } from './use-own-plan.ts'

const periods = [
  { value: 'monthly', label: 'Monthly' },
  {
    value: 'yearly',
    label: (
      <>
        Yearly <Badge variant="success">Save 43%</Badge>
      </>
    ),
  },
] as const

/** As high as two buttons in either card, so that the lists begin on one line. */
const buttonsStyle = 'mt-5 grid content-start gap-3 md:min-h-[calc(2*var(--spacing-control)+0.75rem)]'

export function PricingCards() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const pro = proPlans[period]
  const own = useOwnPlan()
  return (
    <>
      <div className="mt-6 flex justify-center">
        <Segmented label="Billing period" options={periods} value={period} onChange={setPeriod} />
      </div>
      <div className="mx-auto mt-6 grid max-w-[60rem] grid-cols-1 gap-6 md:grid-cols-2">
        <section
          aria-labelledby="pay-as-you-go"
          className="flex flex-col rounded-card border border-border bg-surface p-6 sm:p-8"
        >
          <h2 id="pay-as-you-go" className="text-h2">
            Pay-As-You-Go
          </h2>
          <p className="mt-1 text-text-2">Best for one application that matters.</p>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-semibold text-[2.75rem] tabular-nums leading-none tracking-[-0.03em]">$2.99</span>
            <span className="text-text-2">per document</span>
          </p>
          <p className="mt-2 text-small text-text-3">One-time purchase. No subscription.</p>
          <div className={buttonsStyle}>
            {own ? (
              <Included />
            ) : (
              <>
                <AppLink to="/checkout?type=resume" className={buttonStyle({ variant: 'outline' })}>
                  Generate Resume - $2.99
                </AppLink>
                <AppLink to="/checkout?type=cover-letter" className={buttonStyle({ variant: 'outline' })}>
                  Generate Cover Letter - $2.99
                </AppLink>
              </>
            )}
          </div>
          <FeatureList features={payAsYouGoFeatures} />
          {/* Both cards end on one line. */}
          <div className="mt-auto pt-6">
            <p className="font-medium text-small">Always free, without an account</p>
            <FeatureList features={freeFeatures} isBelow />
          </div>
        </section>
        <section
          aria-labelledby="pro-subscription"
          className="relative flex flex-col rounded-card border-2 border-accent bg-surface p-6 sm:p-8"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="pro-subscription" className="text-h2">
              Pro Subscription
            </h2>
            {own ? <Badge variant="success">Your plan</Badge> : <Badge variant="accent">Most Popular</Badge>}
          </div>
          <p className="mt-1 text-text-2">Best for an ongoing job search.</p>
          <p aria-live="polite" className="mt-5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-semibold text-[2.75rem] tabular-nums leading-none tracking-[-0.03em]">
              {pro.price}
            </span>
            {pro.instead && (
              <s className="text-body-l text-text-3">
                <span className="sr-only">instead of </span>
                {pro.instead}
              </s>
            )}
            <span className="text-text-2">{pro.unit}</span>
          </p>
          <p className="mt-2 text-small text-text-3">{pro.renewal}</p>
          <div className={buttonsStyle}>
            {own ? (
              <OwnPlan plan={own} />
            ) : (
              <>
                <AppLink to={`/subscribe?plan=${pro.id}`} className={buttonStyle()}>
                  Start Pro Subscription
                </AppLink>
                <p className="text-center text-small text-text-2">
                  Cancel in two clicks, and keep what you’ve paid for.
                </p>
              </>
            )}
          </div>
          <FeatureList features={proFeatures} />
          <WriterNote />
        </section>
      </div>
      <p className="mx-auto mt-8 max-w-[44rem] text-center text-small text-text-2">
        14-day money-back guarantee for first-time premium purchases and Pro subscribers. Subscriptions renew until you
        cancel: two clicks in your account, and you keep access to the end of the billing period.
      </p>
    </>
  )
}

/** What “AI” means in the list above on this server. */
function WriterNote() {
  const service = useAssistantService()
  return (
    <p className="mt-4 text-small text-text-3">
      {service
        ? `AI suggestions come from ${service} and are checked against your facts.`
        : '“AI” here means our own software: your text goes to no AI service.'}{' '}
      Most of this list is free to use for everybody; Pro pays for every file.
    </p>
  )
}
