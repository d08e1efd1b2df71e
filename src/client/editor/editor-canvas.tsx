import { useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { lazyExtra } from '#client/app/lazy-page.tsx'
import { OverflowHint } from '#client/editing/overflow-hint.tsx'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { useDocumentPages } from '#client/editing/use-document-pages.ts'
import { cn } from '#client/lib/cn.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { usePages } from '#client/preview/use-pages.ts'
import type { Spot } from '#client/preview/use-spot.ts'
import { templateQuery } from '#client/templates/template-queries.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { isBlank } from '#engine/resume/is-blank.ts'
import { isStillSample } from '#engine/resume/is-still-sample.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Template } from '#engine/templates/template.ts'
import { ghostResume, placeOfGhost } from './ghost-resume.ts'
import type { LatestPages } from './latest-pages.ts'

const EmptySections = lazyExtra(() => import('./empty-sections.tsx').then((module) => module.EmptySections))
const PagePlaceholder = lazyExtra(() => import('./page-placeholder.tsx').then((module) => module.PagePlaceholder))

type EditorCanvasProps = {
  latestPages: LatestPages
  /** The page has the window to itself. */
  isFull: boolean
  /** A few lines of it over the field that is being written. */
  isStrip: boolean
  onPick: (path: string) => void
  spot: Spot | undefined
  /** What can be done to the document, beside the zoom. */
  actions: ReactNode
}

/** The pages, redrawn with every change of the document. */
export const EditorCanvas = memo(function EditorCanvas({
  latestPages,
  isFull,
  isStrip,
  onPick,
  spot,
  actions,
}: EditorCanvasProps) {
  const shown = useDocumentPages()
  const resume = useDocument((document) => document.resume)
  const templateId = useDocument((document) => document.templateId)
  const isSample = useDocument((document) => isStillSample(document.resume))
  const ghost = usePages(
    { resume: ghostResume, style: useDocument((document) => document.style) },
    ghostLook(resume, shown.template),
  )

  useLayoutEffect(() => {
    latestPages.current = shown
  })

  if (!shown.pages && shown.templateError) return <TemplateFailure />
  if (isFull && isBlank(resume))
    return <p className="grid grow place-items-center bg-canvas p-8 text-text-2">No resume data available</p>
  const isGhost = isBlank(resume)
  return (
    <PreviewPane
      state={isGhost ? ghost : shown}
      resume={resume}
      onPick={isGhost ? (path) => onPick(placeOfGhost(path)) : onPick}
      spot={spot}
      follow={isStrip ? spot?.path : undefined}
      // Somebody else's page must not pass for theirs.
      placeholder={<PagePlaceholder templateId={templateId} isSample={isSample} />}
      hint={!isGhost && <OverflowHint pages={shown} />}
      aside={
        !isFull &&
        shown.pages && (
          <Suspense>
            <EmptySections onPick={onPick} />
          </Suspense>
        )
      }
      zoom={isFull ? 'width' : 'fit'}
      dock={actions}
      className={cn('grow', isGhost && '[&_.page-sheet>*]:opacity-45')}
    />
  )
})

/** Laid out only where it is seen. */
function ghostLook(resume: Resume, template: Template | undefined): Template | undefined {
  return isBlank(resume) ? template : undefined
}

function TemplateFailure() {
  const templateId = useDocument((document) => document.templateId)
  const queryClient = useQueryClient()
  return (
    <div className="grid grow place-content-center gap-4 bg-canvas p-6">
      <Alert>We couldn’t load the template. Your content is safe.</Alert>
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => void queryClient.refetchQueries({ queryKey: templateQuery(templateId).queryKey })}
      >
        Try again
      </Button>
    </div>
  )
}
