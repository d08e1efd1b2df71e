import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'

export const ToastProvider = Primitive.Provider

export function ToastViewport({ className, ...props }: ComponentProps<typeof Primitive.Viewport>) {
  return (
    <Primitive.Viewport
      data-toasts=""
      className={cn(
        'fixed inset-x-0 bottom-(--foot) z-toast mx-auto flex w-full max-w-[420px] flex-col gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:right-0 sm:mx-0 sm:ml-auto',
        className,
      )}
      {...props}
    />
  )
}

const toastStyle = cva(
  'relative flex items-start gap-3 rounded-card border py-4 pr-12 pl-4 shadow-dialog data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      variant: {
        default: 'border-border bg-surface text-text',
        destructive: 'border-danger bg-danger-soft text-text',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

type ToastProps = ComponentProps<typeof Primitive.Root> & VariantProps<typeof toastStyle>

export function Toast({ className, variant, ...props }: ToastProps) {
  return <Primitive.Root className={cn(toastStyle({ variant }), className)} {...props} />
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('font-semibold text-small', className)} {...props} />
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-small text-text-2', className)} {...props} />
}

export function ToastAction({ className, ...props }: ComponentProps<typeof Primitive.Action>) {
  return (
    <Primitive.Action
      className={cn(
        'ml-auto inline-flex h-8 shrink-0 items-center rounded-control border border-field px-3 font-medium text-small hover:bg-hover touch:h-11',
        className,
      )}
      {...props}
    />
  )
}

export function ToastClose({ className, ...props }: ComponentProps<typeof Primitive.Close>) {
  return (
    <Primitive.Close
      aria-label="Close"
      className={cn(
        'absolute top-2 right-2 inline-flex size-8 items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text touch:size-11 touch:top-1 touch:right-1',
        className,
      )}
      {...props}
    >
      <X className="size-4" />
    </Primitive.Close>
  )
}
