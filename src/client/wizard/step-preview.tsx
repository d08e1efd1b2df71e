import { Eye } from 'lucide-react'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Button } from '#client/ui/button.tsx'
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from '#client/ui/sheet.tsx'
import { isBlank } from '#engine/resume/is-blank.ts'
import { BlankPage } from './blank-page.tsx'
import { useWizardPages } from './use-wizard-pages.ts'

type StepPreviewProps = { onPick?: ((path: string) => void) | undefined; className?: string }

/** The real page, quietly following the form. */
export function StepPreview({ onPick, className }: StepPreviewProps) {
  const { state, resume } = useWizardPages()
  if (isBlank(resume)) return <BlankPage {...(className === undefined ? {} : { className })} />
  return (
    <PreviewPane state={state} resume={resume} onPick={onPick} {...(className === undefined ? {} : { className })} />
  )
}

/** Where there is no room beside the form, the page is one tap away. */
export function PeekSheet() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" size="small">
          <Eye aria-hidden strokeWidth={1.5} />
          Preview
        </Button>
      </SheetTrigger>
      <SheetContent side="bottom" className="h-[90dvh] p-0 pt-4">
        <div className="px-5">
          <SheetTitle>Your page so far</SheetTitle>
          <SheetDescription className="sr-only">The resume as it will be printed.</SheetDescription>
        </div>
        <StepPreview className="flex-1" />
      </SheetContent>
    </Sheet>
  )
}
