import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'

const alertStyle = cva('flex items-start gap-3 rounded-control border p-4 text-small', {
  variants: {
    variant: {
      danger: 'border-danger bg-danger-soft [&>svg]:text-danger',
      warning: 'border-warning bg-warning-soft [&>svg]:text-warning',
      success: 'border-success bg-success-soft [&>svg]:text-success',
      info: 'border-border bg-surface [&>svg]:text-accent',
    },
  },
  defaultVariants: { variant: 'danger' },
})

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info }

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & VariantProps<typeof alertStyle> & { title?: ReactNode }

/** A message in the page that is read out when it appears. */
export function Alert({ className, variant, title, children, ...props }: AlertProps) {
  const Icon = icons[variant ?? 'danger']
  return (
    <div role="alert" className={cn(alertStyle({ variant }), className)} {...props}>
      <Icon className="size-5 shrink-0" />
      <div className="grid gap-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
