import { CircleCheck, CircleX } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { call } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { type ReadBack, readBackResume } from '#shared/api/exports.ts'
import type { FileRequest, ServerFormat } from './download-resume.ts'
import { groupFoundFields, type ReadBackField, readBackHeadline } from './read-back-groups.ts'

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

function ReadBackView({ report }: { report: ReadBack }) {
  const textHeading = useId()
  const missing = report.fields.filter(({ found }) => !found)
  return (
    <div className="grid min-w-0 gap-6">
      <p role="status" className="font-semibold text-body">
        {readBackHeadline(report)}
      </p>
      {missing.length > 0 && <FieldList title="Not found" fields={missing} />}
      {groupFoundFields(report.fields).map(({ title, fields }) => (
        <FieldList key={title} title={title} fields={fields} />
      ))}
      <div className="grid min-w-0 gap-2">
        <h3 id={textHeading} className="font-semibold text-small">
          The text it reads, in order
        </h3>
        <section
          aria-labelledby={textHeading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the text
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-control border border-border bg-bg p-4"
        >
          <pre className="whitespace-pre-wrap break-words font-mono text-micro">{report.text}</pre>
        </section>
      </div>
    </div>
  )
}

function FieldList({ title, fields }: { title: string; fields: ReadBackField[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-2">
      <h3 id={heading} className="font-semibold text-small">
        {`${title} (${fields.length})`}
      </h3>
      <ul className="grid min-w-0 gap-1.5 text-small">
        {fields.map(({ path, label, expected, found }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a field may say the same, and the list stays as it is
          <li key={`${path} ${index}`} className="flex min-w-0 items-start gap-2">
            <FoundMark isFound={found} />
            <span className="min-w-0 break-words">
              <span className="text-text-2">{`${label}: `}</span>
              {expected}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FoundMark({ isFound }: { isFound: boolean }) {
  const Icon = isFound ? CircleCheck : CircleX
  return (
    <>
      <Icon className={`mt-0.5 size-4 shrink-0 ${isFound ? 'text-success' : 'text-danger'}`} />
      {!isFound && <span className="sr-only">Not found: </span>}
    </>
  )
}
