import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { purchaseWords } from '#shared/plans.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { beginPayment, beginPaymentOfBoth } from '../billing-calls.ts'
import { notePaidAhead } from '../paywall/paid-ahead.ts'
import { paidDocument } from '../paywall/paid-flags.ts'
import { LetterToo } from './letter-too.tsx'
import { orderOf, orderOfBoth, readDocumentType } from './orders.ts'
import { OwnedNotice, useOwnedBefore } from './owned-notice.tsx'
import { PaymentPage } from './payment-page.tsx'
import { readReceiptEmail } from './receipt-email.ts'
import { SampleNotice } from './sample-notice.tsx'
import { firstLabels, nextLabels, nextPage, paidWords, settlePurchase } from './settle.ts'
import { usePaymentSession } from './use-payment-session.ts'
import { useRedirectLater } from './use-redirect-later.ts'
import { useWaitingDraft } from './use-waiting-draft.ts'

type CheckoutPageProps = {
  /** What the rooms above show of the document that is being paid for. */
  picture?: (document: SavedDocument) => ReactNode
  downloads?: (document: SavedDocument) => ReactNode
  /** The posting a resume is tailored to. */
  jobOf?: (document: SavedDocument) => string | undefined
}

export function CheckoutPage(props: CheckoutPageProps) {
  const { billing } = useSite()
  return billing ? <Checkout {...props} /> : <FreeCopy />
}

function Checkout({ picture, downloads, jobOf }: CheckoutPageProps) {
  const [query] = useSearchParams()
  const type = readDocumentType(query.get('type'))
  const redirectLater = useRedirectLater()
  const { draft: waiting, isLoading } = useWaitingDraft(type)
  const owned = useOwnedBefore()
  const [isWanted, setIsWanted] = useState(false)
  const job = type === 'resume' && waiting ? jobOf?.(waiting.document) : undefined
  const canAddLetter = job !== undefined && owned?.pro === false && owned.unused.coverLetter === 0
  const letterToo = canAddLetter && isWanted
  const order = letterToo ? orderOfBoth() : orderOf(type)
  const opened = usePaymentSession(letterToo ? 'both' : type, (signal) =>
    letterToo ? beginPaymentOfBoth(signal) : beginPayment(type, signal),
  )
  const next = waiting?.files ?? nextPage[type]

  return (
    <PaymentPage
      key={type}
      title="Checkout"
      order={order}
      settingUp="Setting up your payment..."
      opened={opened}
      isHeld={isLoading}
      notice={
        <>
          <OwnedNotice type={type} />
          {waiting?.isSample && <SampleNotice title={waiting.title} editPath={waiting.path} />}
        </>
      }
      {...(waiting && { back: { to: waiting.path, label: `Back to your ${purchaseWords[type]}` } })}
      {...(waiting && {
        bought: {
          title: waiting.title,
          note: `This purchase unlocks this ${purchaseWords[type]}.`,
          picture: picture?.(waiting.document),
          downloads: downloads?.(waiting.document),
        },
      })}
      extra={canAddLetter && <LetterToo isAdded={isWanted} onChange={setIsWanted} />}
      paid={{ ...paidWords[type], next, nextLabel: (waiting ? nextLabels : firstLabels)[type] }}
      formProps={() => ({
        submitLabel: `Pay ${order.price}`,
        returnPath: `/payment-success?type=${type}${letterToo ? '&letter=too' : ''}`,
        suggestedEmail: waiting?.email || readReceiptEmail(),
      })}
      onPaid={() => {
        if (!waiting) notePaidAhead(paidDocument[type])
        if (letterToo) notePaidAhead('coverLetter', job)
        void settlePurchase(type).then(() => redirectLater(next))
      }}
    />
  )
}
