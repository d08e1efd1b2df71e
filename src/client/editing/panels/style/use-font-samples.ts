import { useEffect, useState } from 'react'
import { loadPageEngine } from '#client/preview/page-engine.ts'
import { cssFamily } from '#engine/layout/paint/page-tree.ts'
import { faceKey } from '#engine/style/fonts.ts'
import type { FontFamily } from '#engine/style/style.ts'

/** The families whose regular face can be drawn by now, by the name CSS knows it under. The rest stay in the house's. */
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
    // A face that does not come leaves a name in the house's letters, and nothing else is lost.
    for (const family of families) load(family).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [names])

  return ready
}
