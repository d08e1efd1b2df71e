import { Suspense, use, useMemo } from 'react'
import { findOccupation } from '#engine/library/find-occupation.ts'
import { findLinesLike } from '#engine/library/pick-lines.ts'
import { BlankLine } from './blank-line.tsx'
import { fetchOccupation, library } from './library.ts'

type LinesLikeThisProps = {
  /** What is being written, is weak, or is asked for. */
  about: string
  /** Said above the lines; without any it is not said. */
  intro: string
  /** The title of the job, and what it says already. */
  job: { title: string; description: string; isCurrent: boolean }
  addLabel?: string
  /** The sign of the person's money, where the resume tells it. */
  currency: string | undefined
  /** Said where the library has nothing. */
  none?: string
  onPick: (line: string) => void
}

/** Lines of the library that say something like it. */
export function LinesLikeThis(props: LinesLikeThisProps) {
  const { title } = props.job
  const entry = useMemo(() => findOccupation(library, title).entry, [title])
  if (!entry) return <Nothing none={props.none} />
  return (
    <Suspense fallback={null}>
      <Found id={entry.id} {...props} />
    </Suspense>
  )
}

function Found({
  id,
  about,
  intro,
  job,
  addLabel = 'Add',
  currency,
  none,
  onPick,
}: LinesLikeThisProps & { id: string }) {
  const occupation = use(fetchOccupation(id))
  const { description, isCurrent } = job
  const lines = useMemo(
    () => (occupation ? findLinesLike(about, { occupations: [occupation], description, isCurrent }) : []),
    [occupation, about, description, isCurrent],
  )
  if (lines.length === 0) return <Nothing none={none} />
  return (
    <div className="grid gap-3 rounded-control border border-border p-3">
      <p className="text-small text-text-2">{intro}</p>
      {lines.map(({ text }) => (
        <BlankLine key={text} text={text} addLabel={addLabel} currency={currency} onAdd={(line) => onPick(line)} />
      ))}
    </div>
  )
}

function Nothing({ none }: { none: string | undefined }) {
  return none === undefined ? null : <p className="text-small text-text-2">{none}</p>
}
