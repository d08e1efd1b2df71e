import { Progress as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

type ProgressProps = Omit<ComponentProps<typeof Primitive.Root>, 'aria-label' | 'value'> & {
  label: string
  value: number
  max?: number
}

export function Progress({ className, label, value, max = 100, ...props }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max))
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      max={max}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-hover', className)}
      {...props}
    >
      <Primitive.Indicator
        className="h-full w-full origin-left bg-accent transition-transform duration-200"
        style={{ transform: `scaleX(${share})` }}
      />
    </Primitive.Root>
  )
}
