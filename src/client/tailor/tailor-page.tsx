import { Suspense } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { WorkspaceFrame } from '#client/app/workspace-frame.tsx'
import { usePhase } from '#client/assistant/use-phase.ts'
import { TailorInput } from './tailor-input.tsx'
import type { TailoredResumeProps } from './tailored-resume.tsx'

const TailoredResume = lazyPage<TailoredResumeProps>(() =>
  import('./tailored-resume.tsx').then((module) => module.TailoredResume),
)
const next = [TailoredResume]

const tailorPhases = ['input', 'edit', 'preview'] as const

export function TailorPage() {
  const { phase, go } = usePhase(tailorPhases)
  usePreload(next)
  // A template in the address is the last copy's, not the new one's.
  if (phase === 'input') return <TailorInput onDone={(doc) => go('edit', { doc, id: undefined })} />
  return (
    <Suspense fallback={<WorkspaceFrame />}>
      <TailoredResume phase={phase} onPhase={go} />
    </Suspense>
  )
}
