import { PenLine } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { findOccupation, isNameOf, searchOccupations } from '#engine/library/find-occupation.ts'
import { occupationIndex } from '#engine/library/index.gen.ts'
import type { IndexEntry } from '#engine/library/occupation.ts'
import { calmName } from '#engine/resume/names.ts'
import { useJobLines } from './job-lines.ts'
import { entriesById, library } from './library.ts'
import { LinesFromService } from './lines-from-service.tsx'
import { OccupationLines } from './occupation-lines.tsx'
import { OccupationSearch } from './occupation-search.tsx'
import { PostingField } from './posting-field.tsx'

type LineSuggestionsProps = { onBuild: () => void }

/** Lines of what people in this work do, to pick from and fill in. */
export function LineSuggestions({ onBuild }: LineSuggestionsProps) {
  const { title, fullTitle } = useJobLines()
  const found = useMemo(() => findOccupation(library, fullTitle), [fullTitle])
  const [chosen, setChosen] = useState<IndexEntry | undefined>(found.entry)
  const [searchKey, setSearchKey] = useState(0)

  // Lines for the very title are read at once; how to find others comes behind them, and stays where it was found.
  const [isSearchLast] = useState(() => found.entry !== undefined && isNameOf(found.entry, fullTitle))
  const top = useRef<HTMLDivElement>(null)

  /** The search may stand below the lines that it changes. */
  const choose = (entry: IndexEntry) => {
    setChosen(entry)
    if (isSearchLast) top.current?.scrollIntoView({ block: 'start' })
  }
  /** A neighbour is named in the search field too. */
  const goTo = (entry: IndexEntry) => {
    choose(entry)
    setSearchKey((before) => before + 1)
  }
  const near = chosen ? chosen.neighbours.flatMap((id) => entriesById.get(id) ?? []) : findNear(fullTitle, found.family)

  const search = (
    <>
      <OccupationSearch
        key={searchKey}
        initial={searchKey === 0 && title.trim() !== '' ? title : (chosen?.title ?? title)}
        onChoose={choose}
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
    </>
  )
  return (
    <div ref={top} className="grid grid-cols-1 gap-5">
      {!isSearchLast && search}
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
      {isSearchLast && search}
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
