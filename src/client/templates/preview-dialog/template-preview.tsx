import { lazy, Suspense } from 'react'
import type { TemplatePreviewDialogProps } from './template-preview-dialog.tsx'

const loadDialog = () => import('./template-preview-dialog.tsx')

// The layout engine is most of this code; pages that only show cards do not carry it.
const Dialog = lazy(async () => ({ default: (await loadDialog()).TemplatePreviewDialog }))

/** Fetches the dialog's code before the click, from a hover or a focus. */
export function preloadTemplatePreview(): void {
  // A failure here is met again, with words, when the dialog opens.
  loadDialog().catch(() => undefined)
}

type TemplatePreviewProps = Omit<TemplatePreviewDialogProps, 'openId'> & {
  /** The one shown; none while the dialog is closed. */
  openId: number | undefined
}

/** The preview of a template in a dialog. */
export function TemplatePreview(props: TemplatePreviewProps) {
  if (props.openId === undefined) return null
  return (
    <Suspense fallback={<Waiting />}>
      <Dialog {...props} openId={props.openId} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div className="fixed inset-0 z-dialog grid place-items-center bg-scrim">
      <p role="status" className="rounded-control bg-surface px-5 py-3 shadow-dialog">
        Loading preview...
      </p>
    </div>
  )
}
