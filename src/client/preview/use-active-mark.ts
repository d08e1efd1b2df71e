import { type RefObject, useEffect, useRef } from 'react'
import type { Pages } from '#engine/layout/display-list.ts'
import { bringIntoView } from './bring-into-view.ts'

export type ActiveMark = { changeId: string }

/** Marks one change on the pages more strongly than the others, and brings it into view once when it is chosen. */
export function useActiveMark(
  desk: RefObject<HTMLElement | null>,
  active: ActiveMark | undefined,
  pages: Pages | undefined,
  scale: number | undefined,
): void {
  const brought = useRef<ActiveMark>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pages have new elements
  useEffect(() => {
    const marked = findMarks(desk.current, active)
    for (const node of marked) node.setAttribute('data-active', '')
    return () => {
      for (const node of marked) node.removeAttribute('data-active')
    }
  }, [desk, active, pages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first suggestion is there before its page and its size
  useEffect(() => {
    const marked = findMarks(desk.current, active)
    if (!desk.current || marked.length === 0 || brought.current === active) return
    brought.current = active
    bringIntoView(desk.current, marked)
  }, [desk, active, pages, scale])
}

function findMarks(desk: HTMLElement | null, active: ActiveMark | undefined): Element[] {
  if (!desk || !active) return []
  return [...desk.querySelectorAll(`[data-change="${CSS.escape(active.changeId)}"]`)]
}
