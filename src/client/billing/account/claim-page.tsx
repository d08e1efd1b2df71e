import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { ApiError } from '#client/lib/api-error.ts'
import { useMe } from '#client/lib/me.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { askForClaimLink, claim } from '../billing-calls.ts'
import { mirrorEntitlements } from '../paywall/paid-flags.ts'

/** Where the link in a receipt leads: brings the purchase to this browser or account, on a press and not before. */
export function ClaimPage() {
  const { billing } = useSite()
  return billing ? <Claim /> : <FreeCopy />
}

function Claim() {
  const [query] = useSearchParams()
  const { user } = useMe()
  const bring = useMutation({
    mutationFn: () => claim(query.get('token') ?? ''),
    onSuccess: ({ entitlements }) => mirrorEntitlements(entitlements),
  })
  const renewal = useMutation({ mutationFn: () => askForClaimLink(query.get('token') ?? '') })
  const isSpent = bring.error instanceof ApiError && bring.error.code === 'link-expired'

  if (bring.data)
    return (
      <Frame title="Your purchase has arrived">
        <p>{bring.data.name} can now be downloaded here.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <AppLink to="/documents" className={buttonStyle()}>
            My documents
          </AppLink>
          <AppLink to="/account/billing" className={buttonStyle({ variant: 'outline' })}>
            Receipts and billing
          </AppLink>
        </div>
      </Frame>
    )
  return (
    <Frame title="Move your purchase here">
      <p>
        {user
          ? `It will belong to the account ${user.email}.`
          : 'It will belong to this browser. To keep it in your account, sign in first.'}
      </p>
      {bring.isError && !renewal.isSuccess && (
        <Alert className="mt-4">
          {(bring.error instanceof ApiError && bring.error.reason) || 'That didn’t work. Please try again.'}
        </Alert>
      )}
      {renewal.isSuccess && (
        <Alert variant="info" className="mt-4" title="A new link is on its way">
          It goes to the email address the purchase was made with. Open it from there.
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isSpent ? (
          <Button disabled={renewal.isPending || renewal.isSuccess} onClick={() => renewal.mutate()}>
            {renewal.isPending ? 'Processing...' : 'Send a new link'}
          </Button>
        ) : (
          <Button disabled={bring.isPending} onClick={() => bring.mutate()}>
            {bring.isPending ? 'Processing...' : 'Move it here'}
          </Button>
        )}
        {!user && (
          <AppLink
            to={`/login?next=${encodeURIComponent(`/claim?${query}`)}`}
            className={buttonStyle({ variant: 'outline' })}
          >
            Sign In
          </AppLink>
        )}
      </div>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="wrap-app flex grow items-center justify-center py-16 md:py-24">
      <div className="wrap-anywhere w-full max-w-lg rounded-card border border-border bg-surface p-6 sm:p-10">
        <h1 className="text-h1">{title}</h1>
        <div className="mt-3 text-text-2">{children}</div>
      </div>
    </div>
  )
}
