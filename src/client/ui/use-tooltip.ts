import type { Slot } from 'radix-ui'
import { type ComponentProps, type PointerEvent, useEffect, useId, useRef, useState } from 'react'

export const tooltipDelay = 700
const tooltipSkipDelay = 300

/** When the pointer last left an open one, to move from one to the next without a new wait. */
let lastLeft = Number.NEGATIVE_INFINITY

type Handlers = Pick<
  ComponentProps<typeof Slot.Root>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur'
>

export function useTooltip() {
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
