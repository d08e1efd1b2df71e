import { type ReactNode, useEffect, useState } from 'react'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#client/ui/dialog.tsx'
import { keyName, shortcuts } from './shortcuts.ts'

/** The list of keys, opened by Ctrl or Command with the slash, or by a button where the page has room for one. */
export function ShortcutSheet({ trigger }: { trigger?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIsOpen((wasOpen) => !wasOpen)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  const isMac = isOpen && /mac|iphone|ipad/i.test(navigator.userAgent)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>Everything here can be done with a button too.</DialogDescription>
        </DialogHeader>
        <dl className="grid gap-2 text-small">
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4">
              <dt>{does}</dt>
              <dd className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="rounded-chip border border-border bg-sunken px-1.5 py-0.5 font-sans text-micro"
                  >
                    {keyName(key, isMac)}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
