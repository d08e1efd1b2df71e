import { useSearchParams } from 'react-router'
import { OrderSummary } from './order-summary.tsx'
import { orderOf, readDocumentType } from './orders.ts'

export function CheckoutPage() {
  const [query] = useSearchParams()
  return <OrderSummary title="Checkout" order={orderOf(readDocumentType(query.get('type')))} />
}
