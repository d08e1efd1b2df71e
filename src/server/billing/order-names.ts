// What an order and its parts are called.
import { plans, purchaseNames, readPlanId, readPurchaseType } from '#shared/plans.ts'
import type { OrderRecord } from './order-store.ts'

export const toLine = ({ item, amountCents }: OrderRecord['order']) => ({ name: itemName(item), amountCents })

/** All that one payment was for. */
export function nameItems({ order, along }: Pick<OrderRecord, 'order' | 'along'>): string {
  return [itemName(order.item), ...along.map(({ item }) => itemName(item).toLowerCase())].join(' and ')
}

export function itemName(item: string): string {
  const plan = readPlanId(item)
  return plan ? plans[plan].name : purchaseNames[readPurchaseType(item) ?? 'resume']
}

export function receiptNumber(paymentId: string): string {
  return `C-${paymentId.replaceAll('-', '').slice(0, 10).toUpperCase()}`
}
