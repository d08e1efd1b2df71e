import { AppLink } from '#client/app/app-link.tsx'
import { PreviewPhase } from '#client/document/assist/preview-phase.tsx'
import { documentTitle } from '#client/document/new-document.ts'
import { forgetReview } from '#client/document/review/review.ts'
import { useDocument } from '#client/document/store/document-context.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

export type UpgradePreviewProps = { onBack: () => void; onStartOver: () => void }

export function UpgradePreview({ onBack, onStartOver }: UpgradePreviewProps) {
  const title = useDocument(documentTitle)
  const id = useDocument((document) => document.id)
  return (
    <PreviewPhase title={title} onBack={onBack}>
      <AppLink
        to="/"
        onClick={() => {
          forgetReview(id)
          onStartOver()
        }}
        className={buttonStyle({ variant: 'outline' })}
      >
        Start Over
      </AppLink>
    </PreviewPhase>
  )
}
