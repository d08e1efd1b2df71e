import { FormField } from '#client/app/form-fields.tsx'
import { type FormFieldState, messagesOf } from '#client/app/use-form.ts'
import { setCheckoutEmail } from '#shared/api/billing.ts'

type EmailFieldProps = FormFieldState & {
  /** The account's own address cannot be changed here. */
  isFixed: boolean
  /** A subscription belongs to no document that its receipt could lead to. */
  isSubscription: boolean
}

export function EmailField({ isFixed, isSubscription, ...field }: EmailFieldProps) {
  return (
    <FormField
      {...field}
      label="Email for the receipt"
      hint={isSubscription ? 'We’ll email your receipt.' : 'We’ll email a receipt with a link to your document.'}
      type="email"
      autoComplete="email"
      inputMode="email"
      readOnly={isFixed}
    />
  )
}

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Enter an email address for the receipt.'
  const [message] = messagesOf(setCheckoutEmail.body.shape.email.safeParse(email.trim())).values()
  return message
}
