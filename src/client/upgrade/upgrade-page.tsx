import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { PageFrame } from '#client/app/page-frame.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { emptySource } from '#client/assistant/resume-source.ts'
import { usePhase } from '#client/assistant/use-phase.ts'
import { useSource } from '#client/assistant/use-source.ts'
import { UpgradeInput } from './upgrade-input.tsx'
import type { UpgradedResumeProps } from './upgraded-resume.tsx'
import { useOwnPage } from './use-own-page.ts'

const TemplateSelection = lazyPage(() => import('./template-selection.tsx').then((module) => module.TemplateSelection))
const UpgradedResume = lazyPage<UpgradedResumeProps>(() =>
  import('./upgraded-resume.tsx').then((module) => module.UpgradedResume),
)
const next = [TemplateSelection, UpgradedResume]

const frame = <PageFrame title="Upgrade your resume" description="The changes one by one, each with its reason." />

const phases = ['input', 'template-selection', 'edit', 'preview'] as const

export function UpgradePage() {
  const { phase, go } = usePhase(phases)
  const [source, setSource] = useSource()
  const [params] = useSearchParams()
  const hasCopy = params.has('doc')
  usePreload(next)
  const own = useOwnPage(phase === 'input' || phase === 'template-selection' ? source : emptySource)

  if (phase === 'template-selection' && (hasCopy || source.text.trim() !== ''))
    return (
      <Suspense fallback={frame}>
        <TemplateSelection
          source={source}
          own={own}
          current={hasCopy ? Number(params.get('id')) || undefined : undefined}
          onBack={() => go('input')}
          onTake={hasCopy ? (templateId) => go('edit', { id: String(templateId) }) : undefined}
          onDone={(doc) => go('edit', { doc, id: undefined })}
        />
      </Suspense>
    )
  if (phase === 'input' || phase === 'template-selection')
    return (
      <UpgradeInput
        source={source}
        onChange={setSource}
        onDone={() => go('template-selection', { doc: undefined, id: undefined })}
      />
    )
  return (
    <Suspense fallback={frame}>
      <UpgradedResume phase={phase} onPhase={go} onStartOver={() => setSource(emptySource)} />
    </Suspense>
  )
}
