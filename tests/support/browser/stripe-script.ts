import type { Page } from '@playwright/test'

/**
 * Stands in for the script that comes from Stripe: a payment element of one line, and a confirmation that asks the test
 * server to pay, or is refused as a card is.
 */
const script = `
window.Stripe = () => {
  const makeElement = () => {
    const listeners = {}
    return {
      on(name, listener) { listeners[name] = listener; return this },
      once(name, listener) { listeners[name] = listener; return this },
      off() { return this },
      mount(place) {
        place.textContent = 'Card fields by Stripe'
        setTimeout(() => listeners.ready && listeners.ready(), 0)
      },
      update() {}, unmount() {}, destroy() {}, focus() {}, blur() {}, clear() {},
    }
  }
  return {
    elements({ clientSecret }) {
      window.stripeSecret = clientSecret
      return {
        create: makeElement,
        getElement: () => null,
        update() {},
        fetchUpdates: async () => ({}),
        submit: async () => ({}),
        on() {}, once() {}, off() {},
      }
    },
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    async confirmPayment({ confirmParams, redirect }) {
      window.stripeAsked = { confirmParams, redirect }
      if (window.stripeRefuses) return { error: { message: window.stripeRefuses } }
      await fetch('/api/test/stripe-confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret: window.stripeSecret, isHeard: !window.stripeIsMute }),
      })
      return { paymentIntent: { status: 'succeeded' } }
    },
    registerAppInfo() {},
  }
}
window.Stripe.version = 'stand-in'
`

/** Answers for js.stripe.com; nothing leaves the machine. */
export async function stubStripeScript(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}
