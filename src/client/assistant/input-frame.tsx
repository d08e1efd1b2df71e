import { type FormEvent, type ReactNode, Suspense, useCallback, useRef } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { Button } from '#client/ui/button.tsx'
import type { Generating } from './background-tasks/create-task.ts'
import { DataNotice } from './data-notice.tsx'
import { FileWaitProvider, useFileWait } from './file-wait.ts'
import { Outcome, type OutcomeProps } from './outcome.tsx'
import { TryAgainAlert } from './try-again-alert.tsx'
import { useTopWhile } from './use-top-while.ts'
import { WorkingButton } from './working-button.tsx'

const WorkingPage = lazyPage(() => import('./working-page.tsx').then((module) => module.WorkingPage))
const next = [WorkingPage]

type InputFrameProps = {
  title: string
  lead: string
  /** A small picture of what comes of it. */
  outcome: OutcomeProps
  submitLabel: string
  generating: Generating
  /** What is read while it goes on. */
  text: string
  onStop: () => void
  /** Checks the fields; the name of the first wrong one, which then gets the focus. */
  onSubmit: () => string | undefined
  /** What the person brings. */
  resume: ReactNode
  /** What it is for, shown next to it if there is room. */
  job?: ReactNode
  /** What may be said beyond that. */
  children?: ReactNode
}

/** The first phase of every page that writes: what it does, the fields, one button. */
export function InputFrame(props: InputFrameProps) {
  const { title, lead, outcome, submitLabel, generating, text, onStop, onSubmit, resume, job, children } = props
  const form = useRef<HTMLFormElement>(null)
  const send = useCallback(() => form.current?.requestSubmit(), [])
  const file = useFileWait(send)
  const isBusy = generating.isBusy || file.isWaiting
  usePreload(next)
  useTopWhile(generating.isBusy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (generating.isBusy) return
    if (file.isReading) return file.wait()
    const wrong = onSubmit()
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
  }
  return (
    <div className="wrap-app py-6 md:py-10">
      <div className="grid gap-6">
        <header>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-1 max-w-prose text-text-2">{lead}</p>
        </header>
        <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
          {generating.isBusy && (
            <Suspense>
              <WorkingPage text={text} generating={generating} />
            </Suspense>
          )}
          {/* Nothing can be changed while it is read, and all of it is there again after a stop. */}
          <div hidden={generating.isBusy} className="grid grid-cols-1 gap-6">
            <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:gap-8">
              <FileWaitProvider value={file.tellReading}>{resume}</FileWaitProvider>
              {job ?? <Outcome {...outcome} isPage />}
            </div>
            {children}
          </div>
          {generating.problem && <TryAgainAlert onTryAgain={send}>{generating.problem}</TryAgainAlert>}
          {/* A form may be longer than the screen, and its button is what people look for. */}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-border bg-bg max-sm:contents sm:sticky sm:bottom-0 sm:z-10 sm:border-t sm:py-3">
            <div className="step-foot flex gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:order-last max-sm:-mx-5 max-sm:border-border max-sm:border-t max-sm:bg-bg max-sm:px-5 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
              <WorkingButton type="submit" size="large" className="max-sm:min-h-control max-sm:grow" isBusy={isBusy}>
                {submitLabel}
              </WorkingButton>
              {generating.isBusy && (
                <Button variant="outline" size="large" className="max-sm:min-h-control" onClick={onStop}>
                  Stop
                </Button>
              )}
            </div>
            {!generating.isBusy && <DataNotice />}
          </div>
          {/* It shows what to expect; who has brought a resume need not be told. */}
          {job !== undefined && !generating.isBusy && text.trim() === '' && <Outcome {...outcome} />}
        </form>
      </div>
    </div>
  )
}
