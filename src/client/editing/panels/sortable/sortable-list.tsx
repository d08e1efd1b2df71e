import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#client/lib/cn.ts'
import { SortableItemContext } from './sortable-item.ts'
import { type Drag, useDrag } from './use-drag.ts'

type SortableListProps<Item extends { id: string }> = {
  /** What the list holds, read out by screen readers. */
  label: string
  items: readonly Item[]
  onMove: (id: string, to: number) => void
  className?: string
  children: (item: Item, index: number) => ReactNode
}

/** A list whose rows move by handle, by Alt+Up and Alt+Down anywhere inside a row, and by the row's menu. */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  onMove,
  className,
  children,
}: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<Element | null>(null)
  const latest = useRef({ items, onMove })
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    latest.current = { items, onMove }
    // A row that the browser takes out and puts in elsewhere loses the focus, and the next Alt+Down would go nowhere.
    const before = focused.current
    focused.current = null
    if (!(before instanceof HTMLElement) || before === document.activeElement) return
    if (list.current?.contains(before)) before.focus()
  }, [items, onMove])

  // The same over all renders: typing in one row must not render the handles and menus of the others again.
  const move = useCallback((from: number, to: number) => {
    const { items, onMove } = latest.current
    const item = items[from]
    if (!item || to < 0 || to >= items.length || to === from) return
    focused.current = document.activeElement
    onMove(item.id, to)
    setAnnouncement(`Moved to place ${to + 1} of ${items.length}`)
  }, [])

  const { drag, start } = useDrag({ list, onDrop: move })

  return (
    <>
      <ul ref={list} aria-label={label} className={cn('grid grid-cols-1 gap-3', className)}>
        {items.map((item, index) => (
          <SortableRow key={item.id} index={index} count={items.length} drag={drag} onMove={move} onDragStart={start}>
            {children(item, index)}
          </SortableRow>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

type SortableRowProps = {
  index: number
  count: number
  drag: Drag | undefined
  onMove: (from: number, to: number) => void
  onDragStart: (event: PointerEvent<HTMLElement>, from: number) => void
  children: ReactNode
}

function SortableRow({ index, count, drag, onMove, onDragStart, children }: SortableRowProps) {
  const isDragging = drag?.from === index
  const value = useMemo(
    () => ({
      index,
      count,
      isDragging,
      moveTo: (to: number) => onMove(index, to),
      startDrag: (event: PointerEvent<HTMLElement>) => onDragStart(event, index),
    }),
    [index, count, isDragging, onMove, onDragStart],
  )

  const moveByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !event.altKey || opensByArrow(event.target)) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  return (
    <li
      onKeyDown={moveByKey}
      style={drag ? { transform: `translateY(${shiftOf(drag, index)}px)` } : undefined}
      className={cn(
        drag && !isDragging && 'transition-transform duration-200',
        isDragging && 'relative z-header rounded-card shadow-menu',
      )}
    >
      <SortableItemContext value={value}>{children}</SortableItemContext>
    </li>
  )
}

function shiftOf({ from, to, offset, size }: Drag, index: number): number {
  if (index === from) return offset
  if (index > from && index <= to) return -size
  if (index < from && index >= to) return size
  return 0
}

/** Alt+Down opens the calendar of a date and the list of a select. */
function opensByArrow(target: EventTarget): boolean {
  return target instanceof Element && target.matches('select, input[type="date"], input[type="month"], input[list]')
}
