import { useSearchParams } from 'react-router'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents, purchaseNames } from '#shared/plans.ts'
import { readDocumentType } from './orders.ts'
import { nextLabels, nextPage, paidDocument, paidWords } from './settle.ts'
import { SuccessScreen } from './success-screen.tsx'
import { UnpaidScreen } from './unpaid-screen.tsx'
import { usePaidCheck } from './use-paid-check.ts'
import { useWaitingDraft } from './use-waiting-draft.ts'

export function PaymentSuccessPage() {
  const { billing } = useSite()
  return billing ? <PaymentOutcome /> : <FreeCopy />
}

function PaymentOutcome() {
  const [query] = useSearchParams()
  const type = readDocumentType(query.get('type'))
  const { draft: waiting } = useWaitingDraft(type)
  const check = usePaidCheck((owned) => owned[paidDocument[type]])
  if (check.state !== 'paid') return <UnpaidScreen check={check} tryAgainAt={`/checkout?type=${type}`} />
  return (
    <SuccessScreen {...paidWords[type]} next={{ label: nextLabels[type], to: waiting?.files ?? nextPage[type] }}>
      <p>
        {purchaseNames[type]}, in PDF and Word, for {formatCents(documentPriceCents)}. It was a one-time purchase;
        nothing renews.
      </p>
      <p>Edit it and download it again whenever you like.</p>
    </SuccessScreen>
  )
}
