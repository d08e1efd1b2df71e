import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FormField, PasswordField } from '#client/app/form-fields.tsx'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { useSendForm } from '#client/app/use-send-form.ts'
import { callRaw } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { loadMe, setMe } from '#client/lib/me.ts'
import { Alert } from '#client/ui/alert.tsx'
import type { Account, signIn } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm, shortestWait } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { readNext, useNext, withNext } from './next-address.ts'
import { OtherWays } from './other-ways.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { checkSignIn } from './validate.ts'

const cookieRefused = 'Your browser blocked the sign-in cookie. Please allow cookies for this site.'

export function LoginPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const next = useNext()
  const waiting = useWaitingProvider()
  const [refused, setRefused] = useState<{ reason: string; email: string; password: string }>()
  const enter = (user: Account) => {
    setMe(queries, user)
    toast({ title: 'Success!', description: 'You have successfully signed in.' })
    navigate(readNext(search) ?? '/')
  }
  const passkey = usePasskeySignIn(async () => enter(await loadSignedIn()))
  const form = useSendForm({
    initial: { email: '', password: '' },
    check: checkSignIn,
    send: async ({ email, password }) => {
      await callRaw<typeof signIn>(addresses.signIn, { body: { email: email.trim(), password } })
      return loadSignedIn()
    },
    onDone: enter,
    failure: 'Failed to sign in. Please try again.',
    // A toast in the corner is far from the fields, either of which may have to be mended.
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'sign-in-required' || !error.reason) return
      setRefused({ reason: error.reason, ...form.values })
      form.form.current?.querySelector<HTMLElement>('[data-field="password"]')?.focus()
    },
    shortestWait,
  })
  const { email, password } = form.values
  const problem = refused?.email === email && refused.password === password ? refused.reason : undefined

  // Whoever has just signed up has typed it once; the page is the same for everybody until it is alive.
  const fillIn = useEffectEvent((email: string) => form.change({ email }))
  useEffect(() => {
    const email: unknown = state?.email
    if (typeof email === 'string') fillIn(email)
  }, [state])

  return (
    <AuthCard
      title="Sign In"
      lead="Pick up where you left off."
      footer={
        <>
          No account yet? <AuthLink to={withNext('/register', next)}>Sign Up</AuthLink>
        </>
      }
    >
      {waiting && (
        <Alert variant="info" title="You already have an account" className="mb-5">
          Sign in once to connect {waiting} to it.
        </Alert>
      )}
      <AuthForm form={form} submitLabel="Sign In" busyLabel="Signing in...">
        {problem && <Alert id="sign-in-problem">{problem}</Alert>}
        <FormField {...form.field('email')} label="Email" type="email" autoComplete={emailTokens} />
        <div className="grid gap-2">
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
            problemId={problem && 'sign-in-problem'}
          />
          <p className="text-small">
            <AuthLink to="/forgot-password">Forgot your password?</AuthLink>
          </p>
        </div>
      </AuthForm>
      <OtherWays next={next} passkey={{ ...passkey, ask: () => void passkey.ask() }} />
    </AuthCard>
  )
}

/** Browsers offer passkeys in this field's list, next to saved addresses. */
const emailTokens = 'username webauthn'

async function loadSignedIn(): Promise<Account> {
  const user = await loadMe()
  if (!user) throw new ApiError('no cookie', { status: 401, reason: cookieRefused })
  return user
}

/** The name of the provider that waits to be connected. Known only once the page is alive, like where to go next. */
function useWaitingProvider(): string | undefined {
  const { search } = useLocation()
  const { signInProviders } = useSite()
  const [name, setName] = useState<string>()
  useEffect(() => {
    const id = new URLSearchParams(search).get('connect')
    setName(signInProviders.find((provider) => provider.id === id)?.name)
  }, [search, signInProviders])
  return name
}
