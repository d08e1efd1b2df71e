import { type FormEvent, type ReactNode, useCallback, useRef } from 'react'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import type { Generating } from './background-tasks/create-task.ts'
import { DataNotice } from './data-notice.tsx'
import { FileWaitProvider, useFileWait } from './file-wait.ts'
import { ProgressNote } from './progress-note.tsx'
import { TryAgainAlert } from './try-again-alert.tsx'

type InputFrameProps = {
  title: string
  lead: string
  submitLabel: string
  generating: Generating
  onStop: () => void
  /** Checks the fields; the name of the first wrong one, which then gets the focus. */
  onSubmit: () => string | undefined
  /** What the person brings. */
  resume: ReactNode
  /** What it is for, beside it where there is room. */
  job?: ReactNode
  /** What may be said beyond that. */
  children?: ReactNode
}

/** The first phase of every page that writes: what it does, what it costs, the fields, one button. */
export function InputFrame(props: InputFrameProps) {
  const { title, lead, submitLabel, generating, onStop, onSubmit, resume, job, children } = props
  const form = useRef<HTMLFormElement>(null)
  const send = useCallback(() => form.current?.requestSubmit(), [])
  const file = useFileWait(send)
  const isBusy = generating.isBusy || file.isWaiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (generating.isBusy) return
    if (file.isReading) return file.wait()
    const wrong = onSubmit()
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
  }
  return (
    <div className="wrap-app py-6 md:py-10">
      <div className={cn('mx-auto grid gap-6', job === undefined && 'max-w-[48rem]')}>
        <header>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-1 max-w-prose text-text-2">{lead}</p>
          <PriceNote free="Free to write and review" className="mt-1" />
        </header>
        <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          <div className={cn('grid grid-cols-1 items-start gap-6', job !== undefined && 'md:grid-cols-2 lg:gap-8')}>
            <FileWaitProvider value={file.tellReading}>{resume}</FileWaitProvider>
            {job}
          </div>
          {children}
          {generating.problem && <TryAgainAlert onTryAgain={send}>{generating.problem}</TryAgainAlert>}
          {generating.isBusy && <ProgressNote {...generating} onStop={onStop} />}
          <div className="grid gap-3">
            <Button type="submit" size="large" className="justify-self-start" disabled={isBusy}>
              {isBusy ? 'Processing...' : submitLabel}
            </Button>
            <DataNotice />
          </div>
        </form>
      </div>
    </div>
  )
}
