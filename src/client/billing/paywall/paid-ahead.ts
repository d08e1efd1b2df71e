// A purchase made before there is a document: remembered, so that the page it leads to can say what it is good for.
import type { PaidDocument } from './paid-flags.ts'

const KEY = 'candid-paid-ahead'

export function notePaidAhead(type: PaidDocument): void {
  try {
    sessionStorage.setItem(KEY, type)
  } catch {
    // The toast has said it, and the billing page lists it.
  }
}

export function isPaidAhead(type: PaidDocument): boolean {
  try {
    return sessionStorage.getItem(KEY) === type
  } catch {
    return false
  }
}

export function forgetPaidAhead(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
