import { createContext, type PointerEvent, use } from 'react'

/** What a row knows about its own place, for its handle and its menu. */
type SortableItem = {
  index: number
  count: number
  isDragging: boolean
  moveTo: (index: number) => void
  startDrag: (event: PointerEvent<HTMLElement>) => void
}

export const SortableItemContext = createContext<SortableItem | null>(null)

export function useSortableItem(): SortableItem {
  const item = use(SortableItemContext)
  if (!item) throw new Error('A handle or menu stands outside of a sortable list')
  return item
}
