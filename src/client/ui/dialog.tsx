import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '#client/lib/cn.ts'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger
export const DialogClose = Primitive.Close

export const overlayStyle =
  'fixed inset-0 z-dialog bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

type DialogContentProps = ComponentProps<typeof Primitive.Content>

export function DialogContent({ className, children, ...props }: DialogContentProps) {
  const focus = useFocusReturn(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyle} />
      <div className="pointer-events-none fixed inset-0 z-dialog grid place-items-center p-4">
        <Primitive.Content
          className={cn(
            'pointer-events-auto relative grid max-h-full w-full max-w-lg gap-4 overflow-y-auto rounded-dialog border border-border bg-surface p-6 shadow-dialog data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in',
            className,
          )}
          {...props}
          {...focus}
        >
          {children}
          <DialogCloseButton />
        </Primitive.Content>
      </div>
    </Primitive.Portal>
  )
}

type FocusHandlers = Pick<DialogContentProps, 'onOpenAutoFocus' | 'onCloseAutoFocus'>

/** Gives the focus back to where it was, also where the dialog was opened by a key or by code and has no trigger. */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented || !(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}

export function DialogCloseButton({ className }: { className?: string }) {
  return (
    <Primitive.Close
      aria-label="Close"
      className={cn(
        'absolute top-3 right-3 inline-flex size-control items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text',
        className,
      )}
    >
      <X className="size-5" />
    </Primitive.Close>
  )
}

type DialogHeaderProps = {
  title: string
  description: ReactNode
  /** The description is what has to be decided, and as large as what else is read. */
  isQuestion?: boolean
  /** The description is only read out. */
  isDescriptionHidden?: boolean
  children?: ReactNode
}

export function DialogHeader({ title, description, isQuestion, isDescriptionHidden, children }: DialogHeaderProps) {
  return (
    <div className="grid gap-1.5 pr-10">
      <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
      <DialogDescription className={cn(isQuestion && 'text-body', isDescriptionHidden && 'sr-only')}>
        {description}
      </DialogDescription>
      {children}
    </div>
  )
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap justify-end gap-3', className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('text-h3', className)} {...props} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-small text-text-2', className)} {...props} />
}
