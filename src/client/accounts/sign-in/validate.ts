import type { FormErrors } from '#client/app/use-form.ts'
import { emailPattern, accountLimits as limits, accountMessages as messages } from '#shared/account-rules.ts'

type SignInValues = { email: string; password: string }

type NewPasswordValues = { password: string; confirmPassword: string }

export type SignUpValues = SignInValues &
  NewPasswordValues & {
    firstName: string
    lastName: string
    acceptTerms: boolean
  }

export function checkEmail({ email }: { email: string }): FormErrors<{ email: string }> {
  return emailPattern.test(email.trim()) ? {} : { email: messages.email }
}

function checkPassword({ password }: { password: string }): FormErrors<{ password: string }> {
  if (password.length < limits.shortestPassword) return { password: messages.password }
  if (password.length > limits.longestPassword) return { password: messages.longPassword }
  return {}
}

export function checkSignIn(values: SignInValues): FormErrors<SignInValues> {
  return { ...checkEmail(values), ...checkPassword(values) }
}

export function checkNewPassword(values: NewPasswordValues): FormErrors<NewPasswordValues> {
  const matches = values.confirmPassword === values.password
  return { ...checkPassword(values), ...(matches ? {} : { confirmPassword: messages.passwordMatch }) }
}

export function checkSignUp(values: SignUpValues): FormErrors<SignUpValues> {
  const errors: FormErrors<SignUpValues> = {}
  if (values.firstName.trim().length < limits.shortestName) errors.firstName = messages.firstName
  if (values.lastName.trim().length < limits.shortestName) errors.lastName = messages.lastName
  Object.assign(errors, checkEmail(values), checkNewPassword(values))
  if (!values.acceptTerms) errors.acceptTerms = messages.terms
  return errors
}
