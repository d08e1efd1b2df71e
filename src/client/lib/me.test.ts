import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { meQueryKey, setMe, useMe } from './me.ts'
import { createQueryClient } from './query.ts'

const ada = {
  id: '1f0c1b3e-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  createdAt: '2026-03-01T12:00:00.000Z',
  emailVerified: true,
  hasPassword: true,
}
const grace = { ...ada, id: '1f0c1b3e-0000-4000-8000-000000000002', email: 'grace@example.com' }

let queries: QueryClient
beforeEach(() => {
  queries = createQueryClient()
})
afterEach(() => vi.unstubAllGlobals())

describe('useMe', () => {
  const render = () =>
    renderHook(() => useMe(), {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(QueryClientProvider, { client: queries }, children),
    })
  const answerWith = (body: unknown, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

  it('knows nobody until the server has answered', async () => {
    answerWith(ada)
    const { result } = render()
    expect(result.current).toMatchObject({ user: null, isLoading: true })
    await waitFor(() => expect(result.current).toMatchObject({ user: ada, isLoading: false }))
  })

  it('takes null for a guest', async () => {
    answerWith(null)
    const { result } = render()
    await waitFor(() => expect(result.current).toEqual({ user: null, isLoading: false, isError: false }))
  })

  it('says when it could not be found out', async () => {
    answerWith({ code: 'busy', message: 'no' }, 503)
    const { result } = render()
    await waitFor(() => expect(result.current).toEqual({ user: null, isLoading: false, isError: true }))
  })
})

describe('setMe', () => {
  beforeEach(() => {
    queries.setQueryData(meQueryKey, ada)
    queries.setQueryData(['/api/documents'], ['a resume of Ada'])
    queries.setQueryData(['/api/templates'], ['a template'])
  })

  it('shows nothing of one person to the next', () => {
    setMe(queries, grace)
    expect(queries.getQueryData(meQueryKey)).toEqual(grace)
    expect(queries.getQueryData(['/api/documents'])).toBeUndefined()
    expect(queries.getQueryData(['/api/templates'])).toEqual(['a template'])
  })

  it('forgets it all at sign-out', () => {
    setMe(queries, null)
    expect(queries.getQueryData(meQueryKey)).toBeNull()
    expect(queries.getQueryData(['/api/documents'])).toBeUndefined()
  })

  it('keeps what is loaded when only the name changes', () => {
    setMe(queries, { ...ada, firstName: 'Augusta' })
    expect(queries.getQueryData(['/api/documents'])).toEqual(['a resume of Ada'])
  })

  it('is not undone by an answer that was on its way', async () => {
    const late = queries.fetchQuery({
      queryKey: meQueryKey,
      staleTime: 0,
      queryFn: ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(ada))
        }),
    })
    setMe(queries, null)
    await late.catch(() => undefined)
    expect(queries.getQueryData(meQueryKey)).toBeNull()
  })
})
