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

/** On a button that asks for this much. Its name stays what it does; the price is told after it. */
export function ButtonPrice({ price }: { price: string | undefined }) {
  return price ? (
    <span aria-hidden className="border-current/30 border-l pl-2 tabular-nums">
      {price}
    </span>
  ) : null
}

/** Below PDF and Word: a price beside each looks as if both were charged. */
export function OnePayment(document: PricedDocument) {
  const price = usePrice(document)
  return price ? <DropdownMenuLabel>{price} once, for both files</DropdownMenuLabel> : null
}

function Tag({ words }: { words: string | undefined }) {
  return words ? <span className="ml-auto pl-6 text-text-3 tabular-nums">{words}</span> : null
}
