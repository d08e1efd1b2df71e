import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { createDeviceList } from './device-list.ts'

const schema = z.object({ id: z.string(), words: z.string() })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('keeps what is put, the newest first, and each once', () => {
  const list = createDeviceList('things', schema)
  list.put({ id: 'a', words: 'one' })
  list.put({ id: 'b', words: 'two' })
  list.put({ id: 'a', words: 'three' })
  expect(createDeviceList('things', schema).getState()).toEqual([
    { id: 'a', words: 'three' },
    { id: 'b', words: 'two' },
  ])
  list.remove('a')
  expect(list.getState()).toEqual([{ id: 'b', words: 'two' }])
})

it('gives the same list until something changes, and tells who listens', () => {
  const list = createDeviceList('things', schema)
  const notify = vi.fn()
  const stop = list.subscribe(notify)
  const before = list.getState()
  expect(list.getState()).toBe(before)
  list.put({ id: 'a', words: 'one' })
  expect(notify).toHaveBeenCalledOnce()
  expect(list.getState()).not.toBe(before)
  stop()
  list.remove('a')
  expect(notify).toHaveBeenCalledOnce()
})

it('passes over entries it cannot read', () => {
  localStorage.setItem('things', JSON.stringify([{ id: 'a', words: 'one' }, { id: 7 }, null]))
  expect(createDeviceList('things', schema).getState()).toEqual([{ id: 'a', words: 'one' }])
  localStorage.setItem('things', '{broken')
  expect(createDeviceList('things', schema).getState()).toEqual([])
})

it('says when nothing more fits', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect(createDeviceList('things', schema).put({ id: 'a', words: 'one' })).toBe(false)
})
