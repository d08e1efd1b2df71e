import { useEffect, useState } from 'react'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import type { PageEngine } from '../page-engine.ts'

const retryAfter = 3000

/** The font set of these faces; while more of them load, the last one that was complete. */
export function useFontSet(engine: PageEngine | undefined, faces: readonly string[]): FontSet | undefined {
  const [latest, setLatest] = useState<FontSet | undefined>(() => engine?.knownFontSet(faces))
  const [attempt, setAttempt] = useState(0)
  const known = engine?.knownFontSet(faces)
  const name = faces.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: faces are a new list at every render; their names tell a change
  useEffect(() => {
    if (!engine || faces.length === 0) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    engine.loadFontSet(faces).then(
      (set) => {
        if (isCurrent) setLatest(set)
      },
      () => {
        // The connection was lost; the page still shows what it had.
        if (isCurrent) timer = setTimeout(() => setAttempt(attempt + 1), retryAfter)
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [engine, name, attempt])

  return known ?? latest
}
