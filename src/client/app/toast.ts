import { type ReactNode, useSyncExternalStore } from 'react'

export type ToastVariant = 'default' | 'destructive'

export type ToastContent = {
  title: string
  description?: ReactNode
  variant?: ToastVariant
  /** A button inside the toast; the label also tells screen readers what it does. */
  action?: { label: string; onSelect: () => void }
  /** The same, leading to a page of the site. */
  link?: { label: string; to: string }
  /** Stands until it is closed or another takes its place. */
  stays?: boolean
}

export type Toast = ToastContent & { id: number; open: boolean }

export const toastLimit = 1
export const toastDuration = 5000
export const toastRemoveDelay = 1_000_000
export const toastSwipeThreshold = 50

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function publish(next: Toast[]) {
  toasts = next
  for (const notify of listeners) notify()
}

function forget(id: number) {
  clearTimeout(removals.get(id))
  removals.delete(id)
  publish(toasts.filter((toast) => toast.id !== id))
}

/** Closes a toast; it leaves the list later, so that its closing can be seen. */
export function dismissToast(id: number) {
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => forget(id), toastRemoveDelay),
    )
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
}

/** Shows a message; only the newest one is visible. */
export function toast(content: ToastContent): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  const kept = [{ ...content, id, open: true }, ...toasts].slice(0, toastLimit)
  for (const [old, timer] of removals) {
    if (kept.some((toast) => toast.id === old)) continue
    clearTimeout(timer)
    removals.delete(old)
  }
  publish(kept)
  return { id, dismiss: () => dismissToast(id) }
}

/** Empties the list at once, without a closing. */
export function clearToasts() {
  for (const timer of removals.values()) clearTimeout(timer)
  removals.clear()
  publish([])
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

const noToasts: Toast[] = []

export function useToasts(): Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => noToasts,
  )
}
