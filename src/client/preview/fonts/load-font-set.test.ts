import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FaceMetricsFile } from '#engine/layout/text/face-metrics-file.ts'
import { knownPageEngine } from '../page-engine.ts'
import { faceParts, metricUrl } from './face-files.ts'
import { loadFontSet } from './load-font-set.ts'
import { registerFace } from './register-faces.ts'
import { useFontSet } from './use-font-set.ts'
import { waitForLetters } from './wait-for-letters.ts'

const files = import.meta.glob<FaceMetricsFile>('../../../../assets/fonts/metrics/*.json', {
  eager: true,
  import: 'default',
})

function metrics(face: string): FaceMetricsFile {
  const file = files[`../../../../assets/fonts/metrics/${face}.json`]
  if (!file) throw new Error(`There is no face ${face}`)
  return file
}

const faceOf = (url: string) => /([\w-]+)\.json/.exec(url)?.[1] ?? ''

let isOnline = true
const fetchFile = vi.fn(async (url: string) => {
  if (!isOnline) throw new TypeError('Failed to fetch')
  return Response.json(metrics(faceOf(url)))
})

beforeEach(() => {
  isOnline = true
  fetchFile.mockClear()
  vi.stubGlobal('fetch', fetchFile)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('has a metric file and a Latin part for each text face', () => {
  expect(metricUrl('roboto-400')).toMatch(/roboto-400.*\.json/)
  expect(faceParts('gelasio-700i').map(({ name }) => name)).toContain('latin')
  expect(faceParts('gelasio-700i')[0]?.unicodeRange).toMatch(/^U\+/)
  expect(() => metricUrl('comic-400')).toThrow('There is no face comic-400')
})

test('fetches each face once', async () => {
  await Promise.all([loadFontSet(['tinos-400']), loadFontSet(['tinos-400', 'tinos-700'])])
  const set = await loadFontSet(['tinos-700', 'tinos-400'])
  expect(fetchFile).toHaveBeenCalledTimes(2)
  expect(set.face('tinos-700')?.advance(65)).toBeGreaterThan(0.5)
  expect(await loadFontSet(['tinos-400', 'tinos-700'])).toBe(set)
})

test('asks again for a face that could not be loaded', async () => {
  isOnline = false
  await expect(loadFontSet(['arimo-400'])).rejects.toThrow()
  isOnline = true
  expect((await loadFontSet(['arimo-400'])).face('arimo-400')).toBeDefined()
})

test('keeps the last complete set while another loads', async () => {
  const { result, rerender } = renderHook(({ faces }) => useFontSet(knownPageEngine(), faces), {
    initialProps: { faces: ['lato-400'] },
  })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.face('lato-400')).toBeDefined())
  const first = result.current
  rerender({ faces: ['lato-700'] })
  expect(result.current).toBe(first)
  await waitFor(() => expect(result.current?.face('lato-700')).toBeDefined())
})

test('tries again by itself after the connection was lost', async () => {
  vi.useFakeTimers()
  isOnline = false
  const { result } = renderHook(() => useFontSet(knownPageEngine(), ['poppins-400']))
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(result.current).toBeUndefined()
  isOnline = true
  await act(() => vi.advanceTimersByTimeAsync(3100))
  expect(result.current?.face('poppins-400')).toBeDefined()
})

test('makes each face a family of its own, with the height the layout uses', () => {
  const added: { family: string; source: string; descriptors: FontFaceDescriptors }[] = []
  const load = vi.fn(async () => [])
  class FakeFontFace {
    constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
      added.push({ family, source, descriptors })
    }
  }
  const target = { fonts: { add: vi.fn(), load }, defaultView: { FontFace: FakeFontFace } }
  // Only what is used of a document is here.
  const fake = target as unknown as Document
  registerFace(metrics('roboto-400'), fake)
  expect(added[0]?.family).toBe('candid-roboto-400')
  expect(added[0]?.source).toMatch(/^url\("https?:.*woff2"\)/)
  expect(added[0]?.descriptors.ascentOverride).toBe('92.7734%')

  waitForLetters(
    [
      { face: 'roboto-400', text: 'abba' },
      { face: 'roboto-400', text: 'cab' },
    ],
    fake,
  )
  expect(load).toHaveBeenCalledExactlyOnceWith('16px candid-roboto-400', 'abc')
})
