import { startTransition, useEffect, useState } from 'react'
import { takeTurn } from '#client/document/thumbnails/take-turns.ts'

/** How many cards are drawn in one go: a row of a large screen. */
const STEP = 3

/**
 * The start of a list, growing whenever the browser has time. Drawing all cards of the gallery at once would leave a
 * phone deaf for a moment. Where the list was there before, the person comes back to their place and needs all of it.
 */
export function useGrowingList<Entry>(list: readonly Entry[], { isNew }: { isNew: boolean }): readonly Entry[] {
  const [count, setCount] = useState(isNew ? STEP : Number.POSITIVE_INFINITY)
  const isWhole = count >= list.length

  useEffect(() => {
    if (isWhole) return
    return takeTurn(() => startTransition(() => setCount(count + STEP)))
  }, [count, isWhole])

  return isWhole ? list : list.slice(0, count)
}
