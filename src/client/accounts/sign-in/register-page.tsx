import { useLocation, useNavigate } from 'react-router'
import { FormField, PasswordField } from '#client/app/form-fields.tsx'
import { toast } from '#client/app/toast.ts'
import { useSendForm } from '#client/app/use-send-form.ts'
import { callRaw } from '#client/lib/api.ts'
import type { signUp } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthForm, shortestWait } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { readNext, useNext, withNext } from './next-address.ts'
import { OtherWays } from './other-ways.tsx'
import { checkSignUp, type SignUpValues } from './validate.ts'

const initial: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

export function RegisterPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const next = useNext()
  const form = useSendForm({
    initial,
    check: checkSignUp,
    // Without accepted terms the check does not pass.
    send: ({ firstName, lastName, email, password }) =>
      callRaw<typeof signUp>(addresses.signUp, {
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          password,
          acceptTerms: true,
        },
      }),
    onDone: (_, { email }) => {
      toast({ title: 'Success!', description: 'Your account has been created. Please sign in.' })
      navigate(withNext('/login', readNext(search)), { state: { email: email.trim() } })
    },
    failure: 'Failed to create account. Please try again.',
    shortestWait,
  })

  return (
    <AuthCard
      title="Sign Up"
      lead="Free, no card needed. We keep what you started."
      footer={
        <>
          Already have an account? <AuthLink to={withNext('/login', next)}>Sign In</AuthLink>
        </>
      }
    >
      <AuthForm form={form} submitLabel="Sign Up" busyLabel="Creating account...">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <FormField {...form.field('firstName')} label="First name" autoComplete="given-name" />
          <FormField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <FormField {...form.field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          hint={form.errors.password ? undefined : 'At least 8 characters'}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <AcceptTerms
          checked={form.values.acceptTerms}
          error={form.errors.acceptTerms}
          onChange={(checked) => form.change({ acceptTerms: checked })}
        />
      </AuthForm>
      <OtherWays next={next} />
    </AuthCard>
  )
}
