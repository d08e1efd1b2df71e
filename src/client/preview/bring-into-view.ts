/** The dock lies over the foot of the desk. */
const DOCK = 72
const MARGIN = 24

/** Scrolls the desk to the first of these if it is outside. They have no box of their own; the words in them do. */
export function bringIntoView(desk: HTMLElement, nodes: readonly Element[]): void {
  const words = nodes.flatMap((node) => [...node.querySelectorAll('span')]).find((node) => node.childElementCount === 0)
  if (!words) return
  const { top, bottom, left } = words.getBoundingClientRect()
  const room = desk.getBoundingClientRect()
  const canGoAside = desk.scrollWidth > desk.clientWidth && getComputedStyle(desk).overflowX !== 'hidden'
  const isBeside = canGoAside && (left < room.left || left > room.left + room.width / 3)
  if (top >= room.top && bottom <= room.bottom - DOCK && !isBeside) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  desk.scrollTo({
    top: desk.scrollTop + top - room.top - room.height / 3,
    left: desk.scrollLeft + (isBeside ? left - room.left - MARGIN : 0),
    behavior: isStill ? 'instant' : 'smooth',
  })
}
