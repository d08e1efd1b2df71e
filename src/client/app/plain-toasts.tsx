import { dismissToast, useToasts } from './toast.ts'

/** Messages without any of the finer manners. */
export function PlainToasts() {
  const open = useToasts().filter((toast) => toast.open)
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-toast mx-auto w-full max-w-[420px] p-4 sm:mr-0">
      {open.map(({ id, title, description }) => (
        <div key={id} className="rounded-card border border-border bg-surface p-4 text-small shadow-dialog">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-text-2">{description}</p>}
          <button type="button" className="mt-2 underline underline-offset-4" onClick={() => dismissToast(id)}>
            Close
          </button>
        </div>
      ))}
    </div>
  )
}
