import { AppLink } from '#client/app/app-link.tsx'
import { documentPath, filesPath } from '#client/drafts/document-path.ts'
import { longDate } from '#client/lib/long-date.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import type { Purchase } from '#shared/api/billing.ts'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents, purchaseWords } from '#shared/plans.ts'
import type { DocumentKind } from '#shared/saved-document.ts'
import { refund } from '../billing-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { BillingSection } from './section.tsx'
import { useBillingAction } from './use-billing-action.ts'

const kinds: Record<Purchase['type'], DocumentKind> = { resume: 'resume', 'cover-letter': 'letter' }

type PurchasesSectionProps = {
  purchases: readonly Purchase[]
  hasPro: boolean
  /** What the documents are called, by their ids. */
  names: ReadonlyMap<string, string>
}

export function PurchasesSection({ purchases, hasPro, names }: PurchasesSectionProps) {
  const shown = purchases.filter(({ status }) => status !== 'pending' && status !== 'canceled')
  return (
    <BillingSection title="Documents you bought">
      {shown.length === 0 ? (
        <p className="text-text-2">
          {hasPro
            ? 'None. Everything is included in your Pro plan.'
            : `None yet. Each finished document is ${formatCents(documentPriceCents)}, paid once.`}
        </p>
      ) : (
        <ul className="grid gap-4">
          {shown.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} title={names.get(purchase.boundTo?.documentId ?? '')} />
          ))}
        </ul>
      )}
    </BillingSection>
  )
}

function PurchaseRow({ purchase, title }: { purchase: Purchase; title: string | undefined }) {
  const { id, type, name, amountCents, paidAt, boundTo, status, refundableUntil } = purchase
  const action = useBillingAction()
  const document = boundTo?.documentId ? { id: boundTo.documentId, kind: kinds[type] } : undefined
  const ofTitle = title && <span className="sr-only"> {title}</span>
  const giveBack = () =>
    action.mutate({
      run: () => refund(id),
      done: { title: 'Refund on its way', description: 'Banks usually take five to ten days.' },
    })
  return (
    <li className="grid items-center gap-3 border-border lg:grid-cols-[1fr_auto] lg:gap-6 border-b pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{title ?? name}</span>
          {status === 'refunded' && <Badge>Refunded</Badge>}
          {status === 'processing' && <Badge>Payment in progress</Badge>}
        </p>
        <p className="text-small text-text-2 tabular-nums">
          {title && `${name}, `}
          {formatCents(amountCents)}
          {paidAt && `, paid on ${longDate(paidAt)}`}. {statusWords(purchase)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {document && (
          <>
            <AppLink to={documentPath(document)} className={buttonStyle({ variant: 'outline', size: 'small' })}>
              Open{ofTitle}
            </AppLink>
            {status === 'paid' && (
              <AppLink to={filesPath(document)} className={buttonStyle({ variant: 'outline', size: 'small' })}>
                Download{ofTitle}
              </AppLink>
            )}
          </>
        )}
        {refundableUntil && (
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="small" disabled={action.isPending}>
                Refund
              </Button>
            }
            {...refundWords(purchase)}
            confirmLabel="Refund"
            keepLabel="Keep it"
            onConfirm={giveBack}
          />
        )}
      </div>
    </li>
  )
}

function refundWords({ name, amountCents, refundableUntil, paidAlong }: Purchase) {
  const items = [{ name, amountCents }, ...paidAlong]
  const back = formatCents(items.reduce((sum, item) => sum + item.amountCents, 0))
  const what = items.length > 1 ? 'these purchases no longer unlock' : 'this purchase no longer unlocks'
  const until = refundableUntil ? ` Available until ${longDate(refundableUntil)}.` : ''
  return {
    title: `Refund ${items.map((item) => item.name.toLowerCase()).join(' and ')}?`,
    text: `You get ${back} back, and ${what} downloads. Files you already have stay yours.${until}`,
  }
}

function statusWords({ boundTo, status, type }: Purchase): string {
  if (status === 'refunded') return boundTo ? 'The files you downloaded stay yours; it makes no further ones.' : ''
  return boundTo
    ? 'Download it as often as you like.'
    : `Not used yet. It’s for the first ${purchaseWords[type]} you download.`
}
