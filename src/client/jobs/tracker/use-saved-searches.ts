import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '#client/app/toast.ts'
import { callApi, callJson } from '#client/lib/api.ts'
import { useMe } from '#client/lib/me.ts'
import { listSavedSearches, type SavedSearch, savedSearchSchema } from '#shared/api/tracked-jobs.ts'
import { createDeviceList } from './device-list.ts'

const device = createDeviceList<SavedSearch>('candid-saved-searches', savedSearchSchema)
const accountKey = ['/api/saved-searches'] as const
const nothing: readonly SavedSearch[] = []

export type SavedSearches = {
  searches: readonly SavedSearch[]
  keep: (search: SavedSearch) => void
  forget: (id: string) => void
}

/** The searches a person keeps: in the account of whoever is signed in, else on this device. */
export function useSavedSearches(): SavedSearches {
  const queries = useQueryClient()
  const { user } = useMe()
  const onDevice = useSyncExternalStore(device.subscribe, device.read, () => nothing)
  const account = useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => listSavedSearches.response.parse(await callJson(accountKey[0], { signal })),
    enabled: user !== null,
  })
  useCarryOver(user !== null, onDevice, queries)
  if (!user) return { searches: onDevice, keep: keepOnDevice, forget: device.remove }
  return {
    searches: account.data ?? nothing,
    keep: (search) => {
      setSearches(queries, (searches) => [search, ...searches.filter(({ id }) => id !== search.id)])
      callApi(`${accountKey[0]}/${search.id}`, { method: 'PUT', body: search }).catch(() => takeBack(queries))
    },
    forget: (id) => {
      setSearches(queries, (searches) => searches.filter((search) => search.id !== id))
      callApi(`${accountKey[0]}/${id}`, { method: 'DELETE' }).catch(() => takeBack(queries))
    },
  }
}

function keepOnDevice(search: SavedSearch): void {
  if (!device.put(search)) sayNotSaved()
}

function setSearches(queries: QueryClient, update: (searches: SavedSearch[]) => SavedSearch[]): void {
  queries.setQueryData<SavedSearch[]>(accountKey, (searches) => update(searches ?? []))
}

function takeBack(queries: QueryClient): void {
  sayNotSaved()
  void queries.invalidateQueries({ queryKey: accountKey })
}

function sayNotSaved(): void {
  toast({ title: 'This search was not saved', description: 'Try again in a moment.', variant: 'destructive' })
}

/** What was kept before signing in goes to the account, and leaves the device once it is there. */
function useCarryOver(isSignedIn: boolean, onDevice: readonly SavedSearch[], queries: QueryClient): void {
  const waiting = isSignedIn ? onDevice.map(({ id }) => id).join() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the searches
  useEffect(() => {
    if (!waiting) return
    const carry = async () => {
      for (const search of onDevice) {
        await callApi(`${accountKey[0]}/${search.id}`, { method: 'PUT', body: search })
        device.remove(search.id)
      }
      await queries.invalidateQueries({ queryKey: accountKey })
    }
    carry().catch(() => undefined)
  }, [waiting])
}
