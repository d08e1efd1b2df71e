import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'
import { fieldStyle } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(fieldStyle, 'min-h-28 resize-y px-3 py-2', className)} {...props} />
}
