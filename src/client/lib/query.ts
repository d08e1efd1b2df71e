import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { fetchPath, readJson } from './api.ts'

async function loadByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return readJson(await fetchPath(queryKey.map(String).join('/'), signal))
}

/** The usual data loader: GET of the key's path, no retry, no refetch, never stale, fails on 401. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline is the browser's guess; a server on this very machine still answers.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
