import { startTransition, useEffect, useState } from 'react'
import { takeTurn } from '../thumbnails/take-turns.ts'

/** How many cards are drawn in one go: a row of a large screen. */
const STEP = 3
/** What a screen shows of them; the others wait until somebody moves, or has looked for a while. */
const IN_SIGHT = 6
const PATIENCE = 6000
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * The start of a list, growing whenever the browser has time. Drawing all cards of the gallery at once would leave a
 * phone deaf for a moment. Where the list was there before, the person comes back to their place and needs all of it.
 */
export function useGrowingList<Entry>(list: readonly Entry[], { isNew }: { isNew: boolean }): readonly Entry[] {
  const [count, setCount] = useState(isNew ? STEP : Number.POSITIVE_INFINITY)
  const [isAwake, setIsAwake] = useState(false)
  const isWhole = count >= list.length
  const mayGrow = !isWhole && (isAwake || count < IN_SIGHT)

  useEffect(() => {
    if (!mayGrow) return
    return takeTurn(() => startTransition(() => setCount(count + STEP)))
  }, [count, mayGrow])

  useEffect(() => {
    if (isAwake || isWhole) return
    const wake = () => setIsAwake(true)
    const timer = setTimeout(wake, PATIENCE)
    for (const sign of signsOfLife) window.addEventListener(sign, wake, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, wake)
    }
  }, [isAwake, isWhole])

  return isWhole ? list : list.slice(0, count)
}
