import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { PricingCards } from './pricing-cards.tsx'
import { PricingFaq } from './pricing-faq.tsx'

export function PricingPage() {
  const { billing } = useSite()
  if (!billing) return <FreeCopy />
  return (
    <div className="wrap-marketing pt-8 pb-16 lg:pt-10 lg:pb-24">
      <div className="mx-auto max-w-[44rem] text-center">
        <h1 className="font-display text-display-2">Buy one document, or go unlimited</h1>
        <p className="mt-3 text-balance text-body-l text-text-2">
          Building, editing and previewing are free. Each finished file is $2.99, or included with Pro.
        </p>
      </div>
      <PricingCards />
      <PricingFaq />
    </div>
  )
}
