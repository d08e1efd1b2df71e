import { useSearchParams } from 'react-router'
import { OrderSummary } from './order-summary.tsx'
import { readPlan } from './orders.ts'

export function SubscribePage() {
  const [query] = useSearchParams()
  return <OrderSummary title="Subscribe to Pro" order={readPlan(query.get('plan'))} />
}
