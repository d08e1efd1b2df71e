import { Suspense } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { isBlank } from '#engine/resume/is-blank.ts'
import { BlankPage } from './blank-page.tsx'
import { useWizardPages } from './use-wizard-pages.ts'

const PreviewPane = lazyPage(() => import('#client/preview/preview-pane.tsx').then((module) => module.PreviewPane))
const next = [PreviewPane]

type StepPreviewProps = {
  onPick?: ((path: string) => void) | undefined
  /** The field or section to keep in view. */
  follow?: string | undefined
  className: string
}

/** The real page, quietly following the form. */
export function StepPreview({ onPick, follow, className }: StepPreviewProps) {
  const { state, resume } = useWizardPages({ isBeingWritten: true })
  usePreload(next)
  const blank = <BlankPage className={className} />
  if (isBlank(resume)) return blank
  return (
    <Suspense fallback={blank}>
      <PreviewPane state={state} resume={resume} onPick={onPick} follow={follow} className={className} />
    </Suspense>
  )
}
