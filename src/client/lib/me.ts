import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Account, getMe } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { callRaw, readJson } from './api.ts'

/** The query key that holds who is signed in; watch it to react to changes. */
export const meQueryKey = [addresses.getMe.path] as const

export type Me = { user: Account | null; isLoading: boolean; isError: boolean }

/** Who is signed in; nobody until the server says otherwise. */
export function useMe(): Me {
  const { data, isPending, isError } = useQuery({ queryKey: meQueryKey, queryFn: ({ signal }) => loadMe(signal) })
  return { user: data ?? null, isLoading: isPending, isError }
}

export async function loadMe(signal?: AbortSignal): Promise<Account | null> {
  const answer = await readJson(await callRaw<typeof getMe>(addresses.getMe, { signal }))
  return isAccount(answer) ? answer : null
}

/** Puts somebody else in place: what was loaded for the one before is not shown to the next. */
export function setMe(queries: QueryClient, user: Account | null): void {
  const before = queries.getQueryData<Account | null>(meQueryKey)
  // A load still in progress would bring back the previous user.
  void queries.cancelQueries({ queryKey: meQueryKey })
  queries.setQueryData(meQueryKey, user)
  if (before?.id !== user?.id) forgetOthersData(queries)
  tabs?.postMessage('changed')
}

/** Follows a sign-in or sign-out in another tab. */
export function watchOtherTabs(queries: QueryClient): () => void {
  const follow = async () => {
    const before = queries.getQueryData<Account | null>(meQueryKey)
    // Without a connection the other tab's word alone is no reason to sign anybody out here.
    const user = await loadMe().catch(() => undefined)
    if (user === undefined) return
    queries.setQueryData(meQueryKey, user)
    if (before?.id !== user?.id) forgetOthersData(queries)
  }
  tabs?.addEventListener('message', follow)
  return () => tabs?.removeEventListener('message', follow)
}

const tabs = typeof window !== 'undefined' && 'BroadcastChannel' in window ? new BroadcastChannel('candid-me') : null

/** The same for everybody, so it need not be loaded again. */
const publicPaths = [addresses.listTemplates.path, addresses.getConfig.path, addresses.getMe.path]

function forgetOthersData(queries: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !publicPaths.some((path) => String(queryKey[0]).startsWith(path))
  queries.removeQueries({ type: 'inactive', predicate })
  void queries.resetQueries({ type: 'active', predicate })
}

/** Our own server's answer; checked as far as a proxy's error page would differ. */
function isAccount(value: unknown): value is Account {
  return typeof value === 'object' && value !== null && 'id' in value && 'email' in value
}
