import { AppLink } from '#client/app/app-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { AuthCard } from './auth-card.tsx'
import { PasswordInput } from './password-input.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { checkSignUp, type SignUpValues } from './validate.ts'

const action = '/api/auth/sign-up'
const initial: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

export function RegisterPage() {
  const { values, errors, isBusy, form, setValue, submit } = useAuthForm({
    action,
    initial,
    check: checkSignUp,
    toBody: ({ firstName, lastName, email, password, acceptTerms }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      password,
      acceptTerms,
    }),
    success: { description: 'Your account has been created. Please sign in.', goTo: '/login' },
    failure: 'Failed to create account. Please try again.',
  })

  return (
    <AuthCard
      title="Sign Up"
      lead="Free, and no card. What you started is kept."
      footer={
        <>
          Already have an account?{' '}
          <AppLink to="/login" className="font-medium text-accent underline underline-offset-4 hover:text-accent-hover">
            Sign In
          </AppLink>
        </>
      }
    >
      {/* A post even without scripts: a password never belongs in an address. */}
      <form ref={form} method="post" action={action} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label="First name" error={errors.firstName}>
            {(control) => (
              <Input
                {...control}
                data-field="firstName"
                name="firstName"
                autoComplete="given-name"
                spellCheck={false}
                value={values.firstName}
                onChange={(event) => setValue('firstName', event.target.value)}
              />
            )}
          </Field>
          <Field label="Last name" error={errors.lastName}>
            {(control) => (
              <Input
                {...control}
                data-field="lastName"
                name="lastName"
                autoComplete="family-name"
                spellCheck={false}
                value={values.lastName}
                onChange={(event) => setValue('lastName', event.target.value)}
              />
            )}
          </Field>
        </div>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <Input
              {...control}
              data-field="email"
              name="email"
              type="email"
              autoComplete="username"
              spellCheck={false}
              value={values.email}
              onChange={(event) => setValue('email', event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" hint="At least 8 characters" error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              data-field="password"
              name="password"
              autoComplete="new-password"
              value={values.password}
              onChange={(event) => setValue('password', event.target.value)}
            />
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword}>
          {(control) => (
            <PasswordInput
              {...control}
              data-field="confirmPassword"
              name="confirmPassword"
              autoComplete="new-password"
              value={values.confirmPassword}
              onChange={(event) => setValue('confirmPassword', event.target.value)}
            />
          )}
        </Field>
        <AcceptTerms
          checked={values.acceptTerms}
          error={errors.acceptTerms}
          onChange={(checked) => setValue('acceptTerms', checked)}
        />
        <Button type="submit" aria-disabled={isBusy} className="mt-1 w-full">
          {isBusy && <Spinner />}
          {isBusy ? 'Creating account...' : 'Sign Up'}
        </Button>
      </form>
    </AuthCard>
  )
}
