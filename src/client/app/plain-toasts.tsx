import { useEffect } from 'react'
import { AppLink } from './app-link.tsx'
import { dismissToast, type ShownToast, toastDuration, useToasts } from './toast.ts'

/** Messages without the finer manners, for when those cannot be loaded. */
export function PlainToasts() {
  const open = useToasts().filter((toast) => toast.open)
  return (
    <div
      role="status"
      data-toasts=""
      className="fixed inset-x-0 bottom-(--foot) z-toast mx-auto w-full max-w-[420px] p-4 sm:mr-0"
    >
      {open.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function PlainToast({ toast: { id, title, description, action, link, stays } }: { toast: ShownToast }) {
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(id), toastDuration)
    return () => clearTimeout(timer)
  }, [id, stays])

  const close = () => dismissToast(id)
  return (
    <div className="rounded-card border border-border bg-surface p-4 text-small shadow-dialog">
      <p className="font-semibold">{title}</p>
      {description && <p className="text-text-2">{description}</p>}
      <div className="mt-2 flex gap-4">
        {link && (
          <AppLink to={link.to} className="underline underline-offset-4" onClick={close}>
            {link.label}
          </AppLink>
        )}
        {action && (
          <button
            type="button"
            className="underline underline-offset-4"
            onClick={() => {
              action.onSelect()
              close()
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className="underline underline-offset-4" onClick={close}>
          Close
        </button>
      </div>
    </div>
  )
}
