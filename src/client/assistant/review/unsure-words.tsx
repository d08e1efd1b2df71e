import { TriangleAlert } from 'lucide-react'
import { findWords, OpenWords } from '#client/assistant/open-words.tsx'
import type { Change } from '#engine/edit/change.ts'
import { plain } from '#engine/resume/rich-text.ts'

/** The line with the words the resume does not have underlined: only the person knows whether they are true. */
export function UnsureWords({ change: { unsure = [], after } }: { change: Change }) {
  if (unsure.length === 0) return null
  const line = plain(after)
  return (
    <div className="grid gap-1 rounded-chip bg-warning-soft px-3 py-2 text-small">
      <p className="font-medium">
        <TriangleAlert className="mr-1.5 inline size-4 text-warning" />
        Not in your resume. True?
      </p>
      <p className="wrap-anywhere">
        <OpenWords text={line} places={findWords(line, unsure)} />
      </p>
    </div>
  )
}
