import { EditPhase } from '#client/document/assist/edit-phase.tsx'
import { documentTitle } from '#client/document/new-document.ts'
import { useDocument } from '#client/document/store/document-context.tsx'
import { TailorRequirements } from './tailor-requirements.tsx'

export type TailorEditProps = { onBack: () => void; onPreview: () => void }

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
