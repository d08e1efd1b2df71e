import { EditPhase } from '#client/document/assist/edit-phase.tsx'
import { documentTitle } from '#client/document/new-document.ts'
import { useDocument } from '#client/document/store/document-context.tsx'

export type UpgradeEditProps = { onBack: () => void; onPreview: () => void }

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
