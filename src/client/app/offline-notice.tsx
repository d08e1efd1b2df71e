import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

function useOnline() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" data-chrome="">
      {!isOnline && (
        <div className="border-warning border-b bg-warning-soft text-text">
          <p className="wrap-marketing flex items-center gap-2 py-2 text-small">
            <WifiOff aria-hidden className="size-4 shrink-0 text-warning" strokeWidth={1.5} />
            You are offline. What is open here stays; loading and sending work again once you are back.
          </p>
        </div>
      )}
    </div>
  )
}
