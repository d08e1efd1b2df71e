import type { QueryClient } from '@tanstack/react-query'
import { meQueryKey } from '#client/lib/me.ts'

/**
 * A query that asks the account only while somebody is signed in. Signing out empties every query a moment before
 * the page has learnt of it, and each would ask once more and be refused.
 */
export function whenSignedIn<T>(ask: () => Promise<T>, otherwise: T) {
  return async ({ client }: { client: QueryClient }): Promise<T> =>
    client.getQueryData(meQueryKey) ? ask() : otherwise
}
