// What every payment form is given, whoever takes the money.

export type PaymentFormProps = {
  clientSecret: string
  orderId: string
  /** Known where the person is signed in; a guest is asked. */
  email: string | null
  /** `Pay $2.99`, `Subscribe for $19 per month`. */
  submitLabel: string
  /** Where the provider sends the browser back after a step of its own. */
  returnPath: string
  /** Said beside the button when it has to be agreed to: the subscription renews. */
  consent?: string
  onPaid: () => void
  onFailed: (message: string) => void
}
