import { PenLine } from 'lucide-react'
import { Suspense, use, useDeferredValue, useMemo, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { answersFromTitle } from '#engine/library/answers-from-title.ts'
import { type Answers, parsePieces } from '#engine/library/blanks.ts'
import { findOccupation, isNameOf, searchOccupations } from '#engine/library/find-occupation.ts'
import { occupationIndex } from '#engine/library/index.gen.ts'
import type { IndexEntry } from '#engine/library/occupation.ts'
import { type PickedLine, pickLines } from '#engine/library/pick-lines.ts'
import { calmName } from '#engine/resume/names.ts'
import { AddedNote } from './added-note.tsx'
import { BlankLine } from './blank-line.tsx'
import { useJobLines } from './job-lines.ts'
import { entriesById, fetchOccupation, library } from './library.ts'
import { LinesFromService } from './lines-from-service.tsx'
import { OccupationSearch } from './occupation-search.tsx'
import { usePosting } from './posting.ts'
import { PostingField } from './posting-field.tsx'
import { useLineFocus } from './use-line-focus.ts'

type LineSuggestionsProps = { onBuild: () => void }

/** Lines of what people in this work do, to pick from and fill in. */
export function LineSuggestions({ onBuild }: LineSuggestionsProps) {
  const { title, fullTitle } = useJobLines()
  const found = useMemo(() => findOccupation(library, fullTitle), [fullTitle])
  const [chosen, setChosen] = useState<IndexEntry | undefined>(found.entry)
  const [searchKey, setSearchKey] = useState(0)

  /** A neighbour is named in the search field too. */
  const goTo = (entry: IndexEntry) => {
    setChosen(entry)
    setSearchKey((before) => before + 1)
  }
  const near = chosen ? chosen.neighbours.flatMap((id) => entriesById.get(id) ?? []) : findNear(fullTitle, found.family)

  return (
    <div className="grid grid-cols-1 gap-5">
      <OccupationSearch
        key={searchKey}
        initial={searchKey === 0 && title.trim() !== '' ? title : (chosen?.title ?? title)}
        onChoose={setChosen}
      />
      {title.trim() === '' && !chosen && <p className="text-text-2">Type your job title and pick it from the list.</p>}
      {title.trim() !== '' && !chosen && (
        <p className="text-text-2">
          We have no list called “{calmName(title.trim())}” yet. Pick something close below, try another title, or build
          your own line.
        </p>
      )}
      {/* Above the lines: of those for other work nobody reads on to its end. */}
      {near.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-small text-text-2">
            {chosen ? 'Not quite your work? Similar jobs:' : 'Similar to yours:'}
          </p>
          {near.map((entry) => (
            <Button key={entry.id} size="small" variant="outline" onClick={() => goTo(entry)}>
              {entry.title}
            </Button>
          ))}
        </div>
      )}
      <PostingField />
      {chosen && (
        <Suspense fallback={<Spinner label="Loading lines" />}>
          <OccupationLines
            key={chosen.id}
            id={chosen.id}
            isNear={chosen === found.entry && !isNameOf(chosen, fullTitle)}
          />
        </Suspense>
      )}
      <div className="grid justify-items-start gap-1">
        <Button variant="outline" onClick={onBuild}>
          <PenLine />
          Build your own line
        </Button>
        <p className="text-small text-text-2">None of these fit? Answer a few short questions to build your own.</p>
      </div>
      <LinesFromService />
    </div>
  )
}

const MOST_NEAR = 6

/** What the title might be and the work beside that; the whole family only where the title says nothing. */
function findNear(title: string, family: IndexEntry['family'] | undefined): IndexEntry[] {
  const likely = searchOccupations(library, title, 3)
  const beside = likely.slice(0, 1).flatMap(({ neighbours }) => neighbours.flatMap((id) => entriesById.get(id) ?? []))
  const ofFamily = occupationIndex.filter((entry) => entry.family === family)
  return [...new Set(likely.length > 0 ? [...likely, ...beside] : ofFamily)].slice(0, MOST_NEAR)
}

const AT_FIRST = 6

type OccupationLinesProps = {
  id: string
  /** The title names other work, which this is nearest to. */
  isNear: boolean
}

function OccupationLines({ id, isNear }: OccupationLinesProps) {
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
