import { type RefObject, useEffect } from 'react'
import type { Pages } from '#engine/layout/display-list.ts'
import { bringIntoView } from './bring-into-view.ts'

/** Keeps a field on the desk in view while it is being written: it, or what it stands in where it is still empty. */
export function useFollow(
  desk: RefObject<HTMLElement | null>,
  path: string | undefined,
  pages: Pages | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pages have the field in another place
  useEffect(() => {
    if (desk.current && path !== undefined) bringIntoView(desk.current, findNearest(desk.current, path))
  }, [desk, path, pages])
}

function findNearest(desk: HTMLElement, path: string): Element[] {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const name = CSS.escape(part)
    const found = [...desk.querySelectorAll(`[data-path="${name}"], [data-path^="${name}."]`)]
    if (found.length > 0) return found
  }
  return []
}
