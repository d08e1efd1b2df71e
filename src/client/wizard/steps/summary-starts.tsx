import { use } from 'react'
import { BlankLine } from '#client/editing/suggestions/blank-line.tsx'
import { fetchOccupation, library } from '#client/editing/suggestions/library.ts'
import { findOccupation } from '#engine/library/find-occupation.ts'

type SummaryStartsProps = { title: string; onUse: (summary: string) => void }

/** Summaries of people in this work, with blanks to fill in. */
export function SummaryStarts({ title, onUse }: SummaryStartsProps) {
  const { entry } = findOccupation(library, title)
  const occupation = entry && use(fetchOccupation(entry.id))
  if (!occupation)
    return (
      <p className="text-text-2">
        We have no sentences for “{title.trim() || 'a blank title'}” yet. Answer the questions above instead.
      </p>
    )
  return (
    <ul aria-label={`Sentences for ${occupation.title}`} className="grid grid-cols-1 gap-5">
      {occupation.summaries.map((text) => (
        <li key={text}>
          <BlankLine text={text} addLabel="Use" onAdd={(summary) => onUse(summary)} />
        </li>
      ))}
    </ul>
  )
}
