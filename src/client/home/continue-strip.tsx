import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import type { LastDocument } from './find-last-document.ts'

/** For somebody who comes back: what they worked on last. A first visit loads nothing of it. */
export function ContinueStrip() {
  const [last, setLast] = useState<LastDocument>()
  useEffect(() => {
    if (!mayHaveDrafts()) return
    import('./find-last-document.ts')
      .then(({ findLastDocument }) => findLastDocument())
      .then(setLast)
      .catch(() => {
        // Without its storage the browser knows of nothing to continue.
      })
  }, [])
  if (!last) return null
  return (
    <section aria-label="Pick up where you left off" className="wrap-marketing pt-4">
      <ContinueCard last={last}>
        <AppLink to="/documents" className={buttonStyle({ variant: 'outline' })}>
          My documents
        </AppLink>
      </ContinueCard>
    </section>
  )
}

/** The document to continue with, and other options next to it. */
export function ContinueCard({ last, children }: { last: LastDocument; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-border bg-surface p-4">
      <p className="wrap-anywhere min-w-48 grow basis-0">
        <span className="font-semibold">{last.title}</span>
        <span className="block text-small text-text-2">Edited {last.edited}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <AppLink to={last.path} className={buttonStyle()}>
          Continue
          <ArrowRight />
        </AppLink>
        {children}
      </div>
    </div>
  )
}

/** Cheap to ask; the drafts themselves come with the code that reads them. */
function mayHaveDrafts(): boolean {
  try {
    return ['candid-last-document', 'candid-last-letter'].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
