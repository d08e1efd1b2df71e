import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import type { Entitlements } from '#shared/api/billing.ts'
import { type PurchaseType, purchaseWords } from '#shared/plans.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { beginPayment, beginPaymentOfBoth } from '../billing-calls.ts'
import { notePaidAhead } from '../paywall/paid-ahead.ts'
import { paidDocument } from '../paywall/paid-flags.ts'
import { notePaidBoth } from '../paywall/waiting.ts'
import { orderOf, orderOfBoth, readDocumentType } from './orders.ts'
import { OtherToo } from './other-too.tsx'
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
  /** What the files of it will lack. */
  missing?: (document: SavedDocument) => ReactNode
  /** What else this person may want to pay for at once. */
  findOther?: (document: SavedDocument, owned: Entitlements) => Promise<OtherDocument | undefined>
}

/** The letter of a resume or the resume of a letter, for the same job. */
export type OtherDocument = { type: PurchaseType; job: string }

export function CheckoutPage(props: CheckoutPageProps) {
  const { billing } = useSite()
  return billing ? <Checkout {...props} /> : <FreeCopy />
}

function Checkout({ picture, downloads, missing, findOther }: CheckoutPageProps) {
  const [query] = useSearchParams()
  const type = readDocumentType(query.get('type'))
  const redirectLater = useRedirectLater()
  const { draft: waiting, isLoading } = useWaitingDraft(type)
  const owned = useOwnedBefore()
  const [isWanted, setIsWanted] = useState(false)
  const found = useQuery({
    queryKey: ['other-document', waiting?.document.id],
    queryFn: async () => (waiting && owned && (await findOther?.(waiting.document, owned))) ?? null,
    enabled: waiting !== undefined && owned !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  const other = found.data ?? undefined
  const isBoth = other !== undefined && isWanted
  const order = isBoth ? orderOfBoth(type) : orderOf(type)
  const opened = usePaymentSession(isBoth ? 'both' : type, (signal) =>
    isBoth ? beginPaymentOfBoth(signal) : beginPayment(type, signal),
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
          missing: missing?.(waiting.document),
        },
      })}
      extra={other && <OtherToo type={other.type} isAdded={isWanted} onChange={setIsWanted} />}
      paid={{ ...paidWords[type], next, nextLabel: (waiting ? nextLabels : firstLabels)[type] }}
      formProps={() => ({
        submitLabel: `Pay ${order.price}`,
        returnPath: `/payment-success?type=${type}${isBoth ? '&both=true' : ''}`,
        suggestedEmail: waiting?.email || readReceiptEmail(),
      })}
      onPaid={() => {
        if (!waiting) notePaidAhead(paidDocument[type])
        if (isBoth) {
          notePaidAhead(paidDocument[other.type], other.job)
          notePaidBoth()
        }
        void settlePurchase(type).then(() => redirectLater(next))
      }}
    />
  )
}
