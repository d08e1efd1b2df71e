import { Eye } from 'lucide-react'
import { useState } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { Button } from '#client/ui/button.tsx'
import { OnceOpen } from '#client/ui/once-open.tsx'

const PeekSheet = lazyPage(() => import('./peek-sheet.tsx').then((module) => module.PeekSheet))
const next = [PeekSheet]

/** Where there is no room beside the form, the page is one tap away. */
export function Peek() {
  const [isOpen, setIsOpen] = useState(false)
  usePreload(next)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Eye />
        Preview
      </Button>
      <OnceOpen isOpen={isOpen}>
        <PeekSheet isOpen={isOpen} onOpenChange={setIsOpen} />
      </OnceOpen>
    </>
  )
}
