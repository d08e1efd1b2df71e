import { lazy, Suspense } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { useToasts } from './toast.ts'

// Most visits show no message at all, so the code for it loads with the first one. If it can't load
// (the network is down, which is when messages matter), plain text is shown instead.
const Toaster = lazy(() =>
  import('./toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToasts }),
  ),
)

export function ToastHost() {
  const toasts = useToasts()
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
