import { useEffect, useState } from 'react'
import { BlankLine } from '#client/editing/suggestions/blank-line.tsx'
import { entriesById, fetchOccupation, library } from '#client/editing/suggestions/library.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { isNameOf } from '#engine/library/find-occupation.ts'
import { findHeldOccupations } from '#engine/library/held-occupations.ts'
import type { Occupation } from '#engine/library/occupation.ts'
import { orderSummaries } from '#engine/library/order-summaries.ts'
import { homeCurrency } from '#engine/resume/home-currency.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { titleOfYears } from '#engine/writing/summary/years-asked.ts'

type SummaryStartsProps = {
  resume: Resume
  onUse: (summary: string) => void
  /** They are there to be read. */
  onShown: () => void
}

/** Summaries of people in this work, with blanks to fill in. */
export function SummaryStarts({ resume, onUse, onShown }: SummaryStartsProps) {
  const [found, setFound] = useState<{ occupation: Occupation | undefined } | undefined>(undefined)
  // Once: somebody who types meanwhile must not lose what they filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void loadHeld(resume).then((occupation) => setFound({ occupation }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they have come
  useEffect(() => {
    if (found) onShown()
  }, [found])
  const title = titleOfYears(resume)
  if (!found) return <Spinner label="Loading sentences" />
  const { occupation } = found
  if (!occupation)
    return (
      <p className="text-text-2">
        We have no sentences for “{title || 'a blank title'}” yet. Answer the questions above instead.
      </p>
    )
  const isOwn = isNameOf(occupation, title)
  return (
    <>
      {!isOwn && (
        <p className="text-text-2">
          We don’t know “{title}” yet. These are for the closest we know: {occupation.title}.
        </p>
      )}
      <ul aria-label={`Sentences for ${occupation.title}`} className="grid grid-cols-1 gap-5">
        {orderSummaries(occupation, resume).map((text) => (
          <li key={text}>
            <BlankLine text={text} addLabel="Use" currency={homeCurrency(resume)} onAdd={(summary) => onUse(summary)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The occupation of the latest job, by the lines that were picked for it or by its name; of the title if there is none. */
async function loadHeld(resume: Resume): Promise<Occupation | undefined> {
  const named = findHeldOccupations(library, resume)
  const near = named.flatMap((id) => [id, ...(entriesById.get(id)?.neighbours ?? [])])
  const known = (await Promise.all([...new Set(near)].map(fetchOccupation))).flatMap((one) => one ?? [])
  const [first] = findHeldOccupations(library, resume, known)
  return known.find(({ id }) => id === first)
}
