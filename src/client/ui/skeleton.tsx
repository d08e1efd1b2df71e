import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

/** A grey placeholder in the final shape; the text for screen readers is next to it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-control bg-hover', className)} {...props} />
}
