import { createContext } from 'react'

/** How a page tells that something must be paid for first: the template editor as a refusal, all others as news. */
export const PaymentTone = createContext<'default' | 'destructive'>('default')
