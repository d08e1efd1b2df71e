import { type PricedDocument, usePrice } from './use-price.ts'

/** Beside a file in a menu: its price, where this person still has to pay for it. */
export function PriceTag(document: PricedDocument) {
  const price = usePrice(document)
  return price ? <span className="ml-auto pl-6 text-text-3 tabular-nums">{price}</span> : null
}
