import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, dismissToast, toast, toastRemoveDelay, useToasts } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(clearToasts)
  vi.useRealTimers()
})

describe('toast', () => {
  it('keeps only the newest message', () => {
    const { result } = renderHook(useToasts)
    act(() => {
      toast({ title: 'First' })
      toast({ title: 'Second', variant: 'destructive' })
    })
    expect(result.current).toMatchObject([{ title: 'Second', variant: 'destructive', open: true }])
  })

  it('closes a dismissed message at once and removes it after 1,000,000 ms', () => {
    const { result } = renderHook(useToasts)
    act(() => dismissToast(toast({ title: 'Saved' }).id))
    expect(result.current).toMatchObject([{ title: 'Saved', open: false }])
    act(() => vi.advanceTimersByTime(toastRemoveDelay - 1))
    expect(result.current).toHaveLength(1)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toHaveLength(0)
  })

  it('leaves no removal behind for a message that was pushed out', () => {
    const { result } = renderHook(useToasts)
    act(() => {
      toast({ title: 'Old' }).dismiss()
      toast({ title: 'New' })
    })
    act(() => vi.advanceTimersByTime(toastRemoveDelay))
    expect(result.current).toMatchObject([{ title: 'New' }])
    expect(vi.getTimerCount()).toBe(0)
  })
})
