import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IconStroke } from './icon-stroke.tsx'

/**
 * Shows a dialog that belongs to no page: the one that asked for it may close, or be left meanwhile. The focus goes
 * back to `opener` when the dialog calls `onClosed`.
 */
export function openBesidePage(opener: Element | null | undefined, render: (onClosed: () => void) => ReactNode): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    // React is still busy with the dialog that has just gone.
    queueMicrotask(() => {
      root.unmount()
      place.remove()
    })
  }
  root.render(<IconStroke>{render(close)}</IconStroke>)
}
