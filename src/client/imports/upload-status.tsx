import { lazy, Suspense } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import type { Upload, UploadState } from './use-upload.ts'

const ReadStatus = lazy(() => import('./read-status.tsx').then((module) => ({ default: module.ReadStatus })))

const uploadFailure =
  'Failed to extract text from the uploaded file. Please try again or enter your information manually.'

type UploadStatusProps = {
  upload: Upload
  onChoose: () => void
  onChecked: (resume: Resume) => void
  /** What was set right before the dialog was closed. */
  onKept?: ((resume: Resume) => void) | undefined
}

/** The state of an upload: in progress with its pages, failed with the reason, or read and ready to be checked. */
export function UploadStatus({ upload, onChoose, onChecked, onKept }: UploadStatusProps) {
  const { state, cancel } = upload
  if (state.step === 'reading') return <ReadingStatus state={state} onCancel={cancel} />
  if (state.step === 'failed') {
    return (
      <Alert title={uploadFailure}>
        {state.reason && <p>{state.reason}</p>}
        <Button variant="outline" size="small" className="mt-3" onClick={onChoose}>
          Choose another file
        </Button>
      </Alert>
    )
  }
  if (state.step === 'read')
    return (
      <Suspense fallback={null}>
        <ReadStatus state={state} onChecked={onChecked} onKept={onKept} />
      </Suspense>
    )
  return null
}

type StateOf<Step> = Extract<UploadState, { step: Step }>

function ReadingStatus({ state, onCancel }: { state: StateOf<'reading'>; onCancel: () => void }) {
  const { name, pages } = state
  return (
    <div className="grid gap-2 rounded-control border border-border bg-surface p-4 text-small">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-center gap-2">
          {!pages && <Spinner />}
          <span className="min-w-0 break-words">
            {pages ? `Reading ${name}: ${pages.done} of ${pages.of} pages` : `Reading ${name}`}
          </span>
        </p>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {pages && <Progress label="Pages read" value={pages.done} max={pages.of} />}
    </div>
  )
}
