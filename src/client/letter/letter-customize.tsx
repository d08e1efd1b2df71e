import { ArrowLeft } from 'lucide-react'
import { toast } from '#client/app/toast.ts'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { PreviewDesk } from '#client/preview/preview-desk.tsx'
import { Button } from '#client/ui/button.tsx'
import { DesignControls } from './design-controls.tsx'
import { useLetterSession } from './letter-session.ts'
import { useLetterPages } from './use-letter-pages.ts'

export function LetterCustomize({ onBack }: { onBack: () => void }) {
  useDocumentKeys()
  const { autosave } = useLetterSession()
  const pages = useLetterPages()
  const save = async () => {
    await autosave.flush()
    if (autosave.getState().kind !== 'failed') toast({ title: 'Design saved' })
  }
  return (
    <div className="wrap-app grid grow grid-cols-1 content-start gap-6 py-6 md:py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">Customize Design</h1>
          <p className="min-h-5">
            <SaveStateLabel />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={onBack}>
            <ArrowLeft aria-hidden strokeWidth={1.5} />
            Back to Preview
          </Button>
          <Button onClick={() => void save()}>Save Design</Button>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(20rem,1fr)]">
        <DesignControls />
        <PreviewDesk label="Letter preview" state={pages} className="lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]" />
      </div>
    </div>
  )
}
