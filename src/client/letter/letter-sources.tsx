import { FitPanel } from '#client/assistant/review/fit-panel.tsx'
import type { LetterAnswer } from '#shared/api/assistant.ts'

/** What was left out because nothing supported it, and how the person answers the job. */
export function LetterSources({ notes }: { notes: LetterAnswer }) {
  return (
    <>
      {notes.dropped.length > 0 && (
        <details className="rounded-card border border-border p-4 text-small">
          <summary className="cursor-pointer font-medium">
            {notes.dropped.length === 1
              ? '1 sentence was left out because your facts don’t support it'
              : `${notes.dropped.length} sentences were left out because your facts don’t support them`}
          </summary>
          <ul className="mt-3 grid gap-3">
            {notes.dropped.map(({ text, detail }) => (
              <li key={text} className="wrap-anywhere grid gap-1">
                <span className="text-text-2">“{text}”</span>
                <span className="text-text-3">{detail}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {notes.leftOut !== undefined && notes.leftOut > 0 && (
        <p className="text-small text-text-2">
          {notes.leftOut === 1
            ? 'One more sentence used words that aren’t in your resume. We left it out.'
            : `${notes.leftOut} more sentences used words that aren’t in your resume. We left them out.`}
        </p>
      )}
      <FitPanel fit={notes.fit} />
    </>
  )
}
