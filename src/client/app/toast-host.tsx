import { lazy, Suspense } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { useToasts } from './toast.ts'

// Most visits show no message at all, so the code for it comes with the first one. Where it cannot come
// (the network is gone, which is when messages matter), plain words stand in.
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
