import { Suspense, use, useDeferredValue, useMemo, useRef, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { findOccupation, searchOccupations } from '#engine/library/find-occupation.ts'
import { occupationIndex } from '#engine/library/index.gen.ts'
import type { IndexEntry } from '#engine/library/occupation.ts'
import { type PickedLine, pickLines } from '#engine/library/pick-lines.ts'
import { AddedNote } from './added-note.tsx'
import { BlankLine } from './blank-line.tsx'
import { useJobLines } from './job-lines.ts'
import { entriesById, fetchOccupation, library } from './library.ts'
import { LinesFromService } from './lines-from-service.tsx'
import { OccupationSearch } from './occupation-search.tsx'
import { usePosting } from './posting.ts'
import { PostingField } from './posting-field.tsx'

/** Lines of what people in this work do, to pick from and fill in. */
export function LineSuggestions() {
  const { title } = useJobLines()
  const found = useMemo(() => findOccupation(library, title), [title])
  const [chosen, setChosen] = useState<IndexEntry | undefined>(found.entry)
  const [searchKey, setSearchKey] = useState(0)

  /** A neighbour is named in the search field too. */
  const goTo = (entry: IndexEntry) => {
    setChosen(entry)
    setSearchKey((before) => before + 1)
  }
  const near = chosen ? chosen.neighbours.flatMap((id) => entriesById.get(id) ?? []) : findNear(title, found.family)

  return (
    <div className="grid grid-cols-1 gap-5">
      <OccupationSearch
        key={searchKey}
        initial={searchKey === 0 && title.trim() !== '' ? title : (chosen?.title ?? title)}
        onChoose={setChosen}
      />
      <PostingField />
      {chosen ? (
        <Suspense fallback={<Spinner label="Loading lines" />}>
          <OccupationLines key={chosen.id} id={chosen.id} />
        </Suspense>
      ) : (
        <p className="text-text-2">
          {title.trim() === ''
            ? 'Type your job title and pick it from the list.'
            : `We have no lines for “${title.trim()}” yet. Try another title, pick something close, or close this and use “Build a line”.`}
        </p>
      )}
      <LinesFromService />
      {near.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 border-border border-t pt-4">
          <p className="text-small text-text-2">{chosen ? 'Similar jobs:' : 'Similar to yours:'}</p>
          {near.map((entry) => (
            <Button key={entry.id} size="small" variant="outline" onClick={() => goTo(entry)}>
              {entry.title}
            </Button>
          ))}
        </div>
      )}
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

function OccupationLines({ id }: { id: string }) {
  const occupation = use(fetchOccupation(id))
  const { title, description, isCurrent, addLine } = useJobLines()
  const posting = useDeferredValue(usePosting().posting)
  const [most, setMost] = useState(AT_FIRST)
  const [added, setAdded] = useState<string | undefined>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const lines = useMemo(
    () => (occupation ? pickLines({ occupations: [occupation], description, isCurrent, posting, title }) : []),
    [occupation, description, isCurrent, posting, title],
  )
  // A line that was just added stays out of the list even where it was written quite differently.
  const [used, setUsed] = useState<readonly string[]>([])
  const offered = lines.filter(({ text }) => !used.includes(text))

  const add = (line: PickedLine, text: string, place: number) => {
    addLine(text)
    setAdded(text)
    setUsed((before) => [...before, line.text])
    announce('Line added to your job')
    // On to the next line, which takes this one's place.
    const next = list.current?.children[place + 1] ?? list.current?.children[place - 1]
    next?.querySelector('input')?.focus()
  }

  if (!occupation) return <p className="text-text-2">We couldn’t load the lines. Please try again in a moment.</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <AddedNote text={added} onUndone={() => setUsed((before) => before.slice(0, -1))} />
      {occupation.title.toLowerCase() !== title.trim().toLowerCase() && (
        <p className="text-small text-text-2">Lines for: {occupation.title}</p>
      )}
      {offered.length === 0 && <p className="text-text-2">Your job already covers all of these.</p>}
      <ul ref={list} aria-label={`Lines for ${occupation.title}`} className="grid grid-cols-1 gap-5">
        {offered.slice(0, most).map((line, place) => (
          <li key={line.text}>
            <BlankLine
              text={line.text}
              note={line.isAsked ? 'The posting asks for this' : undefined}
              onAdd={(text) => add(line, text, place)}
            />
          </li>
        ))}
      </ul>
      {offered.length > most && (
        <Button variant="outline" className="justify-self-start" onClick={() => setMost(most + AT_FIRST)}>
          Show more lines
        </Button>
      )}
    </div>
  )
}
