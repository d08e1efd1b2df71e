import { Slot } from 'radix-ui'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { placeBeside, type Side } from './place-beside.ts'
import { useTooltip } from './use-tooltip.ts'

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
