import { RadioGroup as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('grid gap-3', className)} {...props} />
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={cn(
        'relative inline-flex size-5 shrink-0 items-center justify-center rounded-full border border-field bg-surface transition-colors after:absolute after:-inset-3 hover:border-text-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent aria-invalid:border-danger',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator className="size-2.5 rounded-full bg-accent" />
    </Primitive.Item>
  )
}
