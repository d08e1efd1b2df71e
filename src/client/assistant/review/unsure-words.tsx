import { TriangleAlert } from 'lucide-react'
import type { Change } from '#engine/edit/change.ts'

/** Words the resume does not have and that may be more than wording: only the person knows whether they are true. */
export function UnsureWords({ words }: { words: Change['unsure'] }) {
  if (!words || words.length === 0) return null
  const named = words.map((word) => `“${word}”`).join(' and ')
  return (
    <p className="rounded-chip bg-warning-soft px-3 py-2 text-small">
      <TriangleAlert aria-hidden className="mr-1.5 inline size-4 text-warning" strokeWidth={1.5} />
      <span className="font-medium">Not in your resume: {named}.</span> Is that right? Accept this one only if it is.
    </p>
  )
}
