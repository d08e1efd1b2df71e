import { Plus } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

export const Accordion = Primitive.Root

export function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn('border-border border-b', className)} {...props} />
}

export type AccordionTriggerProps = ComponentProps<typeof Primitive.Trigger> & {
  /** The level of the heading that holds the question. */
  level?: 2 | 3 | 4
}

export function AccordionTrigger({ className, children, level = 3, ...props }: AccordionTriggerProps) {
  const Heading = `h${level}` as const
  return (
    <Primitive.Header asChild>
      <Heading>
        <Primitive.Trigger
          className={cn(
            'group flex min-h-14 w-full items-center justify-between gap-6 rounded-chip py-4 text-left font-medium text-body text-text transition-colors hover:text-accent',
            className,
          )}
          {...props}
        >
          {children}
          <Plus
            aria-hidden
            className="size-5 shrink-0 text-text-3 transition-transform duration-200 group-data-[state=open]:rotate-45"
            strokeWidth={1.5}
          />
        </Primitive.Trigger>
      </Heading>
    </Primitive.Header>
  )
}

export function AccordionContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      className="overflow-hidden data-[state=closed]:animate-close data-[state=open]:animate-open"
      {...props}
    >
      <div className={cn('max-w-prose pb-5 text-text-2', className)}>{children}</div>
    </Primitive.Content>
  )
}
