import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTrigger } from '#client/ui/dialog.tsx'

type ConfirmDialogProps = {
  /** The button that opens it. */
  trigger: ReactNode
  title: string
  text: string
  confirmLabel: string
  keepLabel: string
  onConfirm: () => void
}

/** One question, one answer: the second of the two clicks. */
export function ConfirmDialog({ trigger, title, text, confirmLabel, keepLabel, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogHeader title={title} description={text} isQuestion />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{keepLabel}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="destructive" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
