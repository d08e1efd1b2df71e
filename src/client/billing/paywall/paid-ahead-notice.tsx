import { useQuery } from '@tanstack/react-query'
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
import { PaidFrame } from './paid-frame.tsx'
import { readWaiting, rememberWaiting } from './waiting.ts'

type Words = {
  bought: string
  /** Where the other one was in the same payment. */
  left: string
  create: string
  choose: string
}

const words: Record<PaidDocument, Words> = {
  resume: {
    bought: 'one resume',
    left: 'The download for your resume is left.',
    create: 'Create your resume here.',
    choose: 'Use it on a resume you have, or create one here.',
  },
  coverLetter: {
    bought: 'one cover letter',
    left: 'The download for your letter is left.',
    create: 'Create your letter here.',
    choose: 'Use it on a letter you have, or create one here.',
  },
}

const paidBoth = `Paid: ${words.resume.bought} and ${words.coverLetter.bought}, ${formatCents(2 * documentPriceCents)}`

/** Where a payment without a document leads: what was bought, and what to do with it. Gone once it is used. */
export function PaidAheadNotice({ type }: { type: PaidDocument }) {
  const navigate = useNavigate()
  const { data: paid } = useQuery({
    queryKey: ['paid-ahead', type],
    queryFn: () => loadPaidAhead(type),
    staleTime: 0,
    gcTime: 0,
  })
  if (!paid) return null
  const [first, ...others] = paid.documents
  const { bought, left, create, choose } = words[type]
  const waiting = readWaiting()
  const isOfBoth = waiting?.isBoth === true && waiting.type !== type

  /** Its file comes there, as it does where a download led to the payment. */
  const take = (document: SavedDocument) => {
    forgetPaidAhead()
    rememberWaiting({ type, documentId: document.id, format: 'pdf' })
    void navigate(filesPath(document))
  }

  return (
    <PaidFrame
      label="Your purchase"
      heading={isOfBoth ? paidBoth : `Paid: ${bought}, ${formatCents(documentPriceCents)}`}
      forget={forgetPaidAhead}
    >
      <p className="max-w-prose text-text-2">
        {isOfBoth ? left : 'You have one paid download.'} {first ? choose : create} It covers PDF and Word, and is
        applied the first time you download.
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
    </PaidFrame>
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
