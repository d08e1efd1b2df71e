import { Suspense } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { PageFrame } from '#client/app/page-frame.tsx'
import { usePreload } from '#client/app/use-preload.ts'
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
    <Suspense
      fallback={<PageFrame title="Job-tailored resume" description="The changes one by one, each with its reason." />}
    >
      <TailoredResume phase={phase} onPhase={go} />
    </Suspense>
  )
}
