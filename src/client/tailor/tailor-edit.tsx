import { EditPhase } from '#client/assistant/edit-phase.tsx'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { TailorRequirements } from './tailor-requirements.tsx'

type TailorEditProps = { onBack: () => void; onPreview: () => void }

export function TailorEdit({ onBack, onPreview }: TailorEditProps) {
  const title = useDocument(documentTitle)
  return (
    <TailorRequirements>
      <EditPhase
        title={title}
        grouping="section"
        back={{ label: 'Back to Input', onSelect: onBack }}
        onPreview={onPreview}
      />
    </TailorRequirements>
  )
}
