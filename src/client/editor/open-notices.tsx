import { Suspense } from 'react'
import { lazyExtra } from '#client/app/lazy-page.tsx'
import type { OpenedDocument } from '#client/editing/open/choose-document.ts'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { Button } from '#client/ui/button.tsx'
import { emptyResume } from '#engine/resume/resume.ts'
import type { OpenTroubleProps } from './open-trouble.tsx'

export type OpenNoticesProps = OpenTroubleProps & {
  origin: OpenedDocument['origin']
  /** To the fields of a page that is empty now. */
  onBlank?: (() => void) | undefined
}

const OpenTrouble = lazyExtra(() => import('./open-trouble.tsx').then((module) => module.OpenTrouble))

/** What a person must know about the document that opened. */
export function OpenNotices({ origin, isMissing, problem, onBlank }: OpenNoticesProps) {
  return (
    <div className="grid gap-3 px-4 pt-3 empty:hidden sm:px-6 md:px-4">
      {(isMissing || problem) && (
        <Suspense>
          <OpenTrouble isMissing={isMissing} problem={problem} />
        </Suspense>
      )}
      {origin === 'sample' && <SampleNote onBlank={onBlank} />}
    </div>
  )
}

/** Stays until the sample is the person's own: saved once, by a change or by the button. */
function SampleNote({ onBlank }: Pick<OpenNoticesProps, 'onBlank'>) {
  const isUntouched = useDocument((document) => document.revision === 0)
  const { update } = useDocumentActions()
  if (!isUntouched) return null

  const startEmpty = () => {
    update((document) => ({ ...document, resume: emptyResume(document.id) }), { label: 'Start with a blank page' })
    onBlank?.()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-small text-text-2">
      <p>
        This is a sample. <span className="max-sm:sr-only">Make it yours.</span>
      </p>
      <Button variant="link" size="inline" className="text-small" onClick={startEmpty}>
        Start with a blank page
      </Button>
    </div>
  )
}
