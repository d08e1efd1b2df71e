import { createContext } from 'react'

/**
 * Whether a page says that a payment is required before it goes to the checkout. The template editor does; elsewhere
 * the price stands on what was pressed, and the checkout says the rest.
 */
export const PaymentWarning = createContext(false)
