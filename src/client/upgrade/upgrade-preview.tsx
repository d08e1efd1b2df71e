import { AppLink } from '#client/app/app-link.tsx'
import { PreviewPhase } from '#client/assistant/preview-phase.tsx'
import { forgetReview } from '#client/assistant/review/review.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

type UpgradePreviewProps = { onBack: () => void; onStartOver: () => void }

export function UpgradePreview({ onBack, onStartOver }: UpgradePreviewProps) {
  const title = useDocument(documentTitle)
  const id = useDocument((document) => document.id)
  return (
    <PreviewPhase title={title} onBack={onBack} downloads="buttons">
      <AppLink
        to="/"
        onClick={() => {
          forgetReview(id)
          onStartOver()
        }}
        className={buttonStyle({ variant: 'outline', size: 'small' })}
      >
        Start Over
      </AppLink>
    </PreviewPhase>
  )
}
