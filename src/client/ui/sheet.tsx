import { cva, type VariantProps } from 'class-variance-authority'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'
import { DialogCloseButton, overlayStyle, useFocusReturn } from './dialog.tsx'

export const Sheet = Primitive.Root
export const SheetTrigger = Primitive.Trigger
export const SheetClose = Primitive.Close

const sheetStyle = cva(
  'fixed z-dialog flex flex-col gap-4 overflow-y-auto border-border bg-surface p-6 shadow-dialog data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
  {
    variants: {
      side: {
        right: 'inset-y-0 right-0 w-full max-w-md border-l [--sheet-from-x:100%]',
        left: 'inset-y-0 left-0 w-full max-w-md border-r [--sheet-from-x:-100%]',
        bottom:
          'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-dialog border-t pb-[max(1.5rem,env(safe-area-inset-bottom))] [--sheet-from-y:100%]',
      },
    },
    defaultVariants: { side: 'right' },
  },
)

type SheetContentProps = ComponentProps<typeof Primitive.Content> & VariantProps<typeof sheetStyle>

export function SheetContent({ className, children, side, ...props }: SheetContentProps) {
  const focus = useFocusReturn(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyle} />
      <Primitive.Content className={cn(sheetStyle({ side }), className)} {...props} {...focus}>
        {children}
        {/* Stays in sight however far a long sheet is scrolled; no taller than nothing, so that it takes no room. */}
        <div className="sticky top-0 z-2 order-first -mb-4 h-0 shrink-0">
          <DialogCloseButton className="-top-4 -right-3 bg-surface" />
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('pr-10 text-h3', className)} {...props} />
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-small text-text-2', className)} {...props} />
}
