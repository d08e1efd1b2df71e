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
      {toasts.map(({ id, open, title, description, variant, action, link, stays }) => (
        <Toast
          key={id}
          open={open}
          variant={variant}
          {...(stays ? { duration: Number.POSITIVE_INFINITY } : {})}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id)
          }}
        >
          <div className="grid gap-1">
            <ToastTitle>{title}</ToastTitle>
            {description && <ToastDescription>{description}</ToastDescription>}
          </div>
          {link && (
            <ToastAction altText={link.label} asChild>
              <AppLink to={link.to}>{link.label}</AppLink>
            </ToastAction>
          )}
          {action && (
            <ToastAction altText={action.label} onClick={action.onSelect}>
              {action.label}
            </ToastAction>
          )}
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport hotkey={['F8']} />
    </ToastProvider>
  )
}
