import { useMemo } from 'react'
import text from '#engine/formats/text.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** What the pages say, as one column of text: for small screens, large letters and screen readers. */
export function TextView({ resume }: { resume: Resume }) {
  const words = useMemo(() => text.render(resume), [resume])
  return (
    <div className="mx-auto w-full max-w-prose whitespace-pre-wrap rounded-card border border-border bg-surface p-6 text-body leading-7">
      {words || <p className="text-text-3">Nothing to read yet. What you write appears here as plain text.</p>}
    </div>
  )
}
