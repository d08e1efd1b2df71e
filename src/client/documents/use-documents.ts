import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openAccount } from '#client/drafts/account.ts'
import { accountApi } from '#client/drafts/account-api.ts'
import { openDevice } from '#client/drafts/device.ts'
import { isFor, type ShelfDraft } from '#client/drafts/draft-shelf.ts'
import { whenSignedIn } from '#client/drafts/when-signed-in.ts'
import { useMe } from '#client/lib/me.ts'
import { type DocumentRow, listDocuments } from '#shared/api/documents.ts'
import { type ListedDocument, mergeDocuments } from './listed-document.ts'

const accountDocumentsKey = [listDocuments.path] as const
export const deletedDocumentsKey = [listDocuments.path, 'deleted'] as const
const deviceDocumentsKey = ['device-documents'] as const

const deviceDocuments = () =>
  queryOptions({
    queryKey: deviceDocumentsKey,
    queryFn: async (): Promise<ShelfDraft[]> => {
      const { shelf, account } = openDevice()
      return (await shelf.list()).filter((draft) => isFor(account.read(), draft))
    },
    staleTime: 0,
  })

export type Documents = {
  documents: ListedDocument[]
  isLoading: boolean
  /** What could not be had; the rest is shown all the same. */
  failed: 'device' | 'account' | undefined
  hasAccount: boolean
  refresh: () => Promise<void>
  /** Takes a deleted document off the list at once, before either side was asked again. */
  forget: (id: string) => void
}

/** What this device and, for somebody signed in, the account keep; follows what other tabs and devices do. */
export function useDocuments(): Documents {
  const queries = useQueryClient()
  const { user, isLoading: isAsking } = useMe()
  const device = useQuery(deviceDocuments())
  const account = useQuery({
    queryKey: accountDocumentsKey,
    queryFn: whenSignedIn(() => accountApi.list(), []),
    enabled: user !== null,
    staleTime: 0,
  })

  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: deviceDocumentsKey }),
      queries.invalidateQueries({ queryKey: accountDocumentsKey, exact: true }),
      queries.invalidateQueries({ queryKey: deletedDocumentsKey }),
    ])
  }

  const forget = (id: string) => {
    queries.setQueryData<ShelfDraft[]>(deviceDocumentsKey, (drafts) =>
      drafts?.filter(({ document }) => document.id !== id),
    )
    queries.setQueryData<DocumentRow[]>(accountDocumentsKey, (rows) => rows?.filter((row) => row.id !== id))
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void queries.invalidateQueries({ queryKey: deviceDocumentsKey })
        void queries.invalidateQueries({ queryKey: accountDocumentsKey, exact: true })
      }, 300)
    }
    const stopAccount = openAccount().subscribe(follow)
    const stopTabs = openDevice().tabs.listen(follow)
    return () => {
      clearTimeout(timer)
      stopAccount()
      stopTabs()
    }
  }, [queries])

  const isAccountLoading = user !== null && account.isPending
  return {
    documents: mergeDocuments(device.data ?? [], user ? (account.data ?? []) : []),
    isLoading: device.isPending || isAsking || isAccountLoading,
    failed: failureOf(device.isError, account.isError),
    hasAccount: user !== null,
    refresh,
    forget,
  }
}

function failureOf(device: boolean, account: boolean): Documents['failed'] {
  if (account) return 'account'
  return device ? 'device' : undefined
}
