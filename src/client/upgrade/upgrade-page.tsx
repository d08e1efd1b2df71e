import { useSearchParams } from 'react-router'
import { PageFrame } from '#client/app/page-frame.tsx'
import { emptySource } from '#client/assistant/resume-source.ts'
import { usePhase } from '#client/assistant/use-phase.ts'
import { useSource } from '#client/assistant/use-source.ts'
import { useOpenDocument } from '#client/editing/open/use-open-document.ts'
import { DocumentProvider } from '#client/editing/session/document-context.tsx'
import { TemplateSelection } from './template-selection.tsx'
import { UpgradeEdit } from './upgrade-edit.tsx'
import { UpgradeInput } from './upgrade-input.tsx'
import { UpgradePreview } from './upgrade-preview.tsx'

const phases = ['input', 'template-selection', 'edit', 'preview'] as const

export function UpgradePage() {
  const { phase, go } = usePhase(phases)
  const [source, setSource] = useSource()
  const [params] = useSearchParams()
  const hasCopy = params.has('doc')

  if (phase === 'template-selection' && (hasCopy || source.text.trim() !== ''))
    return (
      <TemplateSelection
        source={source}
        current={hasCopy ? Number(params.get('id')) || undefined : undefined}
        onBack={() => go('input')}
        onTake={hasCopy ? (templateId) => go('edit', { id: String(templateId) }) : undefined}
        onDone={(doc) => go('edit', { doc, id: undefined })}
      />
    )
  if (phase === 'input' || phase === 'template-selection')
    return (
      <UpgradeInput
        source={source}
        onChange={setSource}
        onDone={() => go('template-selection', { doc: undefined, id: undefined })}
      />
    )
  return <UpgradedResume phase={phase} onPhase={go} onStartOver={() => setSource(emptySource)} />
}

type UpgradedResumeProps = {
  phase: 'edit' | 'preview'
  onPhase: (phase: (typeof phases)[number]) => void
  onStartOver: () => void
}

/** Past the input there is always a resume: the one that was made, or a sample. */
function UpgradedResume({ phase, onPhase, onStartOver }: UpgradedResumeProps) {
  const open = useOpenDocument({ sampleWhenNameless: true })
  if (open.status === 'opening')
    return <PageFrame title="Upgrade your resume" description="The changes one by one, each with its reason." />
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
