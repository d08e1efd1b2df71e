import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { TailorEdit } from './tailor-edit.tsx'
import { TailorPreview } from './tailor-preview.tsx'

export type TailoredResumeProps = { phase: 'edit' | 'preview'; onPhase: (phase: 'input' | 'edit' | 'preview') => void }

/** Past the input there is always a resume: the one that was made, or a sample. */
export function TailoredResume({ phase, onPhase }: TailoredResumeProps) {
  const open = useOpenDocument({ sampleWhenNameless: true })
  if (open.status === 'opening') return <WorkspaceFrame />
  return (
    <DocumentProvider key={open.session.store.getState().document.id} session={open.session}>
      {phase === 'edit' ? (
        <TailorEdit onBack={() => onPhase('input')} onPreview={() => onPhase('preview')} />
      ) : (
        <TailorPreview onBack={() => onPhase('edit')} />
      )}
    </DocumentProvider>
  )
}
