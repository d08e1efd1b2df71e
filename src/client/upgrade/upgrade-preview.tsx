import { AppLink } from '#client/app/app-link.tsx'
import { PreviewPhase } from '#client/document/assist/preview-phase.tsx'
import { documentTitle } from '#client/document/new-document.ts'
import { useDocument } from '#client/document/store/document-context.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

export function UpgradePreview({ onBack }: { onBack: () => void }) {
  const title = useDocument(documentTitle)
  return (
    <PreviewPhase title={title} onBack={onBack}>
      <AppLink to="/" className={buttonStyle({ variant: 'outline' })}>
        Start Over
      </AppLink>
    </PreviewPhase>
  )
}
