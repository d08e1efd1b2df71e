import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { FileRequest } from './download-resume.ts'
import { ReadBackDialog } from './read-back-dialog.tsx'

/** Stands beside the page, because the page that downloaded may be a dialog that closes, or be left meanwhile. */
export function openReadBack(request: FileRequest, opener: HTMLElement | undefined): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const remove = () => {
    if (opener?.isConnected) opener.focus()
    // React is still busy with the dialog that has just gone.
    queueMicrotask(() => {
      root.unmount()
      place.remove()
    })
  }
  root.render(<ReadBackHost request={request} onClosed={remove} />)
}

function ReadBackHost({ request, onClosed }: { request: FileRequest; onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)

  useEffect(() => {
    const leave = () => setIsOpen(false)
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])

  return <ReadBackDialog request={request} isOpen={isOpen} onClose={close} onClosed={onClosed} />
}
