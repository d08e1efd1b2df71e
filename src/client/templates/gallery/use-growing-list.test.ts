import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGrowingList } from './use-growing-list.ts'

const list = Array.from({ length: 20 }, (_, index) => index)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('starts with a row and grows to the whole', async () => {
  const { result } = renderHook(() => useGrowingList(list, { isNew: true }))
  expect(result.current).toEqual([0, 1, 2])
  for (const _step of [6, 9, 12, 15, 18, 20]) await act(() => vi.runAllTimersAsync())
  expect(result.current).toEqual(list)
})

it('gives all of it at once to people who come back', () => {
  const { result } = renderHook(() => useGrowingList(list, { isNew: false }))
  expect(result.current).toEqual(list)
})
