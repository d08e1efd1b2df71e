import { Tooltip as Primitive, Slot } from 'radix-ui'
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react'

export const tooltipDelay = 700
const tooltipSkipDelay = 300

const HasProvider = createContext(false)

/** Stands once around a page that has tooltips: the pointer then moves from one to the next without a new wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const isInside = useContext(HasProvider)
  if (isInside) return children
  return (
    <HasProvider value={true}>
      <Primitive.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
        {children}
      </Primitive.Provider>
    </HasProvider>
  )
}

type TooltipProps = {
  /** A few words; the control must have its own name besides. */
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}

/** Further words about a control, which are also read out after its name. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <TooltipProvider>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <TooltipBubble side={side}>{content}</TooltipBubble>
      </Primitive.Root>
    </TooltipProvider>
  )
}

type IconTooltipProps = {
  /** Names the button inside and stands in the bubble. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** A button that shows nothing but an icon. */
  children: ReactElement
}

export function IconTooltip({ label, side = 'top', children }: IconTooltipProps) {
  return (
    <TooltipProvider>
      <Primitive.Root>
        <Primitive.Trigger asChild>
          <Named aria-label={label}>{children}</Named>
        </Primitive.Trigger>
        <TooltipBubble side={side}>{label}</TooltipBubble>
      </Primitive.Root>
    </TooltipProvider>
  )
}

/** The name says what the bubble says; as a description of the button it would be read out a second time. */
function Named({ 'aria-describedby': _bubble, ...props }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...props} />
}

function TooltipBubble({ side, children }: { side: NonNullable<TooltipProps['side']>; children: ReactNode }) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-tooltip max-w-64 animate-fade-in rounded-chip bg-text px-2.5 py-1.5 text-bg text-micro"
      >
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  )
}
