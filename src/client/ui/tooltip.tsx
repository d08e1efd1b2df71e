import { Slot } from 'radix-ui'
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placeBeside, type Side } from './place-beside.ts'

export const tooltipDelay = 700
const tooltipSkipDelay = 300

/** When the pointer last left an open one, to move from one to the next without a new wait. */
let lastLeft = Number.NEGATIVE_INFINITY

type TooltipProps = {
  /** A few words; the control must have its own name besides. */
  content: ReactNode
  side?: Side
  children: ReactElement
}

/** Further words about a control, which are also read out after its name. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const { id, isOpen, anchor, handlers } = useTooltip()
  return (
    <>
      <Slot.Root ref={anchor} {...(isOpen ? { 'aria-describedby': id } : {})} {...handlers}>
        {children}
      </Slot.Root>
      {isOpen && (
        <Bubble id={id} anchor={anchor} side={side}>
          {content}
        </Bubble>
      )}
    </>
  )
}

type IconTooltipProps = {
  /** Names the button and fills the bubble; as a description too it would be read out twice. */
  label: string
  side?: Side
  /** A button that shows nothing but an icon. */
  children: ReactElement
}

export function IconTooltip({ label, side = 'top', children }: IconTooltipProps) {
  const { id, isOpen, anchor, handlers } = useTooltip()
  return (
    <>
      <Slot.Root ref={anchor} aria-label={label} {...handlers}>
        {children}
      </Slot.Root>
      {isOpen && (
        <Bubble id={id} anchor={anchor} side={side}>
          {label}
        </Bubble>
      )}
    </>
  )
}

type Handlers = Pick<
  ComponentProps<typeof Slot.Root>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur'
>

function useTooltip() {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)

  const close = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setIsOpen(false)
  }
  const leave = () => {
    if (isOpen) lastLeft = performance.now()
    close()
  }
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || isOpen || timer.current !== undefined || isPressed.current) return
    const wait = performance.now() - lastLeft < tooltipSkipDelay ? 0 : tooltipDelay
    timer.current = setTimeout(() => setIsOpen(true), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    const scroll = ({ target }: Event) => target instanceof Node && target.contains(anchor.current) && setIsOpen(false)
    document.addEventListener('keydown', press)
    document.addEventListener('scroll', scroll, { capture: true })
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('scroll', scroll, { capture: true })
    }
  }, [isOpen])

  const handlers: Handlers = {
    onPointerMove: rest,
    onPointerLeave: () => {
      isPressed.current = false
      leave()
    },
    // What is pressed needs no explaining, nor does the focus that comes with the press.
    onPointerDown: () => {
      isPressed.current = true
      close()
    },
    onClick: close,
    onFocus: () => {
      if (!isPressed.current) setIsOpen(true)
    },
    onBlur: () => {
      isPressed.current = false
      close()
    },
  }
  return { id, isOpen, anchor, handlers }
}

type BubbleProps = { id: string; anchor: { current: HTMLElement | null }; side: Side; children: ReactNode }

function Bubble({ id, anchor, side, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!bubble.current || !anchor.current) return
    bubble.current.showPopover?.()
    placeBeside(bubble.current, anchor.current, { side })
  }, [anchor, side])
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="pointer-events-none fixed inset-auto z-tooltip m-0 w-max max-w-64 animate-fade-in rounded-chip border-0 bg-text px-2.5 py-1.5 text-left font-normal text-bg text-micro"
    >
      {children}
    </span>
  )
}
