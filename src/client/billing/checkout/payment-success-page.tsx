import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { notePaidAhead } from '../paywall/paid-ahead.ts'
import { otherPaid, paidDocument } from '../paywall/paid-flags.ts'
import { notePaidBoth } from '../paywall/waiting.ts'
import { orderOf, orderOfBoth, readDocumentType } from './orders.ts'
import { nextLabels, nextPage, paidWords } from './settle.ts'
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
  const isBoth = query.get('both') === 'true'
  const { name, price } = isBoth ? orderOfBoth(type) : orderOf(type)
  const { draft: waiting, isLoading } = useWaitingDraft(type)
  const check = usePaidCheck((owned) => owned[paidDocument[type]])
  const isPaid = check.state === 'paid'
  const isAhead = isPaid && !isLoading && !waiting
  useEffect(() => {
    if (isAhead) notePaidAhead(paidDocument[type])
    if (!isPaid || !isBoth) return
    notePaidAhead(otherPaid[paidDocument[type]])
    notePaidBoth()
  }, [isAhead, isPaid, isBoth, type])
  if (check.state !== 'paid') return <UnpaidScreen check={check} tryAgainAt={`/checkout?type=${type}`} />
  return (
    <SuccessScreen {...paidWords[type]} next={{ label: nextLabels[type], to: waiting?.files ?? nextPage[type] }}>
      <p>
        {name}, in PDF and Word, for {price}. It was a one-time purchase; nothing renews.
      </p>
      <p>Edit it and download it again whenever you like.</p>
    </SuccessScreen>
  )
}
