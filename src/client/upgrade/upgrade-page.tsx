import { useState } from 'react'
import { PageFrame } from '#client/app/page-frame.tsx'
import { emptySource, keepSource, type ResumeSource, readKeptSource } from '#client/document/assist/resume-source.ts'
import { usePhase } from '#client/document/assist/use-phase.ts'
import { useOpenDocument } from '#client/document/open/use-open-document.ts'
import { DocumentProvider } from '#client/document/store/document-context.tsx'
import { TemplateSelection } from './template-selection.tsx'
import { UpgradeEdit } from './upgrade-edit.tsx'
import { UpgradeInput } from './upgrade-input.tsx'
import { UpgradePreview } from './upgrade-preview.tsx'

const phases = ['input', 'template-selection', 'edit', 'preview'] as const

export function UpgradePage() {
  const { phase, go } = usePhase(phases)
  const [source, setSource] = useState(readKeptSource)
  const changeSource = (next: ResumeSource) => {
    setSource(next)
    keepSource(next)
  }
  const hasSource = source.text.trim() !== ''

  if (phase === 'input' || (phase === 'template-selection' && !hasSource))
    return <UpgradeInput source={source} onChange={changeSource} onDone={() => go('template-selection')} />
  if (phase === 'template-selection')
    return (
      <TemplateSelection
        source={source}
        onBack={() => go('input')}
        onDone={(doc) => {
          changeSource(emptySource)
          go('edit', { doc })
        }}
      />
    )
  return <UpgradedResume phase={phase} onPhase={go} />
}

type UpgradedResumeProps = { phase: 'edit' | 'preview'; onPhase: (phase: (typeof phases)[number]) => void }

/** Past the input there is always a resume: the one that was made, or a sample. */
function UpgradedResume({ phase, onPhase }: UpgradedResumeProps) {
  const open = useOpenDocument({ sampleWhenNameless: true })
  if (open.status === 'opening')
    return <PageFrame title="Upgrade your resume" description="The changes one by one, each with its reason." />
  return (
    <DocumentProvider session={open.session}>
      {phase === 'edit' ? (
        <UpgradeEdit onBack={() => onPhase('template-selection')} onPreview={() => onPhase('preview')} />
      ) : (
        <UpgradePreview onBack={() => onPhase('edit')} />
      )}
    </DocumentProvider>
  )
}
