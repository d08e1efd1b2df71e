import { type RefObject, useEffect } from 'react'
import type { Pages } from '#engine/layout/display-list.ts'
import { bringIntoView } from './bring-into-view.ts'

export type ActiveMark = { changeId: string }

/** Marks one change on the pages more strongly than the others, and brings it into view once when it is chosen. */
export function useActiveMark(
  desk: RefObject<HTMLElement | null>,
  active: ActiveMark | undefined,
  pages: Pages | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pages have new elements
  useEffect(() => {
    const marked = findMarks(desk.current, active)
    for (const node of marked) node.setAttribute('data-active', '')
    return () => {
      for (const node of marked) node.removeAttribute('data-active')
    }
  }, [desk, active, pages])

  useEffect(() => {
    if (desk.current) bringIntoView(desk.current, findMarks(desk.current, active))
  }, [desk, active])
}

function findMarks(desk: HTMLElement | null, active: ActiveMark | undefined): Element[] {
  if (!desk || !active) return []
  return [...desk.querySelectorAll(`[data-change="${CSS.escape(active.changeId)}"]`)]
}
