import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '#client/ui/toast.tsx'
import { dismissToast, toastDuration, toastSwipeThreshold, useToasts } from './toast.ts'

export function Toaster() {
  const toasts = useToasts()
  return (
    <ToastProvider duration={toastDuration} swipeDirection="right" swipeThreshold={toastSwipeThreshold}>
      {toasts.map(({ id, open, title, description, variant, action }) => (
        <Toast
          key={id}
          open={open}
          variant={variant}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id)
          }}
        >
          <div className="grid gap-1">
            <ToastTitle>{title}</ToastTitle>
            {description && <ToastDescription>{description}</ToastDescription>}
          </div>
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
