import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { UpgradeEdit } from './upgrade-edit.tsx'
import { UpgradePreview } from './upgrade-preview.tsx'

export type UpgradedResumeProps = {
  phase: 'edit' | 'preview'
  onPhase: (phase: 'input' | 'template-selection' | 'edit' | 'preview') => void
  onStartOver: () => void
}

/** Past the input there is always a resume: the one that was made, or a sample. */
export function UpgradedResume({ phase, onPhase, onStartOver }: UpgradedResumeProps) {
  const open = useOpenDocument({ sampleWhenNameless: true })
  if (open.status === 'opening') return <WorkspaceFrame />
  return (
    <DocumentProvider key={open.session.store.getState().document.id} session={open.session}>
      {phase === 'edit' ? (
        <UpgradeEdit onBack={() => onPhase('template-selection')} onPreview={() => onPhase('preview')} />
      ) : (
        <UpgradePreview onBack={() => onPhase('edit')} onStartOver={onStartOver} />
      )}
    </DocumentProvider>
  )
}
