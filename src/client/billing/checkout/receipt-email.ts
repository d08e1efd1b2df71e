// The address the last receipt went to, for the next payment of this visit.
const KEY = 'candid-receipt-email'

export function keepReceiptEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email.trim())
  } catch {
    // It is typed again.
  }
}

export function readReceiptEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
