import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { filesPath } from '#client/drafts/document-path.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { loadPaidAhead, type PaidAhead } from './load-paid-ahead.ts'
import { forgetPaidAhead } from './paid-ahead.ts'
import type { PaidDocument } from './paid-flags.ts'
import { rememberWaiting } from './waiting.ts'

const words: Record<PaidDocument, { bought: string; create: string; choose: string }> = {
  resume: {
    bought: 'one resume',
    create: 'Create your resume here.',
    choose: 'Use it on a resume you have, or create one here.',
  },
  coverLetter: {
    bought: 'one cover letter',
    create: 'Create your letter here.',
    choose: 'Use it on a letter you have, or create one here.',
  },
}

/** Where a payment without a document leads: what was bought, and what to do with it. Gone once it is used. */
export function PaidAheadNotice({ type }: { type: PaidDocument }) {
  const navigate = useNavigate()
  const [isDismissed, setIsDismissed] = useState(false)
  const { data: paid } = useQuery({
    queryKey: ['paid-ahead', type],
    queryFn: () => loadPaidAhead(type),
    staleTime: 0,
    gcTime: 0,
  })
  if (isDismissed || !paid) return null
  const [first, ...others] = paid.documents
  const { bought, create, choose } = words[type]

  /** Its file comes there, as it does where a download led to the payment. */
  const take = (document: SavedDocument) => {
    forgetPaidAhead()
    rememberWaiting({ type, documentId: document.id, format: 'pdf' })
    void navigate(filesPath(document))
  }

  return (
    <section
      aria-label="Your purchase"
      className="relative grid gap-x-5 gap-y-4 rounded-card border border-success/40 bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6"
    >
      <span className="grid size-11 place-items-center rounded-full bg-success-soft text-success">
        <Check className="size-6" strokeWidth={2} />
      </span>
      <div className="wrap-anywhere grid min-w-0 justify-items-start gap-1">
        <h2 className="pr-10 text-h3">
          Paid: {bought}, {formatCents(documentPriceCents)}
        </h2>
        <p className="max-w-prose text-text-2">
          You have one paid download. {first ? choose : create} It covers PDF and Word, and is applied the first time
          you download.
        </p>
        <ReceiptLine receipt={paid.receipt} />
        {first && (
          <div className="mt-3 flex max-w-full flex-wrap gap-3">
            <Button onClick={() => take(first.document)}>Download “{first.title}”</Button>
            {others.length > 0 && (
              <AppLink to="/documents" className={buttonStyle({ variant: 'ghost' })}>
                Use it on another
              </AppLink>
            )}
          </div>
        )}
      </div>
      <Button
        size="icon"
        variant="ghost"
        className="absolute top-3 right-3"
        aria-label="Dismiss"
        onClick={() => {
          forgetPaidAhead()
          setIsDismissed(true)
        }}
      >
        <X />
      </Button>
    </section>
  )
}

const linkStyle = 'underline underline-offset-4 hover:text-text'

function ReceiptLine({ receipt }: Pick<PaidAhead, 'receipt'>) {
  return (
    <p className="text-small text-text-2">
      {receipt ? (
        <>
          Receipt{' '}
          <AppLink to={`/receipts/${receipt.id}`} className={linkStyle}>
            {receipt.number}
          </AppLink>
          {receipt.email ? `, emailed to ${receipt.email}.` : ', emailed to you.'}
        </>
      ) : (
        'We’ve emailed your receipt.'
      )}{' '}
      <AppLink to="/account/billing" className={linkStyle}>
        Receipts and billing
      </AppLink>
    </p>
  )
}
