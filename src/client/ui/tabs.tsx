import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'
import { TabTrigger } from './tab-trigger.tsx'

export const Tabs = Primitive.Root

/** A row of tabs on a hairline; scrolls by itself when there are more than fit. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(
        'fade-end flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--border)] [scrollbar-width:none]',
        className,
      )}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <TabTrigger
      className={cn(
        '-outline-offset-2 relative min-h-control shrink-0 whitespace-nowrap rounded-t-control px-3 font-medium text-small text-text-2 transition-colors after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 hover:text-text data-[state=active]:text-text data-[state=active]:after:bg-accent',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('rounded-control pt-6', className)} {...props} />
}
