import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query.ts'

afterEach(() => vi.unstubAllGlobals())

it('loads the path that the key spells', async () => {
  const call = vi.fn<typeof fetch>(async () => Response.json({ id: 7 }))
  vi.stubGlobal('fetch', call)
  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/templates', 7, 'sample'] })).toEqual({ id: 7 })
  expect(call.mock.calls[0]?.[0]).toBe('/api/templates/7/sample')
})

it('fails on 401 without a second try', async () => {
  const call = vi.fn<typeof fetch>(async () => new Response('sign in first', { status: 401 }))
  vi.stubGlobal('fetch', call)
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/documents'] })).rejects.toThrow('401: sign in first')
  expect(call).toHaveBeenCalledTimes(1)
})

it('never counts data as stale and never refetches by itself', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
})
