import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'
import { fieldStyle } from './input.tsx'

/** The browser's own select: typing finds an option, and a phone shows its wheel. For long, plain lists. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select
        className={cn(fieldStyle, 'h-control appearance-none truncate pr-7 pl-3', props.value === '' && 'text-text-3')}
        {...props}
      />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-text-3" />
    </div>
  )
}
