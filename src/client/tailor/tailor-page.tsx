import { PageFrame } from '#client/app/page-frame.tsx'
import { usePhase } from '#client/assistant/use-phase.ts'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { TailorEdit } from './tailor-edit.tsx'
import { TailorInput } from './tailor-input.tsx'
import { TailorPreview } from './tailor-preview.tsx'

const tailorPhases = ['input', 'edit', 'preview'] as const

export function TailorPage() {
  const { phase, go } = usePhase(tailorPhases)
  // A template in the address is the last copy's, not the new one's.
  if (phase === 'input') return <TailorInput onDone={(doc) => go('edit', { doc, id: undefined })} />
  return <TailoredResume phase={phase} onPhase={go} />
}

type TailoredResumeProps = { phase: 'edit' | 'preview'; onPhase: (phase: (typeof tailorPhases)[number]) => void }

/** Past the input there is always a resume: the one that was made, or a sample. */
function TailoredResume({ phase, onPhase }: TailoredResumeProps) {
  const open = useOpenDocument({ sampleWhenNameless: true })
  if (open.status === 'opening')
    return <PageFrame title="Job-tailored resume" description="The changes one by one, each with its reason." />
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
