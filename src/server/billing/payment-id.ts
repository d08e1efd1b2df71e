import { createHash } from 'node:crypto'

/** The same payment has the same id on every machine and in every order of events. */
export function paymentId(provider: string, reference: string): string {
  const hash = createHash('sha256').update(`${provider}:${reference}`).digest('hex')
  // Marked as a UUID of version 8, whose bits are the maker's own.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
