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
      {notes.unsaid !== undefined && notes.unsaid.length > 0 && (
        <details className="rounded-card border border-border p-4 text-small">
          <summary className="cursor-pointer font-medium">Part of your answers is not in the letter</summary>
          <p className="mt-3 text-text-2">
            Pay, hours, private matters and complaints can count against you. Add any of it back in the letter if you
            like.
          </p>
          <ul className="mt-3 grid gap-2">
            {notes.unsaid.map((text) => (
              <li key={text} className="wrap-anywhere text-text-2">
                “{text}”
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
