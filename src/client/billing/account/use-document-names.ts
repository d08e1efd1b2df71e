import { useQuery } from '@tanstack/react-query'
import { accountApi } from '#client/drafts/account-api.ts'
import { openDevice } from '#client/drafts/device.ts'
import { isFor } from '#client/drafts/draft-shelf.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { whenSignedIn } from '#client/drafts/when-signed-in.ts'
import { useMe } from '#client/lib/me.ts'
import { listDocuments } from '#shared/api/documents.ts'

/** The names of the documents this person has, by their ids: a purchase only knows an id. */
export function useDocumentNames(): ReadonlyMap<string, string> {
  const { user } = useMe()
  const device = useQuery({ queryKey: ['names-on-the-device'], queryFn: readNamesOnDevice, staleTime: 0 })
  const account = useQuery({
    queryKey: [listDocuments.path, 'names'],
    queryFn: whenSignedIn(() => accountApi.list(), []),
    enabled: user !== null,
    staleTime: 0,
  })
  return new Map([...(account.data ?? []).map(({ id, title }) => [id, title] as const), ...(device.data ?? [])])
}

async function readNamesOnDevice(): Promise<(readonly [string, string])[]> {
  const { shelf, account } = openDevice()
  const drafts = (await shelf.list()).filter((draft) => isFor(account.read(), draft))
  return drafts.map(({ document }) => [document.id, documentTitle(document)])
}
