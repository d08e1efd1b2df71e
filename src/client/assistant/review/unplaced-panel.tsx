import { useRef, useState } from 'react'
import { toast } from '#client/app/toast.ts'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { type LinePlace, linePlaces, placeSections } from '#client/imports/line-places.ts'
import { placeLine } from '#client/imports/place-line.ts'
import { SectionButton } from '#client/imports/section-button.tsx'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { LeftOutLines } from './left-out-lines.tsx'
import { unplacedId, useFocusNext } from './requirement-focus.ts'
import { leftOut, listWaiting, type SettledLine, settledAs, unplacedLines } from './unplaced-lines.ts'
import type { OpenReview } from './use-review.ts'

const SHOWN_FIRST = 3

/** What the reader could not place is shown and never lost: one tap puts a line into a section. */
export function UnplacedPanel({ review }: { review: OpenReview }) {
  const resume = useDocument((document) => document.resume)
  const { update, undo } = useDocumentActions()
  const [showsAll, setShowsAll] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const focusNext = useFocusNext(frame)
  const { settled, settle } = review
  const lines = unplacedLines(review.proposal)
  const waiting = listWaiting(review, resume)
  const out = lines.filter((line) => settledAs(settled, line)?.place === leftOut)
  if (waiting.length + out.length === 0) return null

  const without = (line: string): SettledLine[] => settled.filter(({ text }) => text !== line)
  const decide = (line: string, place: string) => {
    const next = waiting[waiting.indexOf(line) + 1] ?? waiting[waiting.indexOf(line) - 1]
    focusNext(next === undefined ? 'h2' : `[data-line="${lines.indexOf(next)}"] fieldset button`)
    // With the last line the whole list goes.
    if (next === undefined && place !== leftOut && out.length === 0)
      frame.current?.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
    settle([...without(line), { text: line, place }])
  }
  const put = (line: string, { path, section }: LinePlace) => {
    update((document) => ({ ...document, resume: placeLine(document.resume, { text: line, path, newId }) }), {
      label: `Add line to ${section.toLowerCase()}`,
    })
    decide(line, path)
    toast({ title: `Added to ${section.toLowerCase()}`, action: { label: 'Undo', onSelect: undo } })
  }
  const bringBack = (line: string) => {
    focusNext(`[data-line="${lines.indexOf(line)}"] fieldset button`)
    setShowsAll(true)
    settle(without(line))
  }
  const places = linePlaces(resume)
  const shown = showsAll ? waiting : waiting.slice(0, SHOWN_FIRST)

  return (
    <section
      ref={frame}
      aria-labelledby={unplacedId}
      className="grid grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <div>
        <h2 id={unplacedId} tabIndex={-1} className="font-semibold">
          {titleOf(waiting.length)}
        </h2>
        {waiting.length > 0 && (
          <p className="mt-1 text-small text-text-2">
            {waiting.length === 1
              ? 'It isn’t on the page yet. Tap where it belongs.'
              : 'They aren’t on the page yet. Tap where each one belongs.'}
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((line) => (
            <li
              key={line}
              data-line={lines.indexOf(line)}
              className="grid grid-cols-[1fr_auto] gap-2 border-border border-t pt-3"
            >
              <p className="wrap-anywhere self-center">{line}</p>
              <Button
                size="small"
                variant="ghost"
                className="-mr-2 self-start whitespace-nowrap"
                aria-label={`Leave out: ${line}`}
                onClick={() => decide(line, leftOut)}
              >
                Leave out
              </Button>
              <fieldset className="col-span-2 flex min-w-0 flex-wrap gap-2">
                <legend className="sr-only">Where to put “{line}”</legend>
                {placeSections.map((section) => (
                  <SectionButton
                    key={section}
                    section={section}
                    places={places.filter((place) => place.section === section)}
                    onChoose={(place) => put(line, place)}
                  />
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > shown.length && (
        <Button
          size="small"
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            focusNext(`[data-line="${lines.indexOf(waiting[shown.length] ?? '')}"] fieldset button`)
            setShowsAll(true)
          }}
        >
          Show {waiting.length - shown.length} more
        </Button>
      )}
      {waiting.length > 1 && (
        <Button
          size="small"
          variant="ghost"
          className="-ml-2 justify-self-start"
          onClick={() => {
            focusNext('h2')
            settle([
              ...settled.filter(({ text }) => !waiting.includes(text)),
              ...waiting.map((text) => ({ text, place: leftOut })),
            ])
          }}
        >
          Leave out all {waiting.length}
        </Button>
      )}
      {out.length > 0 && <LeftOutLines lines={out} onBack={bringBack} />}
    </section>
  )
}

function titleOf(count: number): string {
  if (count === 0) return 'Every line is taken care of'
  return count === 1 ? 'We couldn’t place 1 line' : `We couldn’t place these ${count} lines`
}
