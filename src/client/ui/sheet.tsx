import { cva, type VariantProps } from 'class-variance-authority'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#client/lib/cn.ts'
import { DialogCloseButton, overlayStyle, useFocusReturn } from './dialog.tsx'

export const Sheet = Primitive.Root
export const SheetTrigger = Primitive.Trigger
export const SheetClose = Primitive.Close

const sheetStyle = cva(
  'fixed z-dialog flex flex-col gap-(--sheet-gap) overflow-y-auto border-border bg-surface p-(--sheet-pad) shadow-dialog data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
  {
    variants: {
      /** Its parts reach its edges and have room of their own. */
      isFlush: {
        true: '[--sheet-gap:0px] [--sheet-pad:0px]',
        false: '[--sheet-gap:1rem] [--sheet-pad:1.5rem]',
      },
      side: {
        right: 'inset-y-0 right-0 w-full max-w-md border-l [--sheet-from-x:100%]',
        left: 'inset-y-0 left-0 w-full max-w-md border-r [--sheet-from-x:-100%]',
        bottom:
          'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-dialog border-t pb-[max(1.5rem,env(safe-area-inset-bottom))] [--sheet-from-y:100%]',
      },
    },
    defaultVariants: { side: 'right', isFlush: false },
  },
)

type SheetContentProps = ComponentProps<typeof Primitive.Content> & VariantProps<typeof sheetStyle>

export function SheetContent({ className, children, side, isFlush, ...props }: SheetContentProps) {
  const focus = useFocusReturn(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyle} />
      <Primitive.Content className={cn(sheetStyle({ side, isFlush }), className)} {...props} {...focus}>
        {children}
        {/* Stays in sight however far a long sheet is scrolled; no taller than nothing, so that it takes no room. */}
        <div className="sticky top-0 z-2 order-first -mb-(--sheet-gap) h-0 shrink-0">
          <DialogCloseButton className="top-[calc(0.5rem-var(--sheet-pad))] right-[calc(0.75rem-var(--sheet-pad))] bg-surface" />
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
