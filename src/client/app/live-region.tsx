import { useSyncExternalStore } from 'react'

// One polite place for short news: a save, a count of results. Two in a row of the same words must both be read.
let message = { text: '', turn: 0 }
const listeners = new Set<() => void>()

export function announce(text: string) {
  message = { text, turn: message.turn + 1 }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

const silence = { text: '', turn: 0 }

export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(
    subscribe,
    () => message,
    () => silence,
  )
  return (
    <div aria-live="polite" className="sr-only">
      <span key={turn}>{text}</span>
    </div>
  )
}
