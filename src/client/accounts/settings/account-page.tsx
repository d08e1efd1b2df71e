import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { PlanSection } from '#client/billing/account/plan-section.tsx'
import { billingAccountKey, loadBillingAccount } from '#client/billing/billing-calls.ts'
import { meQueryKey, useMe } from '#client/lib/me.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Account } from '#shared/api/accounts.ts'
import { ActivitySection } from './activity-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProvidersSection } from './providers-section.tsx'
import { SetPasswordSection } from './set-password.tsx'
import { VerifyNotice } from './verify-notice.tsx'

export function AccountPage() {
  const { user, isLoading, isError } = useMe()
  return (
    <div className="wrap-app py-8 md:py-12">
      <div className="mx-auto grid max-w-[48rem] gap-6">
        <h1 className="text-h1">Account</h1>
        {isLoading && <Waiting />}
        {isError && <NotLoaded />}
        {!isLoading && !isError && !user && <SignInFirst />}
        {/* A new account starts with forms of its own. */}
        {user && <Settings key={user.id} user={user} />}
      </div>
    </div>
  )
}

function Settings({ user }: { user: Account }) {
  const { billing, passkeys, signInProviders } = useSite()
  return (
    <>
      {!user.emailVerified && <VerifyNotice user={user} />}
      <nav aria-label="Account" className="flex flex-wrap gap-3">
        <AppLink to="/documents" className={buttonStyle({ variant: 'outline' })}>
          My documents
        </AppLink>
        {billing && (
          <AppLink to="/account/billing" className={buttonStyle({ variant: 'outline' })}>
            Billing
          </AppLink>
        )}
      </nav>
      {billing && <PlanOnFile />}
      <NameSection user={user} />
      <EmailSection user={user} />
      {user.hasPassword ? <PasswordSection user={user} /> : <SetPasswordSection user={user} />}
      {passkeys && <PasskeysSection user={user} />}
      {signInProviders.length > 0 && <ProvidersSection user={user} />}
      <DevicesSection />
      <ActivitySection />
      <DataSection />
      <DeleteSection user={user} />
    </>
  )
}

/** What the person pays, before everything else; its list of receipts is a page of its own. */
function PlanOnFile() {
  const { data } = useQuery({ queryKey: billingAccountKey, queryFn: loadBillingAccount, staleTime: 0 })
  return data ? <PlanSection subscription={data.subscription} /> : <Skeleton className="h-40 w-full" />
}

function SignInFirst() {
  return (
    <>
      <p className="text-text-2">Sign in to see and change your account.</p>
      <div className="flex flex-wrap gap-3">
        <AppLink to="/login?next=/account" className={buttonStyle()}>
          Sign In
        </AppLink>
        <AppLink to="/register" className={buttonStyle({ variant: 'outline' })}>
          Sign Up
        </AppLink>
      </div>
    </>
  )
}

function NotLoaded() {
  const queries = useQueryClient()
  return (
    <Alert title="Your account could not be loaded">
      <p>Nothing is lost. Check the connection and try again.</p>
      <Button variant="outline" className="mt-3" onClick={() => void queries.refetchQueries({ queryKey: meQueryKey })}>
        Retry
      </Button>
    </Alert>
  )
}

function Waiting() {
  return (
    <div className="grid gap-6" role="status" aria-label="Loading your account">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}
