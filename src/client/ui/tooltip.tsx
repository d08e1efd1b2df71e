import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export const tooltipDelay = 700
export const tooltipSkipDelay = 300

/** Stands once around a page that has tooltips: the pointer then moves from one to the next without a new wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </Primitive.Provider>
  )
}

export type TooltipProps = {
  /** A few words; the control must have its own name besides. */
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-tooltip max-w-64 animate-fade-in rounded-chip bg-text px-2.5 py-1.5 text-bg text-micro"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
