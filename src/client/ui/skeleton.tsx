import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

/** A grey stand-in of the final shape; the words for screen readers stand beside it. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-control bg-hover', className)} {...props} />
}
