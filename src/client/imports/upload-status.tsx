import { lazy, Suspense, useState } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import { countLeft, isTouched, untouched } from './check-draft.ts'
import type { Upload, UploadState } from './use-upload.ts'

const CheckDialog = lazy(() => import('./check-dialog.tsx').then((module) => ({ default: module.CheckDialog })))

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
  if (state.step === 'read') return <ReadStatus state={state} onChecked={onChecked} onKept={onKept} />
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

type ReadStatusProps = Pick<UploadStatusProps, 'onChecked' | 'onKept'> & { state: StateOf<'read'> }

function ReadStatus({ state, onChecked, onKept }: ReadStatusProps) {
  const { name, result } = state
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(untouched)
  const [isChecked, setIsChecked] = useState(false)
  return (
    <div className="grid gap-3">
      {result.message && <Alert variant="warning">{result.message}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-surface p-4 text-small">
        <p role="status" className="min-w-0 break-words">
          {[
            `We read ${name}.`,
            isChecked ? 'You’ve checked it.' : leftWords(countLeft(result, draft)),
            !isChecked && isTouched(draft) && 'Your changes are kept.',
            result.ocr && 'The text comes from a picture.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
          Check what we read
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <CheckDialog
            result={result}
            name={name}
            draft={draft}
            onDraft={setDraft}
            onClose={(changed) => {
              setIsOpen(false)
              if (changed) onKept?.(changed)
            }}
            onConfirm={(resume) => {
              setIsOpen(false)
              setIsChecked(true)
              onChecked(resume)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** `1 thing to check, 2 lines to place.` */
function leftWords({ unsure, unplaced }: ReturnType<typeof countLeft>): string {
  const parts = [
    unsure > 0 && (unsure === 1 ? '1 thing to check' : `${unsure} things to check`),
    unplaced > 0 && (unplaced === 1 ? '1 line to place' : `${unplaced} lines to place`),
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}
