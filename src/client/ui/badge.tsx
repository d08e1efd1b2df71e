import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

const badgeStyle = cva('inline-flex w-fit items-center gap-1 whitespace-nowrap rounded-chip px-2 py-0.5 text-micro', {
  variants: {
    variant: {
      neutral: 'bg-hover text-text',
      accent: 'bg-accent-soft text-accent-soft-text',
      marker: 'bg-marker text-text',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    },
  },
  defaultVariants: { variant: 'neutral' },
})

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyle>

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeStyle({ variant }), className)} {...props} />
}
