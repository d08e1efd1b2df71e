import { Component, type ReactNode } from 'react'
import { tellOfError } from '#client/lib/watch-errors.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { PageLoadError } from './lazy-page.tsx'

type ErrorBoundaryProps = {
  /** When this changes, the page gets another chance. */
  place: string
  /** Told when a page breaks, and when another one is shown. */
  onBroken?: (isBroken: boolean) => void
  children: ReactNode
}

type State = { failedAt: string | undefined; isUnloaded: boolean }

/** Keeps a page that broke from taking the rest with it, and offers the way back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedAt: undefined, isUnloaded: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failedAt: '', isUnloaded: error instanceof PageLoadError }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failedAt }: State): Partial<State> | null {
    if (failedAt === undefined || failedAt === place) return null
    return { failedAt: failedAt === '' ? place : undefined }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PageLoadError)) tellOfError(error)
    this.props.onBroken?.(true)
  }

  override componentDidUpdate(_: ErrorBoundaryProps, before: State) {
    if (before.failedAt !== undefined && this.state.failedAt === undefined) this.props.onBroken?.(false)
  }

  private tryAgain() {
    // Code that did not come once is never fetched again by the same page.
    if (this.state.isUnloaded) window.location.reload()
    else this.setState({ failedAt: undefined })
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children
    return (
      <section role="alert" className="wrap-app py-16 md:py-24">
        <div className="grid max-w-prose gap-4">
          <h1 className="font-display text-display-2">This page stopped working.</h1>
          <p className="text-body-l text-text-2">
            Your work is saved on this device. Try again, and if that doesn’t help, reload the page or open your work
            from your documents.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button onClick={() => this.tryAgain()}>Try again</Button>
            {/* Plain links: a fresh load also brings code that was replaced by a newer version. */}
            <a href="/documents" className={buttonStyle({ variant: 'outline' })}>
              My documents
            </a>
            <a href="/" className={buttonStyle({ variant: 'outline' })}>
              Back to Home
            </a>
          </div>
        </div>
      </section>
    )
  }
}
