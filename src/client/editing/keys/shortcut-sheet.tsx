import { type ReactNode, useEffect, useState } from 'react'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#client/ui/dialog.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { Key } from './key.tsx'
import { shortcuts } from './shortcuts.ts'

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

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      {trigger && (
        <IconTooltip label="Keyboard shortcuts">
          <DialogTrigger asChild>{trigger}</DialogTrigger>
        </IconTooltip>
      )}
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>There’s a button for all of these too.</DialogDescription>
        </DialogHeader>
        <dl className="grid gap-2 text-small">
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4">
              <dt>{does}</dt>
              <dd className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <Key key={key} name={key} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
