import { Sheet, SheetContent, SheetDescription, SheetTitle } from '#client/ui/sheet.tsx'
import { StepPreview } from './step-preview.tsx'

type PeekSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The page as far as it has come, over the form. */
export function PeekSheet({ isOpen, onOpenChange }: PeekSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent side="bottom" isFlush className="h-[90dvh] pb-0">
        <div className="px-5 py-4">
          <SheetTitle>Your page so far</SheetTitle>
          <SheetDescription className="sr-only">The resume as it will be printed.</SheetDescription>
        </div>
        <StepPreview className="flex-1" />
      </SheetContent>
    </Sheet>
  )
}
