import type { ReactNode } from 'react'
import { parseRichText, type RichRun } from '#engine/resume/rich-text.ts'

/** A description as the page shows it: bullets as bullets, bold as bold. */
export function DescriptionLines({ text }: { text: string }) {
  return (
    <ul className="mt-1 grid gap-0.5">
      {parseRichText(text).map(({ kind, runs }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          key={index}
          className={kind === 'bullet' ? 'ml-5 list-disc' : undefined}
        >
          {runs.map(drawRun)}
        </li>
      ))}
    </ul>
  )
}

function drawRun({ text, bold, italic }: RichRun, index: number): ReactNode {
  const words = italic ? <em key={index}>{text}</em> : text
  return bold ? (
    <strong key={index} className="font-semibold text-text">
      {words}
    </strong>
  ) : (
    words
  )
}
