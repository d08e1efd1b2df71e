import { createContext, type RefObject, useContext } from 'react'

export type MenuState = {
  isOpen: boolean
  /** Keys lead to the first item at once; a pointer finds its own. */
  open: (by: 'keys' | 'pointer') => void
  /** Where somebody pressed elsewhere, the focus stays with what they pressed. */
  close: (options?: { keepsFocus: boolean }) => void
  isByKeys: () => boolean
  trigger: RefObject<HTMLElement | null>
  content: RefObject<HTMLDivElement | null>
  onCloseAutoFocus: RefObject<((event: Event) => void) | undefined>
  id: string
}

export const MenuContext = createContext<MenuState | undefined>(undefined)

export function useMenu(): MenuState {
  const menu = useContext(MenuContext)
  if (!menu) throw new Error('There is no DropdownMenu around this component')
  return menu
}

/** The items that can be chosen, in their order. */
export function listItems(content: HTMLElement): HTMLElement[] {
  return [...content.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')]
}

/** The item a key leads to; undefined if it leads to none. */
export function findNextItem(
  items: readonly HTMLElement[],
  current: Element | null,
  key: string,
): HTMLElement | undefined {
  const place = current ? items.findIndex((item) => item.isSameNode(current)) : -1
  if (key === 'ArrowDown') return items[(place + 1) % items.length]
  if (key === 'ArrowUp') return items[place <= 0 ? items.length - 1 : place - 1]
  if (key === 'Home' || key === 'PageUp') return items[0]
  if (key === 'End' || key === 'PageDown') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(place + 1), ...items.slice(0, place + 1)]
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
