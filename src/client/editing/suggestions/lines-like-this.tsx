import { Suspense, use, useMemo } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { findOccupation } from '#engine/library/find-occupation.ts'
import { findLinesLike } from '#engine/library/pick-lines.ts'
import { BlankLine } from './blank-line.tsx'
import { useJobLines } from './job-lines.ts'
import { fetchOccupation, library } from './library.ts'

type LinesLikeThisProps = { typed: string; onAdded: (text: string) => void; onDone: () => void }

/** Lines of the library that say what is being typed; silent where there are none. */
export function LinesLikeThis(props: LinesLikeThisProps) {
  const { title } = useJobLines()
  const entry = useMemo(() => findOccupation(library, title).entry, [title])
  if (!entry) return null
  return (
    <Suspense fallback={null}>
      <Found id={entry.id} {...props} />
    </Suspense>
  )
}

function Found({ id, typed, onAdded, onDone }: LinesLikeThisProps & { id: string }) {
  const occupation = use(fetchOccupation(id))
  const { description, isCurrent, addLine } = useJobLines()
  const lines = useMemo(
    () => (occupation ? findLinesLike(typed, { occupations: [occupation], description, isCurrent }) : []),
    [occupation, typed, description, isCurrent],
  )
  if (lines.length === 0) return null
  return (
    <div className="grid gap-3 rounded-control border border-border p-3">
      <p className="text-small text-text-2">Or fill in one of these:</p>
      {lines.map(({ text }) => (
        <BlankLine
          key={text}
          text={text}
          onAdd={(line) => {
            addLine(line)
            onAdded(line)
            announce('Line added to your job')
            onDone()
          }}
        />
      ))}
    </div>
  )
}
