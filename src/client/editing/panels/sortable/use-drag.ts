import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { dropIndex, type Span } from './drop-index.ts'

export type Drag = { from: number; to: number; offset: number; size: number }

type DragOptions = {
  list: RefObject<HTMLElement | null>
  /** Must stay the same over renders. */
  onDrop: (from: number, to: number) => void
}

const SCROLL_EDGE = 72
const SCROLL_STEP = 14

/** Follows a pointer that took a row by its handle; mouse, pen and finger alike. Escape puts the row back. */
export function useDrag({ list, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const stop = useRef<(() => void) | undefined>(undefined)

  useEffect(() => () => stop.current?.(), [])

  const start = useCallback(
    (event: PointerEvent<HTMLElement>, from: number) => {
      const root = list.current
      if (!root || event.button !== 0) return
      const handle = event.currentTarget
      const pointer = event.pointerId
      const origin = root.getBoundingClientRect().top
      const startY = event.clientY
      const spans = [...root.children].map((child): Span => {
        const { top, height } = child.getBoundingClientRect()
        return { top, height }
      })
      const size = (spans[from]?.height ?? 0) + gapBetween(spans)
      let current: Drag = { from, to: from, offset: 0, size }

      const follow = (move: globalThis.PointerEvent) => {
        if (move.pointerId !== pointer) return
        scrollNearEdge(root, move.clientY)
        // The list may have scrolled away under the pointer.
        const scrolled = origin - root.getBoundingClientRect().top
        const offset = move.clientY - startY + scrolled
        current = { from, to: dropIndex(spans, from, offset), offset, size }
        setDrag(current)
      }
      const end = () => {
        stop.current?.()
        if (current.to !== from) onDrop(from, current.to)
      }
      const cancel = () => stop.current?.()
      const cancelByKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape') return
        key.stopPropagation()
        cancel()
      }

      const listeners = new AbortController()
      const { signal } = listeners
      handle.setPointerCapture(pointer)
      handle.addEventListener('pointermove', follow, { signal })
      handle.addEventListener('pointerup', end, { signal })
      handle.addEventListener('pointercancel', cancel, { signal })
      window.addEventListener('keydown', cancelByKey, { signal, capture: true })
      stop.current = () => {
        listeners.abort()
        stop.current = undefined
        setDrag(undefined)
      }
      setDrag(current)
    },
    [list, onDrop],
  )

  return { drag, start }
}

function gapBetween([first, second]: readonly Span[]): number {
  return first && second ? second.top - first.top - first.height : 0
}

function scrollNearEdge(element: HTMLElement, y: number) {
  const scroller = scrollerOf(element)
  const { top, bottom } =
    scroller === document.documentElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  if (y < top + SCROLL_EDGE) scroller.scrollTop -= SCROLL_STEP
  if (y > bottom - SCROLL_EDGE) scroller.scrollTop += SCROLL_STEP
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight) return parent
  }
  return document.documentElement
}
