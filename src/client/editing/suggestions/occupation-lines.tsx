import { use, useDeferredValue, useMemo, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { answersFromTitle } from '#engine/library/answers-from-title.ts'
import { type Answers, parsePieces } from '#engine/library/blanks.ts'
import { type PickedLine, pickLines } from '#engine/library/pick-lines.ts'
import { AddedNote } from './added-note.tsx'
import { BlankLine } from './blank-line.tsx'
import { useJobLines } from './job-lines.ts'
import { fetchOccupation } from './library.ts'
import { usePosting } from './posting.ts'
import { useLineFocus } from './use-line-focus.ts'

const AT_FIRST = 6

type OccupationLinesProps = {
  id: string
  /** The title names other work, which this is nearest to. */
  isNear: boolean
}

export function OccupationLines({ id, isNear }: OccupationLinesProps) {
  const occupation = use(fetchOccupation(id))
  const { title, fullTitle, description, isCurrent, currency, addLine } = useJobLines()
  const posting = useDeferredValue(usePosting().posting)
  const [most, setMost] = useState(AT_FIRST)
  /** What was added in the place of which line. */
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  /** What stood in the blanks of lines that were added, for those who take one back. */
  const [typed, setTyped] = useState<ReadonlyMap<string, Answers>>(new Map())
  const [atFirst] = useState(description)
  const { list, goOnFrom, goBackTo } = useLineFocus()
  const pick = (said: string) =>
    occupation ? pickLines({ occupations: [occupation], description: said, isCurrent, posting, title: fullTitle }) : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: pick changes with what is listed
  const all = useMemo(() => pick(atFirst), [occupation, atFirst, isCurrent, posting, fullTitle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: pick changes with what is listed
  const open = useMemo(() => new Set(pick(description).map(({ text }) => text)), [occupation, description, isCurrent])
  const offered = all.filter(({ text }) => added.has(text) || open.has(text))
  const left = offered.filter(({ text }) => !added.has(text))
  const last = left[most - 1]
  const shown = last ? offered.slice(0, offered.indexOf(last) + 1) : offered
  const firstDashed = shown.find(({ text }) => !added.has(text) && text.includes('['))

  const add = (line: PickedLine, text: string, answers: Answers) => {
    addLine(text)
    setAdded((before) => new Map(before).set(line.text, text))
    setTyped((before) => new Map(before).set(line.text, answers))
    announce('Line added to your job')
    goOnFrom(line.text)
  }
  const forget = (line: PickedLine) => {
    setAdded((before) => new Map([...before].filter(([other]) => other !== line.text)))
    goBackTo(line.text)
  }

  if (!occupation) return <p className="text-text-2">We couldn’t load the lines. Please try again in a moment.</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      {(isNear || occupation.title.toLowerCase() !== title.trim().toLowerCase()) && (
        <p className="text-small text-text-2">
          Lines for: {occupation.title}
          {isNear && `, the closest we have to “${title.trim()}”. Take what fits you.`}
        </p>
      )}
      {left.length === 0 && <p className="text-text-2">Your job already covers all of these.</p>}
      <ul ref={list} aria-label={`Lines for ${occupation.title}`} className="grid grid-cols-1 gap-5">
        {shown.map((line) => {
          const text = added.get(line.text)
          return (
            <li key={line.text} data-line={line.text}>
              {text === undefined ? (
                <BlankLine
                  text={line.text}
                  note={line.isAsked ? 'The posting asks for this' : undefined}
                  initial={typed.get(line.text) ?? answersFromTitle(parsePieces(line.text), fullTitle)}
                  currency={currency}
                  explainsDashed={line === firstDashed}
                  onAdd={(filled, answers) => add(line, filled, answers)}
                />
              ) : (
                <AddedNote text={text} onUndone={() => forget(line)} />
              )}
            </li>
          )
        })}
      </ul>
      {left.length > most && (
        <Button variant="outline" className="justify-self-start" onClick={() => setMost(most + AT_FIRST)}>
          Show more lines
        </Button>
      )}
    </div>
  )
}
