import { useEffect, useState } from 'react'
import { loadPageEngine } from '#client/preview/page-engine.ts'
import { cssFamily } from '#engine/layout/paint/content-elements.ts'
import { faceKey } from '#engine/style/fonts.ts'
import type { FontFamily } from '#engine/style/style.ts'

/** The families whose regular face has loaded, by their CSS name. The rest stay in the default font. */
export function useFontSamples(families: readonly FontFamily[]): ReadonlyMap<FontFamily, string> {
  const [ready, setReady] = useState<ReadonlyMap<FontFamily, string>>(new Map())
  const names = families.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: families are a new list at every render; their names tell a change
  useEffect(() => {
    let isGone = false
    const load = async (family: FontFamily) => {
      const face = faceKey(family, 400, false)
      const { loadFontSet } = await loadPageEngine()
      await loadFontSet([face])
      await document.fonts.load(`16px ${cssFamily(face)}`, family)
      if (!isGone) setReady((before) => new Map([...before, [family, cssFamily(face)]]))
    }
    // If a font fails to load, its name stays in the default font; nothing else is lost.
    for (const family of families) load(family).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [names])

  return ready
}
