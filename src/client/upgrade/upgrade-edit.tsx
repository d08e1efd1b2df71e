import { EditPhase } from '#client/assistant/edit-phase.tsx'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'

type UpgradeEditProps = { onBack: () => void; onPreview: () => void }

export function UpgradeEdit({ onBack, onPreview }: UpgradeEditProps) {
  const title = useDocument(documentTitle)
  return (
    <EditPhase
      title={title}
      grouping="purpose"
      back={{ label: 'Back to Templates', onSelect: onBack }}
      onPreview={onPreview}
    />
  )
}
