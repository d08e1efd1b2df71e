import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives a new UUID each time', () => {
  expect(newId()).toMatch(uuid)
  expect(newId()).not.toBe(newId())
})

it('gives a UUID also where the page is not secure', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff),
  })
  expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
