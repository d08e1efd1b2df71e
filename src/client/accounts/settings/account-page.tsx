import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { AccountFrame } from '#client/app/account-frame.tsx'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { describePlan } from '#client/billing/account/describe-plan.ts'
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
import { SettingsGroup, SettingsSection } from './settings-section.tsx'
import { VerifyNotice } from './verify-notice.tsx'

export function AccountPage() {
  const { user, isLoading, isError } = useMe()
  // Whoever signs out here is on the way home; whoever comes as a guest has to sign in first.
  const [hadUser, setHadUser] = useState(false)
  if (user && !hadUser) setHadUser(true)
  const isGuest = !user && !isLoading && !isError
  if (isGuest && !hadUser) return <Navigate replace to="/login?next=/account" />
  // A new account starts with forms of its own.
  if (user) return <Settings key={user.id} user={user} />
  return (
    <AccountFrame title="Account">
      {isLoading && <Waiting />}
      {isError && <NotLoaded />}
    </AccountFrame>
  )
}

function Settings({ user }: { user: Account }) {
  const { billing, passkeys, signInProviders } = useSite()
  return (
    <AccountFrame title="Account">
      {!user.emailVerified && <VerifyNotice user={user} />}
      <SettingsGroup id="profile" title="Profile">
        <NameSection user={user} />
        <EmailSection user={user} />
        {billing && <PlanOnFile />}
      </SettingsGroup>
      <SettingsGroup id="security" title="Security">
        {user.hasPassword ? <PasswordSection user={user} /> : <SetPasswordSection user={user} />}
        {passkeys && <PasskeysSection user={user} />}
        {signInProviders.length > 0 && <ProvidersSection user={user} />}
        <DevicesSection />
        <ActivitySection />
      </SettingsGroup>
      <SettingsGroup id="data" title="Data">
        <DataSection />
        <DeleteSection user={user} />
      </SettingsGroup>
    </AccountFrame>
  )
}

/** What the person pays, in a line; all of it has a page of its own. */
function PlanOnFile() {
  const { data } = useQuery({ queryKey: billingAccountKey, queryFn: loadBillingAccount, staleTime: 0 })
  return (
    <SettingsSection
      title="Plan"
      lead={data ? describePlan(data.subscription) : <Skeleton className="h-5 w-48" />}
      action={
        <AppLink to="/account/billing" className={buttonStyle({ variant: 'outline', size: 'small' })}>
          Manage
        </AppLink>
      }
    />
  )
}

function NotLoaded() {
  const queries = useQueryClient()
  return (
    <Alert title="Your account could not be loaded">
      <p>Nothing is lost. Check your connection and try again.</p>
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
