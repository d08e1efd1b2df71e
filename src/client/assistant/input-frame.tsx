import { type FormEvent, type ReactNode, useRef } from 'react'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Generating } from './background-tasks/create-task.ts'
import { DataNotice } from './data-notice.tsx'
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
  children: ReactNode
}

/** The first phase of every page that writes: what it does, what it costs, the fields, one button. */
export function InputFrame(props: InputFrameProps) {
  const { title, lead, submitLabel, generating, onStop, onSubmit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (generating.isBusy) return
    const wrong = onSubmit()
    if (wrong) form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
  }
  return (
    <div className="wrap-app py-8 md:py-12">
      <div className="mx-auto grid max-w-[48rem] gap-6">
        <header>
          <h1 className="font-display text-display-2">{title}</h1>
          <p className="mt-2 max-w-prose text-body-l text-text-2">{lead}</p>
          <PriceNote free="Writing and reviewing" className="mt-2" />
        </header>
        <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
          {children}
          {generating.problem && (
            <TryAgainAlert onTryAgain={() => form.current?.requestSubmit()}>{generating.problem}</TryAgainAlert>
          )}
          {generating.isBusy && <ProgressNote {...generating} onStop={onStop} />}
          <div className="grid gap-3">
            <Button type="submit" size="large" className="justify-self-start" disabled={generating.isBusy}>
              {generating.isBusy ? 'Processing...' : submitLabel}
            </Button>
            <DataNotice />
          </div>
        </form>
      </div>
    </div>
  )
}
