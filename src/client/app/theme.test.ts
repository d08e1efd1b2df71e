import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setTheme, themeStorageKey, useTheme, watchTheme } from './theme.ts'

afterEach(() => act(() => setTheme('light')))

describe('the theme', () => {
  it('is light until somebody chooses', () => {
    expect(renderHook(useTheme).result.current).toBe('light')
  })

  it('is painted, remembered and told to everyone who asks', () => {
    const { result } = renderHook(useTheme)
    act(() => setTheme('dark'))
    expect(result.current).toBe('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem(themeStorageKey)).toBe('dark')
  })

  it('follows another tab, and takes a value it does not know for light', () => {
    const stop = watchTheme()
    const { result } = renderHook(useTheme)
    localStorage.setItem(themeStorageKey, 'dark')
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey })))
    expect(result.current).toBe('dark')
    localStorage.setItem(themeStorageKey, 'sepia')
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey })))
    expect(result.current).toBe('light')
    expect(document.documentElement.dataset.theme).toBe('light')
    stop()
  })
})
