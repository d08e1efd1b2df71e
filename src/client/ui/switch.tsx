import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-field bg-sunken transition-colors after:absolute after:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="block size-4 translate-x-1 rounded-full bg-text-2 transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent" />
    </Primitive.Root>
  )
}
