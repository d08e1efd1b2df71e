import { useEffect, useState } from 'react'
import { openBesidePage } from '#client/ui/open-beside-page.tsx'
import type { FileRequest } from './download-resume.ts'
import { ReadBackDialog } from './read-back-dialog.tsx'

export function openReadBack(request: FileRequest, opener: HTMLElement | undefined): void {
  openBesidePage(opener, (onClosed) => <ReadBackHost request={request} onClosed={onClosed} />)
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
