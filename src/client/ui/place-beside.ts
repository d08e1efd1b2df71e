export type Side = 'top' | 'right' | 'bottom' | 'left'
type PlaceOptions = { side: Side; align?: 'start' | 'center' | 'end' | undefined }

const margin = 8
const offset = 6
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Places a top-layer box next to another: on the other side if there is no room, never off screen. */
export function placeBeside(box: HTMLElement, anchor: Element, { side, align = 'center' }: PlaceOptions): void {
  const to = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const { clientWidth, clientHeight } = document.documentElement
  const room = { top: to.top, bottom: clientHeight - to.bottom, left: to.left, right: clientWidth - to.right }
  const isUpright = side === 'top' || side === 'bottom'
  const needed = (isUpright ? height : width) + offset + margin
  const used = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side
  const tallest = (isUpright ? room[used] - offset : clientHeight - margin) - margin
  box.style.maxHeight = `${tallest}px`
  const shown = Math.min(height, tallest)

  const along = (start: number, length: number, own: number) =>
    ({ start, center: start + (length - own) / 2, end: start + length - own })[align]
  const left = { left: to.left - offset - width, right: to.right + offset, both: along(to.left, to.width, width) }
  const top = { top: to.top - offset - shown, bottom: to.bottom + offset, both: along(to.top, to.height, shown) }
  const x = used === 'left' || used === 'right' ? left[used] : left.both
  const y = used === 'top' || used === 'bottom' ? top[used] : top.both
  box.style.left = `${clamp(x, clientWidth - width - margin)}px`
  box.style.top = `${clamp(y, clientHeight - shown - margin)}px`
}

function clamp(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most))
}
