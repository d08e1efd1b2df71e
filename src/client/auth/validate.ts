// What the two forms ask for, in the words they use.

export type SignInValues = { email: string; password: string }

export type SignUpValues = SignInValues & {
  firstName: string
  lastName: string
  confirmPassword: string
  acceptTerms: boolean
}

export type FormErrors<Values> = Partial<Record<keyof Values, string>>

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const shortestPassword = 8
const shortestName = 2

function checkCredentials({ email, password }: SignInValues): FormErrors<SignInValues> {
  const errors: FormErrors<SignInValues> = {}
  if (!emailForm.test(email.trim())) errors.email = 'Please enter a valid email address'
  if (password.length < shortestPassword) errors.password = 'Password must be at least 8 characters'
  return errors
}

export function checkSignIn(values: SignInValues): FormErrors<SignInValues> {
  return checkCredentials(values)
}

export function checkSignUp(values: SignUpValues): FormErrors<SignUpValues> {
  const errors: FormErrors<SignUpValues> = {}
  if (values.firstName.trim().length < shortestName) errors.firstName = 'First name is required'
  if (values.lastName.trim().length < shortestName) errors.lastName = 'Last name is required'
  Object.assign(errors, checkCredentials(values))
  if (values.confirmPassword !== values.password) errors.confirmPassword = 'Passwords do not match'
  if (!values.acceptTerms) errors.acceptTerms = 'You must accept the terms and conditions'
  return errors
}
