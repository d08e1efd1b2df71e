import { DropdownMenuLabel } from '#client/ui/dropdown-menu.tsx'
import { type PricedDocument, usePrice } from './use-price.ts'

/** Beside a file in a menu: its price, where this person still has to pay for it. */
export function PriceTag(document: PricedDocument) {
  return <Tag words={usePrice(document)} />
}

/** Beside a file that costs nothing, where others in the same menu do. */
export function FreeTag(document: PricedDocument) {
  return <Tag words={usePrice(document) && 'Free'} />
}

/** Below PDF and Word: a price beside each looks as if both were charged. */
export function OnePayment(document: PricedDocument) {
  const price = usePrice(document)
  return price ? <DropdownMenuLabel>{price} once, for both files</DropdownMenuLabel> : null
}

function Tag({ words }: { words: string | undefined }) {
  return words ? <span className="ml-auto pl-6 text-text-3 tabular-nums">{words}</span> : null
}
