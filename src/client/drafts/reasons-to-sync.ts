// When both sides are brought together again.
import type { AccountSync } from './account-sync.ts'
import type { Device } from './device.ts'

/** Another device's changes are looked for this often while the page is in sight. */
const LOOK_EVERY = 60_000
const RETRY_AFTER = 15_000

/** A connection that is back, a page that is looked at again, a save in another tab, and time. */
export function watchForReasons({ tabs }: Device, sync: AccountSync): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void sync.run()
  }
  const timer = setInterval(look, LOOK_EVERY)
  let retry: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(retry)
    retry = setTimeout(() => void sync.run(), RETRY_AFTER)
  }
  const stopTroubles = sync.subscribe(() => {
    if (sync.isOffline()) again()
  })
  // A tab that does not know yet that somebody signed in saves to the device alone.
  const stopTabs = tabs.listen(again)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    clearTimeout(retry)
    stopTroubles()
    stopTabs()
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
