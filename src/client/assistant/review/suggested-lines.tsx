import { lazy, Suspense, useState } from 'react'
import { Spinner } from '#client/ui/spinner.tsx'
import { homeCurrency } from '#engine/resume/home-currency.ts'
import type { Resume } from '#engine/resume/resume.ts'

/** The library comes only to those who open it. */
const LinesLikeThis = lazy(async () => ({
  default: (await import('#client/editing/suggestions/lines-like-this.tsx')).LinesLikeThis,
}))

type SuggestedLinesProps = {
  resume: Resume
  /** The job it is about, `experiences.<id>`; without one, the latest. */
  entry: string | undefined
  /** A line that says too little, or what a job asks for. */
  about: string
  onPick: (line: string) => void
}

/** How people in this work put such a thing, with blanks only the person can fill. */
export function SuggestedLines({ resume, entry, about, onPick }: SuggestedLinesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const job = resume.experiences.find(({ id }) => `experiences.${id}` === entry) ?? resume.experiences[0]
  if (!job || job.position.trim() === '') return null
  const { position, description, current } = job
  return (
    <details className="text-small" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent touch:py-3">
        See examples from your kind of work
      </summary>
      {isOpen && (
        <div className="mt-2 text-body">
          <Suspense fallback={<Spinner label="Loading lines" />}>
            <LinesLikeThis
              about={about}
              intro="Only if you really did this. Fill in the blanks:"
              none="We have no example for this. Your own words are best here."
              job={{ title: position, description, isCurrent: current }}
              addLabel="Use"
              currency={homeCurrency(resume)}
              onPick={onPick}
            />
          </Suspense>
        </div>
      )}
    </details>
  )
}
