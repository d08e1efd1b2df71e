import { useCallback, useEffect, useState } from 'react'
import { call } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ReadBack, readBackResume } from '#shared/api/exports.ts'
import type { FileRequest, ServerFormat } from './download-resume.ts'
import { ReadBackView } from './read-back-view.tsx'

type ReadBackDialogProps = {
  request: FileRequest
  onClose: () => void
  /** Called when the dialog is off the screen. */
  onClosed: () => void
  isOpen: boolean
}

const fileNames: Record<ServerFormat, string> = { pdf: 'PDF file', docx: 'Word document' }

/** What an applicant tracking system gets out of the file that was just downloaded. */
export function ReadBackDialog({ request, isOpen, onClose, onClosed }: ReadBackDialogProps) {
  const { state, retry } = useReadBack(request)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="max-w-2xl"
        onCloseAutoFocus={(event) => {
          // What opened the dialog was a message that is gone by now.
          event.preventDefault()
          onClosed()
        }}
      >
        <DialogHeader
          title="What an ATS reads"
          description={`Your ${fileNames[request.format]} was reopened and its text extracted, the way an applicant tracking system does it.`}
        />
        {state === 'loading' && <ReadBackLoading />}
        {state === 'failed' && (
          <Alert title="The file could not be read back">
            <p>Your download is not affected.</p>
            <Button variant="outline" size="small" className="mt-3" onClick={retry}>
              Retry
            </Button>
          </Alert>
        )}
        {typeof state === 'object' && <ReadBackView report={state} />}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type ReadBackState = ReadBack | 'loading' | 'failed'

function useReadBack(request: FileRequest): { state: ReadBackState; retry: () => void } {
  const [state, setState] = useState<ReadBackState>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const abort = new AbortController()
    setState('loading')
    call(readBackResume, { body: request, signal: abort.signal }).then(setState, () => {
      if (!abort.signal.aborted) setState('failed')
    })
    return () => abort.abort()
  }, [request, attempt])

  return { state, retry: useCallback(() => setAttempt((before) => before + 1), []) }
}

function ReadBackLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Reading the file</span>
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
