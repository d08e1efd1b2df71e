import { AppLink } from '#client/app/app-link.tsx'
import { PreviewPhase } from '#client/assistant/preview-phase.tsx'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

export function TailorPreview({ onBack }: { onBack: () => void }) {
  const title = useDocument(documentTitle)
  const id = useDocument((document) => document.id)
  return (
    <PreviewPhase title={title} onBack={onBack} downloads="menu">
      <AppLink to={`/cover-letter?resume=${id}`} className={buttonStyle({ variant: 'outline', size: 'small' })}>
        Write a letter
      </AppLink>
    </PreviewPhase>
  )
}
