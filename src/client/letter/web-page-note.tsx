import { usePrice } from '#client/billing/paywall/use-price.ts'

/** People expect a PDF from a download: what they got, and what the other files cost. */
export function WebPageNote({ documentId }: { documentId: string }) {
  const price = usePrice({ type: 'coverLetter', documentId })
  return price
    ? `It’s a web page, free. PDF and Word: ${price} together.`
    : 'It’s a web page. PDF and Word are here too.'
}
