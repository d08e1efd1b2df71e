import type { KeyboardEvent, RefObject } from 'react'
import { bringIntoView } from './bring-into-view.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The page by keyboard: Enter goes in, arrows go from field to field, Enter opens one, Escape goes out. The fields are
 * no stops of the Tab key: a page has sixty of them.
 */
export function usePageFields(desk: RefObject<HTMLElement | null>, onPick: ((path: string) => void) | undefined) {
  const show = (field: HTMLElement | undefined) => {
    if (!field || !desk.current) return
    field.tabIndex = -1
    field.focus({ preventScroll: true })
    bringIntoView(desk.current, [field])
  }

  return (event: KeyboardEvent) => {
    const root = desk.current
    if (!root || !onPick || !(event.target instanceof HTMLElement)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const fields = listFields(root)
    if (event.target === root && event.key === 'Enter') {
      event.preventDefault()
      show(fields.find((field) => isSeen(field, root)) ?? fields[0])
      return
    }
    const at = fields.indexOf(event.target)
    if (at < 0) return
    const step = steps[event.key]
    if (step) show(fields[at + step])
    else if (event.key === 'Enter' || event.key === ' ') onPick(event.target.dataset.path ?? '')
    else if (event.key === 'Escape') root.focus()
    else return
    event.preventDefault()
  }
}

/** One element for each field, in the order of the page. */
function listFields(root: HTMLElement): HTMLElement[] {
  const fields = new Map<string, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>('.page-sheet [data-path]')) {
    const path = element.dataset.path ?? ''
    if (!fields.has(path) && !element.querySelector(`[data-path]:not([data-path="${CSS.escape(path)}"])`))
      fields.set(path, element)
  }
  return [...fields.values()]
}

function isSeen(field: HTMLElement, root: HTMLElement): boolean {
  const top = field.querySelector('span')?.getBoundingClientRect().top ?? 0
  const room = root.getBoundingClientRect()
  return top >= room.top && top < room.bottom
}
