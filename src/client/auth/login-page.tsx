import { AppLink } from '#client/app/app-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { AuthCard } from './auth-card.tsx'
import { PasswordInput } from './password-input.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { checkSignIn, type SignInValues } from './validate.ts'

const action = '/api/auth/sign-in'
const initial: SignInValues = { email: '', password: '' }

export function LoginPage() {
  const { values, errors, isBusy, form, setValue, submit } = useAuthForm({
    action,
    initial,
    check: checkSignIn,
    toBody: ({ email, password }) => ({ email: email.trim(), password }),
    success: { description: 'You have successfully signed in.', goTo: '/' },
    failure: 'Failed to sign in. Please try again.',
  })

  return (
    <AuthCard
      title="Sign In"
      lead="Go on where you stopped."
      footer={
        <>
          No account yet?{' '}
          <AppLink
            to="/register"
            className="font-medium text-accent underline underline-offset-4 hover:text-accent-hover"
          >
            Sign Up
          </AppLink>
        </>
      }
    >
      {/* A post even without scripts: a password never belongs in an address. */}
      <form ref={form} method="post" action={action} noValidate onSubmit={submit} className="grid gap-5">
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
        <Field label="Password" error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              data-field="password"
              name="password"
              autoComplete="current-password"
              value={values.password}
              onChange={(event) => setValue('password', event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={isBusy} className="mt-1 w-full">
          {isBusy && <Spinner />}
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
    </AuthCard>
  )
}
