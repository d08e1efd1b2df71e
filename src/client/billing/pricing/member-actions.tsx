// What stands on a card for those who have a plan.
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import type { Subscription } from '#shared/api/billing.ts'
import { describePlan } from '../account/describe-plan.ts'

/** What a member reads where others buy one document. */
export function Included() {
  return (
    <>
      <AppLink to="/documents" className={buttonStyle({ variant: 'outline' })}>
        Go to my documents
      </AppLink>
      <p className="text-center text-small text-text-2">Included in your Pro plan. There is nothing to buy here.</p>
    </>
  )
}

export function OwnPlan({ plan }: { plan: Subscription }) {
  return (
    <>
      <AppLink to="/account/billing" className={buttonStyle()}>
        Manage your plan
      </AppLink>
      <p className="text-center text-small text-text-2">{describePlan(plan)}</p>
    </>
  )
}
