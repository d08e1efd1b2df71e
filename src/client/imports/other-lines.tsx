import { useId } from 'react'
import type { Resume } from '#engine/resume/resume.ts'
import { linePlaces, placeSections } from './line-places.ts'
import { SectionButton } from './section-button.tsx'

type OtherLinesProps = {
  lines: readonly string[]
  /** As it was read, with what was set right in it. */
  resume: Resume
  placed: ReadonlyMap<string, string>
  onPlace: (line: string, path: string | undefined) => void
}

/** Lines that found no place: one tap puts each of them into a section, a second one takes it back. */
export function OtherLines({ lines, resume, placed, onPlace }: OtherLinesProps) {
  const heading = useId()
  const places = linePlaces(resume)
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h3 id={heading} className="border-border border-b pb-2 font-semibold text-body">
        Lines we couldn’t place
      </h3>
      <ul className="grid min-w-0 gap-4">
        {lines.map((line) => (
          <li key={line} className="grid min-w-0 gap-2">
            <p className="break-words text-small text-text">{line}</p>
            <fieldset className="flex min-w-0 flex-wrap gap-2">
              <legend className="sr-only">{`Put “${line}” into`}</legend>
              {placeSections.map((section) => (
                <SectionButton
                  key={section}
                  section={section}
                  places={places.filter((place) => place.section === section)}
                  chosen={placed.get(line) ?? ''}
                  onChoose={({ path }) => onPlace(line, placed.get(line) === path ? undefined : path)}
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What says nothing of the person: counted, and there to look at. */
export function FurnitureLines({ lines }: { lines: readonly string[] }) {
  return (
    <details className="min-w-0 text-small text-text-2">
      <summary className="cursor-pointer py-1 text-text">
        {lines.length === 1 ? '1 line left out' : `${lines.length} lines left out`}: page numbers, headings, labels and
        repeats
      </summary>
      <ul className="grid gap-1 pt-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and the list stays as it is
          <li key={`${index} ${line}`} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}
