import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { FormField, PasswordField } from '#client/app/form-fields.tsx'
import { toast } from '#client/app/toast.ts'
import { useSendForm } from '#client/app/use-send-form.ts'
import { ApiError, callRaw } from '#client/lib/api.ts'
import { loadMe, setMe } from '#client/lib/me.ts'
import type { signIn } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm, shortestWait } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { readNext, useNext, withNext } from './next-address.ts'
import { checkSignIn } from './validate.ts'

const cookieRefused = 'Your browser did not keep the cookie that signs you in. Please allow cookies for this site.'

export function LoginPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const next = useNext()
  const form = useSendForm({
    initial: { email: '', password: '' },
    check: checkSignIn,
    send: async ({ email, password }) => {
      await callRaw<typeof signIn>(addresses.signIn, { body: { email: email.trim(), password } })
      const user = await loadMe()
      if (!user) throw new ApiError('no cookie', { status: 401, reason: cookieRefused })
      return user
    },
    onDone: (user) => {
      setMe(queries, user)
      toast({ title: 'Success!', description: 'You have successfully signed in.' })
      navigate(readNext(search) ?? '/')
    },
    failure: 'Failed to sign in. Please try again.',
    shortestWait,
  })

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
      <AuthForm form={form} submitLabel="Sign In" busyLabel="Signing in...">
        <FormField {...form.field('email')} label="Email" type="email" autoComplete="username" />
        <div className="grid gap-2">
          <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
          <p className="text-small">
            <AuthLink to="/forgot-password">Forgot your password?</AuthLink>
          </p>
        </div>
      </AuthForm>
    </AuthCard>
  )
}
