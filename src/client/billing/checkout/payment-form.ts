// What every payment form is given, for any provider.

export type PaymentFormProps = {
  clientSecret: string
  orderId: string
  /** Known where the person is signed in; a guest is asked. */
  email: string | null
  /** Put into the field for a guest, who may change it. */
  suggestedEmail?: string | undefined
  /** The address for the receipt is on file, whether or not it may be shown. */
  isEmailKnown?: boolean
  /** `Pay $2.99`, `Subscribe for $19 per month`. */
  submitLabel: string
  /** The payment for what is chosen now has been set up. */
  isReady?: boolean
  /** Where the provider sends the browser back after a step of its own. */
  returnPath: string
  /** Said beside the button when it has to be agreed to: the subscription renews. */
  consent?: string
  /** Told whenever somebody sets out to pay. */
  onTry: () => void
  onPaid: () => void
  /** The provider's own words, for the toast. */
  onFailed: (message: string) => void
}

/** No answer came. Whether the money moved is known only to the provider, who is asked at the next load. */
export const unsentPayment = 'The payment could not be sent. Check your connection and try again.'
