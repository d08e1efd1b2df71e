import { Check } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'relative inline-flex size-5 shrink-0 items-center justify-center rounded-chip border border-field bg-surface transition-colors after:absolute after:-inset-3 hover:border-text-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-on-accent aria-invalid:border-danger',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator>
        <Check className="size-4" strokeWidth={2.5} />
      </Primitive.Indicator>
    </Primitive.Root>
  )
}
