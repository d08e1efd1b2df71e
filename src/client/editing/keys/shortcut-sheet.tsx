import { Dialog, DialogContent, DialogHeader } from '#client/ui/dialog.tsx'
import { Key } from './key.tsx'
import { shortcuts } from './shortcuts.ts'

type ShortcutSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The list of keys. */
export function ShortcutSheet({ isOpen, onOpenChange }: ShortcutSheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader title="Keyboard shortcuts" description="There’s a button for all of these too." />
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
