import { lazy, Suspense, useState } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import { countLeft, isTouched, untouched } from './check-draft.ts'
import type { UploadState } from './use-upload.ts'

const CheckDialog = lazy(() => import('./check-dialog.tsx').then((module) => ({ default: module.CheckDialog })))

type ReadStatusProps = {
  state: Extract<UploadState, { step: 'read' }>
  onChecked: (resume: Resume) => void
  /** What was set right before the dialog was closed. */
  onKept?: ((resume: Resume) => void) | undefined
}

/** What was read, and what of it is left to check; it comes with the file, not with the form. */
export function ReadStatus({ state, onChecked, onKept }: ReadStatusProps) {
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
