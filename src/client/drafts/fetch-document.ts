import type { QueryClient } from '@tanstack/react-query'
import { loadMe, meQueryKey } from '#client/lib/me.ts'
import type { SavedDocument } from '#shared/saved-document.ts'
import { accountApi } from './account-api.ts'
import { openDevice } from './device.ts'

/** Brings a document of the account to this device; undefined for a guest and where the account has none. */
export async function fetchDocument(queries: QueryClient, id: string): Promise<SavedDocument | undefined> {
  const user = await queries.fetchQuery({ queryKey: meQueryKey, queryFn: ({ signal }) => loadMe(signal) })
  if (!user) return undefined
  const document = await accountApi.get(id)
  if (!document) return undefined
  const { shelf, account } = openDevice()
  account.write(user.id)
  const present = await shelf.find(id)
  return (await shelf.adopt(document, user.id, { ifRevision: present?.document.revision ?? 0 })) ?? document
}
