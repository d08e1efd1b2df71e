import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { type LineTarget, targetNames } from './place-lines.ts'

type OtherLinesProps = {
  lines: readonly string[]
  placed: ReadonlyMap<number, LineTarget>
  onPlace: (line: number, target: LineTarget | undefined) => void
}

/** Lines that found no place: one tap puts each of them into a section, a second one takes it back. */
export function OtherLines({ lines, placed, onPlace }: OtherLinesProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4">
      <h3 id={heading} className="border-border border-b pb-2 font-semibold text-body">
        Lines we couldn’t place
      </h3>
      <ul className="grid min-w-0 gap-4">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and the list stays as it is
          <li key={`${index} ${line}`} className="grid min-w-0 gap-2">
            <p className="break-words text-small text-text">{line}</p>
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{`Put “${line}” into`}</legend>
              {targetNames.map(({ target, name }) => {
                const isHere = placed.get(index) === target
                return (
                  <Button
                    key={target}
                    size="small"
                    variant={isHere ? 'filled' : 'outline'}
                    aria-pressed={isHere}
                    onClick={() => onPlace(index, isHere ? undefined : target)}
                  >
                    {name}
                  </Button>
                )
              })}
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
