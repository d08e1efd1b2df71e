import type { ReactNode } from 'react'
import { createStore, type Readable, useStore } from '#client/lib/store.ts'

type ToastVariant = 'default' | 'destructive'

type ToastButton = { label: string; onSelect: () => void }

export type ToastContent = {
  title: string
  description?: ReactNode
  variant?: ToastVariant
  /** A button inside the toast; the label also tells screen readers what it does. */
  action?: ToastButton
  /** The same, leading to a page of the site. */
  link?: { label: string; to: string }
  /** Stands until it is closed or another takes its place. */
  stays?: boolean
}

export type ShownToast = ToastContent & { id: number; open: boolean }

const toastLimit = 1
export const toastDuration = 5000
export const toastRemoveDelay = 1_000_000
export const toastSwipeThreshold = 50

const store = createStore<readonly ShownToast[]>([])
let lastId = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** The newest first. */
export const shownToasts: Readable<readonly ShownToast[]> = store

function forget(id: number) {
  clearTimeout(removals.get(id))
  removals.delete(id)
  store.setState(store.getState().filter((toast) => toast.id !== id))
}

/** Closes a toast; it leaves the list later, so that its closing can be seen. */
export function dismissToast(id: number) {
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => forget(id), toastRemoveDelay),
    )
  store.setState(store.getState().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
}

/** Shows a message; only the newest one is visible. */
export function toast(content: ToastContent): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  const kept = [{ ...content, id, open: true }, ...store.getState()].slice(0, toastLimit)
  for (const [old, timer] of removals) {
    if (kept.some((toast) => toast.id === old)) continue
    clearTimeout(timer)
    removals.delete(old)
  }
  store.setState(kept)
  return { id, dismiss: () => dismissToast(id) }
}

/** Empties the list at once, without a closing. */
export function clearToasts() {
  for (const timer of removals.values()) clearTimeout(timer)
  removals.clear()
  store.setState([])
}

export function useToasts(): readonly ShownToast[] {
  return useStore(store)
}
