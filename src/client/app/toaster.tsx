import { cn } from '#client/lib/cn.ts'
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '#client/ui/toast.tsx'
import { AppLink } from './app-link.tsx'
import { dismissToast, toastDuration, toastSwipeThreshold, useToasts } from './toast.ts'

export function Toaster() {
  const toasts = useToasts()
  return (
    <ToastProvider duration={toastDuration} swipeDirection="right" swipeThreshold={toastSwipeThreshold}>
      {toasts.map(({ id, open, title, description, variant, action, also, link, stays }) => (
        <Toast
          key={id}
          open={open}
          variant={variant}
          className={cn(also && 'flex-wrap [&>button]:ml-0')}
          {...(stays ? { duration: Number.POSITIVE_INFINITY } : {})}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id)
          }}
        >
          <div className={cn('grid gap-1', also && 'basis-full')}>
            <ToastTitle>{title}</ToastTitle>
            {description && <ToastDescription>{description}</ToastDescription>}
          </div>
          {link && (
            <ToastAction altText={link.label} asChild>
              <AppLink to={link.to}>{link.label}</AppLink>
            </ToastAction>
          )}
          {[action, also].map(
            (one) =>
              one && (
                <ToastAction key={one.label} altText={one.label} onClick={one.onSelect}>
                  {one.label}
                </ToastAction>
              ),
          )}
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport hotkey={['F8']} />
    </ToastProvider>
  )
}
